import { PLATFORMS } from '@vayl/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { EmailField, Nothing } from '../fields.ts';

/** Free text, since there are many kinds of wallet; control characters are nobody's address. */
const WalletAddress = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .nullable()
  .default(null);

export const FORM_CALLS = {
  joinTokenWaitlist: defineCall({
    method: 'POST',
    path: '/api/coinrescue_waitlist',
    summary: 'Adds an address to the token waitlist.',
    access: 'anyone',
    body: z.object({ email: EmailField, walletAddress: WalletAddress }),
    response: Nothing,
    errors: [],
  }),
  requestDownload: defineCall({
    method: 'POST',
    path: '/api/download_requests',
    summary: 'Asks for the download link by mail.',
    access: 'anyone',
    body: z.object({ email: EmailField, platform: z.enum(PLATFORMS) }),
    response: Nothing,
    errors: [],
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Stops mail to the address that the token names, with one click (RFC 8058).',
    access: 'anyone',
    query: z.object({ token: z.string().max(1000) }),
    response: Nothing,
    errors: ['mail/unsubscribe-refused'],
  }),
} as const;
