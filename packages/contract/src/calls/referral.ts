import { ReferralAnswer } from '@vayl/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const REFERRAL_CALLS = {
  validateReferralCode: defineCall({
    method: 'POST',
    path: '/api/validateReferralCode',
    summary: 'Whether a code is one of ours. Unknown and inactive codes get the same answer.',
    access: 'anyone',
    body: z.object({ referralCode: z.string().trim().max(64) }),
    response: ReferralAnswer,
    errors: [],
  }),
  getReferral: defineCall({
    method: 'GET',
    path: '/api/referral',
    summary: "The signed-in person's own code, its link, and how many benefits it has brought.",
    access: 'signed-in',
    response: z.object({ code: z.string(), link: z.string(), benefitsGranted: z.number().int() }),
    errors: ['auth/sign-in-required'],
  }),
} as const;
