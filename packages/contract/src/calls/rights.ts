import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Moment, Nothing } from '../fields.ts';

export const RIGHTS_CALLS = {
  exportAccount: defineCall({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is held about the signed-in person, as one file.',
    access: 'signed-in',
    response: z.object({
      exportedAt: Moment,
      /** One entry for each table that names the person, with its rows as they are stored. */
      held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: ['auth/sign-in-required'],
  }),
  correctEmail: defineCall({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Sends a link to the new address. Nothing changes before it was opened.',
    access: 'signed-in',
    body: z.object({ newEmail: z.string().max(320) }),
    response: Nothing,
    errors: ['auth/sign-in-required', 'auth/invalid-email', 'auth/email-already-in-use'],
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/api/account/email/confirm',
    summary: 'Changes the address, by the link that the new one got: one use, one hour. It may be opened anywhere.',
    access: 'anyone',
    body: z.object({ token: z.string().max(200) }),
    response: Nothing,
    errors: ['auth/link-expired', 'auth/email-already-in-use'],
  }),
  deleteAccount: defineCall({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Ends the subscription and deletes everything about the person. The e-mail is typed once more to confirm.',
    access: 'signed-in',
    body: z.object({ confirmEmail: z.string().max(320) }),
    response: Nothing,
    errors: ['auth/sign-in-required', 'account/other-email', 'payment/unavailable'],
  }),
} as const;
