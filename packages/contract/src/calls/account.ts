import { PROFILE_PROVIDERS, UserProfile } from '@vayl/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Moment, Nothing, oneLine } from '../fields.ts';

const Email = z.string().trim().max(254);
const Password = z.string().max(256);
const SignedIn = z.object({ token: z.string().nullable(), user: z.object({ id: z.string(), email: z.string() }) });

export const ACCOUNT_CALLS = {
  signUpWithEmail: defineCall({
    method: 'POST',
    path: '/auth-api/sign-up/email',
    summary: 'Creates an account by e-mail and password, sends the verification mail, and signs in.',
    access: 'anyone',
    body: z.object({ email: Email, password: Password, name: oneLine(200).default('') }),
    response: SignedIn,
    errors: ['auth/email-already-in-use', 'auth/invalid-email', 'auth/weak-password'],
  }),
  signInWithEmail: defineCall({
    method: 'POST',
    path: '/auth-api/sign-in/email',
    summary: 'Signs in by e-mail and password.',
    access: 'anyone',
    body: z.object({ email: Email, password: Password }),
    response: SignedIn,
    errors: ['auth/wrong-credentials', 'auth/invalid-email'],
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/auth-api/sign-out',
    summary: 'Ends this session.',
    access: 'anyone',
    body: Nothing,
    response: z.object({ success: z.boolean() }),
    errors: [],
  }),
  requestPasswordReset: defineCall({
    method: 'POST',
    path: '/auth-api/request-password-reset',
    summary: 'Sends a single-use link, if the address has an account. The answer is the same if it has none.',
    access: 'anyone',
    body: z.object({ email: Email }),
    response: z.object({ status: z.boolean() }),
    errors: ['auth/invalid-email'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/auth-api/reset-password',
    summary: 'Sets a new password by the link of the mail, and ends all sessions.',
    access: 'anyone',
    body: z.object({ token: z.string().max(200), newPassword: Password }),
    response: z.object({ status: z.boolean() }),
    errors: ['auth/link-expired', 'auth/weak-password'],
  }),
  sendVerificationMail: defineCall({
    method: 'POST',
    path: '/auth-api/send-verification-email',
    summary: 'Sends the verification mail again, to the address of the signed-in person.',
    access: 'signed-in',
    body: Nothing,
    response: z.object({ status: z.boolean() }),
    errors: ['auth/sign-in-required'],
  }),
  getMe: defineCall({
    method: 'GET',
    path: '/api/me',
    summary: 'Who is signed in.',
    access: 'signed-in',
    response: z.object({
      id: z.string(),
      email: z.string(),
      isEmailVerified: z.boolean(),
      sessionId: z.string(),
      profile: UserProfile.nullable(),
    }),
    errors: ['auth/sign-in-required'],
  }),
  writeProfile: defineCall({
    method: 'PUT',
    path: '/api/users/:userId',
    summary: "Merges into the signed-in person's own profile (ENT-02, RD-55, RD-56). What it does not name survives.",
    access: 'signed-in',
    params: z.object({ userId: z.string().max(64) }),
    // The specification's client writes the whole record; the server takes what is the person's to say.
    body: z.object({
      displayName: oneLine(200).nullable().optional(),
      photoURL: z
        .url({ protocol: /^https$/ })
        .max(2000)
        .regex(/^\P{Cc}*$/u)
        .nullable()
        .optional(),
      pendingReferralCode: z.string().max(64).nullable().optional(),
    }),
    response: UserProfile,
    errors: ['auth/sign-in-required', 'auth/not-yours'],
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/api/sessions',
    summary: 'Every place where this account is signed in.',
    access: 'signed-in',
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          isThisOne: z.boolean(),
          device: z.string().nullable(),
          createdAt: Moment,
          expiresAt: Moment,
        }),
      ),
    }),
    errors: ['auth/sign-in-required'],
  }),
  revokeSession: defineCall({
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    summary: 'Signs one place out.',
    access: 'signed-in',
    params: z.object({ sessionId: oneLine(64) }),
    response: Nothing,
    errors: ['auth/sign-in-required', 'request/not-found'],
  }),
  listProviders: defineCall({
    method: 'GET',
    path: '/api/providers',
    summary: 'Which ways to sign in this server offers.',
    access: 'anyone',
    response: z.object({ providers: z.array(z.enum(PROFILE_PROVIDERS)) }),
    errors: [],
  }),
} as const;
