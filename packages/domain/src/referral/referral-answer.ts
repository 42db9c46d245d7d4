import { z } from 'zod';

/** What the check answers, and what a visitor is shown of it. By itself, so that the form's rules come without zod. */
export const ReferralAnswer = z.object({ valid: z.boolean(), message: z.string() });
export type ReferralAnswer = z.infer<typeof ReferralAnswer>;
