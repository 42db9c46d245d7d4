import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DeviceId, Moment, TimeZone } from '../fields.ts';

const DAY_SECONDS = FREE_MINUTES_PER_DAY * 60;
const Seconds = z.number().int().min(0).max(DAY_SECONDS);

const Balance = z.object({
  isUnlimited: z.boolean(),
  /** The local day that is charged, such as `2026-11-15`. */
  localDay: z.string(),
  remainingSeconds: z.number().int(),
  resetsAt: Moment,
});

export const MINUTES_CALLS = {
  getMinutes: defineCall({
    method: 'GET',
    path: '/api/minutes',
    summary: 'What is left of today.',
    access: 'signed-in',
    query: z.object({ timeZone: TimeZone }),
    response: Balance,
    errors: ['auth/sign-in-required'],
  }),
  leaseMinutes: defineCall({
    method: 'POST',
    path: '/api/minutes/lease',
    summary: 'Takes seconds of today before they are used. The same lease id asked again costs nothing more.',
    access: 'signed-in',
    body: z.object({
      leaseId: z.uuid(),
      deviceId: DeviceId,
      timeZone: TimeZone,
      wantedSeconds: z.number().int().min(1).max(DAY_SECONDS),
    }),
    response: Balance.extend({ leaseId: z.uuid(), grantedSeconds: z.number().int() }),
    errors: ['auth/sign-in-required', 'auth/email-not-verified', 'minutes/device-used'],
  }),
  returnMinutes: defineCall({
    method: 'POST',
    path: '/api/minutes/return',
    summary: 'Gives back what a lease did not use; once, on the day it was taken.',
    access: 'signed-in',
    body: z.object({ leaseId: z.uuid(), usedSeconds: Seconds }),
    response: Balance.extend({ returnedSeconds: z.number().int() }),
    errors: ['auth/sign-in-required', 'minutes/unknown-lease'],
  }),
  reconcileMinutes: defineCall({
    method: 'POST',
    path: '/api/minutes/reconcile',
    summary: 'Tells what was used without a network. Each use counts once, however often it is told.',
    access: 'signed-in',
    body: z.object({
      deviceId: DeviceId,
      timeZone: TimeZone,
      uses: z.array(z.object({ useId: z.uuid(), localDay: z.iso.date(), usedSeconds: Seconds })).max(100),
    }),
    response: Balance.extend({ chargedSeconds: z.number().int() }),
    errors: ['auth/sign-in-required'],
  }),
} as const;
