import { createServer } from 'node:http';

export interface PaymentStandIn {
  readonly url: string;
  stop(): Promise<void>;
}

const DAY_SECONDS = 86_400;

/** What the server asks the payment service when an event comes, answered for every simulated person alike. */
export async function startPaymentStandIn(): Promise<PaymentStandIn> {
  const server = createServer((request, response) => {
    const [, number] = /^\/v1\/subscriptions\/sub_load_(\d+)/.exec(request.url ?? '') ?? [];
    const isKnown = number !== undefined || request.url?.startsWith('/v1/invoices') === true;
    const answer = number === undefined ? { object: 'list', data: [], has_more: false } : subscriptionOf(number);
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? answer : { error: { code: 'resource_missing' } }));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      server.closeAllConnections();
      await stopped.promise;
    },
  };
}

function subscriptionOf(number: string) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const period = { current_period_start: nowSeconds - DAY_SECONDS, current_period_end: nowSeconds + 29 * DAY_SECONDS };
  return {
    id: `sub_load_${number}`,
    object: 'subscription',
    customer: `cus_load_${number}`,
    status: 'active',
    created: nowSeconds - DAY_SECONDS,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          ...period,
          price: { id: 'price_load', object: 'price', unit_amount: 1000, recurring: { interval: 'month' } },
        },
      ],
    },
  };
}
