import { z } from 'zod';

/** Which service vouched for the person (RD-54). */
export const PROFILE_PROVIDERS = ['email', 'google.com', 'microsoft.com'] as const;

/** The profile as it travels; times are text in ISO 8601, set by the server (RD-56). */
export const UserProfile = z.object({
  email: z.string(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  createdAt: z.string(),
  signupSource: z.literal('web'),
  provider: z.enum(PROFILE_PROVIDERS),
  pendingReferralCode: z.string().nullable(),
});
export type UserProfile = z.infer<typeof UserProfile>;

/**
 * A second sign-up merges into the first: fields it does not name survive, the account keeps its age, and null never
 * takes a pending code away (RD-55).
 */
export function mergeProfile(stored: UserProfile, incoming: Partial<UserProfile>): UserProfile {
  return {
    ...stored,
    ...incoming,
    createdAt: stored.createdAt,
    pendingReferralCode: incoming.pendingReferralCode ?? stored.pendingReferralCode,
  };
}
