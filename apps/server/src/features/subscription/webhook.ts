import type { ErrorCode } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { refusal } from '../../http/refusal.ts';
import { syncSubscription } from './sync.ts';

/**
 * Where the payment service tells what happened. Its signature is over the bytes as they came, so nothing parses them
 * before. Every refusal but a wrong signature makes it send the event again later.
 */
export function mountPaymentEvents(app: App, context: Context): void {
  app.post('/webhooks/stripe', async (web) => {
    const refuse = (code: ErrorCode) => {
      const { status, body } = refusal(code, web.get('requestId'));
      return web.json(body, status);
    };
    const { payments, metrics } = context;
    if (payments === undefined) return refuse('payment/unavailable');
    const rawBody = new Uint8Array(await web.req.arrayBuffer());
    const event = await payments.readEvent(rawBody, web.req.header('stripe-signature') ?? '');
    if (!event.ok) return refuse(event.error);
    const { subscriptionId } = event.value;
    if (subscriptionId !== undefined) {
      const synced = await syncSubscription(context, { payments, subscriptionId, event: event.value });
      if (!synced.ok) return refuse(synced.error);
    }
    metrics.happened('payment event received');
    return web.json({ received: true });
  });
}
