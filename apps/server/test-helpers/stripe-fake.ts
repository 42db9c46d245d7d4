import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Stripe } from 'stripe';
import { stripeFakeApi } from './stripe-fake-api.ts';
import { type FakeEvent, StripeFakeLedger } from './stripe-fake-ledger.ts';
import { stripeFakePages } from './stripe-fake-pages.ts';

export interface StripeFakeOptions {
  readonly port?: number;
  /** Where events go. A server that is started after the fake is told of later. */
  readonly webhookUrl?: string;
  readonly webhookSecret: string;
}

interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

interface DeliveryOptions {
  readonly secret?: string;
  readonly ageSeconds?: number;
  /** Changes the bytes after they were signed. */
  readonly tamper?: (payload: string) => string;
}

export interface StripeFake {
  readonly url: string;
  readonly ledger: StripeFakeLedger;
  readonly requests: readonly FakeRequest[];
  /** Every event there ever was. */
  readonly events: readonly FakeEvent[];
  setWebhookUrl(url: string): void;
  /** Keeps events back, so that a test can deliver them as it likes. */
  holdEvents(isHeld: boolean): void;
  /** Lets every call fail, as if the service were down. */
  setDown(isDown: boolean): void;
  /** Runs between an answer's making and its sending. */
  setDelay(delay: (request: FakeRequest) => Promise<void>): void;
  /** Pays the page of this address. */
  pay(checkoutUrl: string): Promise<void>;
  advance(days: number): Promise<void>;
  /** Gives the status that the server answered with. */
  deliver(event: FakeEvent, options?: DeliveryOptions): Promise<number>;
  /** When everything that was sent has been answered. */
  isDelivered(): Promise<void>;
  stop(): Promise<void>;
}

/** A payment service that remembers, has a clock that can be moved, and signs its events as the real one does. */
export async function startStripeFake(options: StripeFakeOptions): Promise<StripeFake> {
  let { webhookUrl } = options;
  let isHeld = false;
  let isDown = false;
  let delay: (request: FakeRequest) => Promise<void> = () => Promise.resolve();
  let delivered: Promise<unknown> = Promise.resolve();
  const events: FakeEvent[] = [];
  const requests: FakeRequest[] = [];
  const answers = new Map<string, Response>();

  const deliver = async (event: FakeEvent, { secret, ageSeconds = 0, tamper }: DeliveryOptions = {}) => {
    if (webhookUrl === undefined) return 0;
    const payload = JSON.stringify({ ...event, api_version: Stripe.API_VERSION, livemode: false });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: secret ?? options.webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    });
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: tamper?.(payload) ?? payload,
    });
    await response.text();
    return response.status;
  };
  const ledger = new StripeFakeLedger((event) => {
    events.push(event);
    // One after the other; a server that is away misses them, as nothing here waits for days.
    if (!isHeld) delivered = delivered.then(() => deliver(event)).catch(() => 0);
  });
  const isDelivered = async () => {
    await delivered;
  };

  const app = new Hono();
  app.use('/v1/*', async (web, next) => {
    const request = { method: web.req.method, path: web.req.path, body: await web.req.text() };
    requests.push(request);
    if (isDown) return web.json({ error: { type: 'api_error', message: 'down' } }, 500);
    if (!/^Bearer sk_\w+$/.test(web.req.header('authorization') ?? '')) return web.json({ error: {} }, 401);
    // The same key is the same wish, whatever became of it.
    const key = web.req.header('idempotency-key');
    const answered = key === undefined ? undefined : answers.get(key);
    if (answered !== undefined) return answered.clone();
    await next();
    if (key !== undefined) answers.set(key, web.res.clone());
    await delay(request);
    return undefined;
  });
  let url = '';
  app.route(
    '/v1',
    stripeFakeApi(ledger, () => url),
  );
  app.route('/', stripeFakePages(ledger, isDelivered));

  const listening = Promise.withResolvers<void>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: options.port ?? 0 }, () => listening.resolve());
  server.once('error', listening.reject);
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake has no port');
  url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    ledger,
    requests,
    events,
    setWebhookUrl: (wanted) => {
      webhookUrl = wanted;
    },
    holdEvents: (wanted) => {
      isHeld = wanted;
    },
    setDown: (wanted) => {
      isDown = wanted;
    },
    setDelay: (wanted) => {
      delay = wanted;
    },
    pay: async (checkoutUrl) => {
      const response = await fetch(`${checkoutUrl}/done`, { redirect: 'manual' });
      if (response.status !== 302) throw new Error(`the payment page answered ${response.status}`);
    },
    advance: async (days) => {
      ledger.advance(days);
      await isDelivered();
    },
    deliver,
    isDelivered,
    stop: () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
      return stopped.promise;
    },
  };
}
