import { z } from 'zod';
import { ErrorBody } from './error-body.ts';

/** What the popup says before it closes itself. Without an error the person is signed in. */
export const PopupMessage = z.object({
  type: z.literal('better-auth:oauth-popup'),
  nonce: z.string(),
  error: z.object({ code: ErrorBody.shape.code, description: z.string() }).optional(),
});
export type PopupMessage = z.infer<typeof PopupMessage>;
