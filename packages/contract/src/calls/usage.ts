import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Nothing, TimeZone } from '../fields.ts';

export const USAGE_CALLS = {
  startUsage: defineCall({
    method: 'POST',
    path: '/api/usage/sessions',
    summary: 'A session began. Only sent when the person has switched the keeping of totals on.',
    access: 'signed-in',
    body: z.object({ sessionId: z.uuid(), timeZone: TimeZone }),
    response: Nothing,
    errors: ['auth/sign-in-required'],
  }),
  endUsage: defineCall({
    method: 'POST',
    path: '/api/usage/sessions/:sessionId/end',
    summary: 'A session ended, after so many seconds of light or sound.',
    access: 'signed-in',
    params: z.object({ sessionId: z.uuid() }),
    body: z.object({ usedSeconds: z.number().int().min(0).max(86_400) }),
    response: Nothing,
    errors: ['auth/sign-in-required', 'request/not-found'],
  }),
  getUsage: defineCall({
    method: 'GET',
    path: '/api/usage',
    summary: 'Totals and streaks, as the privacy policy names them. Days are the newest of them, oldest first.',
    access: 'signed-in',
    query: z.object({ timeZone: TimeZone }),
    response: z.object({
      sessions: z.number().int(),
      totalSeconds: z.number().int(),
      currentStreakDays: z.number().int(),
      longestStreakDays: z.number().int(),
      days: z.array(z.object({ localDay: z.string(), sessions: z.number().int(), seconds: z.number().int() })),
    }),
    errors: ['auth/sign-in-required'],
  }),
} as const;
