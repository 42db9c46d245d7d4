import { PLANS, SUBSCRIPTION_STATUSES } from '@vayl/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DeviceId, Moment, Nothing } from '../fields.ts';

const ENTITLEMENTS = ['free', 'beta', ...SUBSCRIPTION_STATUSES] as const;
const Address = z.object({ url: z.string() });

export const SUBSCRIPTION_CALLS = {
  getSubscription: defineCall({
    method: 'GET',
    path: '/api/subscription',
    summary: 'What this account may use, why, and until when.',
    access: 'signed-in',
    response: z.object({
      entitlement: z.enum(ENTITLEMENTS),
      plan: z.enum(PLANS).nullable(),
      trialEndsAt: Moment.nullable(),
      periodEndsAt: Moment.nullable(),
      endsAtPeriodEnd: z.boolean(),
      isRefundable: z.boolean(),
      trialDays: z.object({ monthly: z.number().int(), annual: z.number().int() }),
    }),
    errors: ['auth/sign-in-required'],
  }),
  startCheckout: defineCall({
    method: 'POST',
    path: '/api/subscription/checkout',
    summary: 'The address of the payment page. The server chooses price and trial; a caller names only the plan.',
    access: 'signed-in',
    body: z.object({ plan: z.enum(PLANS) }),
    response: Address,
    errors: ['auth/sign-in-required', 'subscription/already-active', 'payment/unavailable'],
  }),
  openPortal: defineCall({
    method: 'POST',
    path: '/api/subscription/portal',
    summary: 'The address where card and invoices are kept.',
    access: 'signed-in',
    body: Nothing,
    response: Address,
    errors: ['auth/sign-in-required', 'subscription/none', 'payment/unavailable'],
  }),
  cancelSubscription: defineCall({
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Ends the subscription with the period that is paid.',
    access: 'signed-in',
    body: Nothing,
    response: z.object({ periodEndsAt: Moment.nullable() }),
    errors: ['auth/sign-in-required', 'subscription/none', 'payment/unavailable'],
  }),
  refundSubscription: defineCall({
    method: 'POST',
    path: '/api/subscription/refund',
    summary: 'Within 7 days of the first charge: gives the money back and ends access now.',
    access: 'signed-in',
    body: Nothing,
    response: z.object({ refundedCents: z.number().int(), currency: z.string() }),
    errors: [
      'auth/sign-in-required',
      'subscription/none',
      'subscription/refund-over',
      'subscription/nothing-charged',
      'payment/unavailable',
    ],
  }),
  getEntitlementToken: defineCall({
    method: 'POST',
    path: '/api/entitlement',
    summary: 'A signed statement that the app can check without us for seven days.',
    access: 'signed-in',
    body: z.object({ deviceId: DeviceId }),
    response: z.object({
      token: z.string(),
      entitlement: z.enum(ENTITLEMENTS),
      checkAgainAt: Moment,
      expiresAt: Moment,
    }),
    errors: ['auth/sign-in-required', 'server/unavailable'],
  }),
  getEntitlementKey: defineCall({
    method: 'GET',
    path: '/api/entitlement/key',
    summary: 'The public keys (Ed25519, SPKI in base64) that check those statements; the first one signs.',
    access: 'anyone',
    response: z.object({
      /** The one that signs, for apps that know of one only. */
      publicKey: z.string(),
      keys: z.array(z.object({ id: z.string(), publicKey: z.string() })).readonly(),
    }),
    errors: ['server/unavailable'],
  }),
} as const;
