import { CALLS } from '@vayl/contract';
import { err, ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { startCheckout, trialDaysFor } from './checkout.ts';
import { cancelAtPeriodEnd, openPortal, refundSubscription } from './service.ts';
import { readView } from './store.ts';
import { mountPaymentEvents } from './webhook.ts';

export function mountSubscription(app: App, context: Context): void {
  const { database } = context;

  route(app, context, CALLS.getSubscription, async ({ session: { userId } }) => {
    const [view, trialDays] = await Promise.all([readView(database, userId), trialDaysFor(database, userId)]);
    return ok({
      ...view,
      trialEndsAt: view.trialEndsAt?.toISOString() ?? null,
      periodEndsAt: view.periodEndsAt?.toISOString() ?? null,
      trialDays,
    });
  });

  route(
    app,
    context,
    CALLS.startCheckout,
    ({ session: { userId, email }, body: { plan } }) => startCheckout(context, { userId, email, plan }),
    { limits: ['payment'] },
  );

  route(app, context, CALLS.openPortal, ({ session }) => openPortal(context, session.userId), { limits: ['payment'] });

  route(
    app,
    context,
    CALLS.cancelSubscription,
    async ({ session }) => {
      const cancelled = await cancelAtPeriodEnd(context, session.userId);
      if (!cancelled.ok) return err(cancelled.error);
      return ok({ periodEndsAt: cancelled.value.periodEndsAt?.toISOString() ?? null });
    },
    { limits: ['payment'] },
  );

  route(app, context, CALLS.refundSubscription, ({ session }) => refundSubscription(context, session.userId), {
    limits: ['payment'],
  });

  mountPaymentEvents(app, context);
}
