import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeMock, startStripeMock, whyThereIsNoStripeMock } from '../../test-helpers/stripe-mock.ts';
import { createLog } from '../log/log.ts';
import { createStripePayments, type Payments } from './stripe.ts';

const WISH = {
  customerId: 'cus_1',
  plan: 'monthly',
  trialDays: 7,
  previousCheckoutId: null,
  successUrl: 'https://vayl.example/checkout-success',
  cancelUrl: 'https://vayl.example/account',
} as const;

/** Each call of the port, with everything it can send. */
const CALLS: readonly [string, (payments: Payments) => Promise<{ readonly ok: boolean }>][] = [
  ['a customer', (payments) => payments.createCustomer({ userId: 'user', email: 'a@people.example' })],
  ['a customer that is deleted', (payments) => payments.deleteCustomer('cus_1')],
  ['a checkout with a trial', (payments) => payments.createCheckout({ ...WISH, trialDays: 21 })],
  ['a checkout without a trial', (payments) => payments.createCheckout({ ...WISH, plan: 'annual', trialDays: 0 })],
  ['a checkout that is closed', (payments) => payments.closeCheckout('cs_1')],
  ['a portal', (payments) => payments.createPortal({ customerId: 'cus_1', returnUrl: 'https://vayl.example/account' })],
  ['a subscription with its invoices', (payments) => payments.fetchSubscription('sub_1')],
  ['an end with the period', (payments) => payments.cancelAtPeriodEnd('sub_1')],
  ['an end now', (payments) => payments.cancelNow('sub_1')],
  ['a refund', (payments) => payments.refund({ id: 'pi_1' })],
];

const whyNot = await whyThereIsNoStripeMock();
if (whyNot === undefined) judgeEveryRequest();
else sayThatNothingWasJudged(whyNot);

function judgeEveryRequest(): void {
  describe('what we send to the payment service', () => {
    let mock: StripeMock;
    let payments: Payments;
    beforeAll(async () => {
      mock = await startStripeMock();
      payments = createStripePayments({
        secretKey: 'sk_test_123',
        webhookSecret: 'whsec_123',
        prices: { monthly: 'price_monthly', annual: 'price_annual' },
        apiUrl: mock.url,
        log: createLog('silent'),
      });
    });
    afterAll(() => mock.stop());

    it.each(CALLS)('is as its own description says: %s', async (_, call) => {
      expect(await call(payments)).toMatchObject({ ok: true });
    });

    it('would be refused if it were not', async () => {
      const response = await fetch(`${mock.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'payment_intent=pi_1&reason=no_such_reason',
      });
      expect(response.status).toBe(400);
    });
  });
}

function sayThatNothingWasJudged(reason: string): void {
  it('stripe-mock was not run on this machine', () => {
    process.stderr.write(`stripe-mock was not run, so the shapes of our requests were not judged: ${reason}\n`);
    expect(reason).not.toBe('');
  });
}
