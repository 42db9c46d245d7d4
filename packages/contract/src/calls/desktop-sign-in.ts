import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Moment, Nothing, oneLine } from '../fields.ts';

/** SHA-256 of the verifier, base64url (RFC 7636). */
const Challenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const Verifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);
const DeviceName = oneLine(100).min(1);
const NewSession = z.object({ token: z.string(), expiresAt: Moment });

export const DESKTOP_SIGN_IN_CALLS = {
  createConnectCode: defineCall({
    method: 'POST',
    path: '/api/connect/code',
    summary: 'The signed-in browser gets a code for the app that opened it: 60 s, one use, bound to the challenge.',
    access: 'signed-in',
    body: z.object({ challenge: Challenge, deviceName: DeviceName }),
    response: z.object({ code: z.string(), expiresAt: Moment }),
    errors: ['auth/sign-in-required'],
  }),
  exchangeConnectCode: defineCall({
    method: 'POST',
    path: '/api/connect/exchange',
    summary: 'The app changes code and verifier for its own session. A wrong verifier burns the code.',
    access: 'anyone',
    body: z.object({ code: z.string().max(200), verifier: Verifier }),
    response: NewSession,
    errors: ['connect/code-refused'],
  }),
  startDevice: defineCall({
    method: 'POST',
    path: '/api/device/code',
    summary: 'The way without a deep link (RFC 8628): the app shows the user code, the person types it at /device.',
    access: 'anyone',
    body: z.object({ deviceName: DeviceName }),
    response: z.object({
      deviceCode: z.string(),
      userCode: z.string(),
      verificationPath: z.string(),
      intervalSeconds: z.number(),
      expiresAt: Moment,
    }),
    errors: [],
  }),
  lookAtDevice: defineCall({
    method: 'GET',
    path: '/api/device/:userCode',
    summary: 'What a person sees before approving: which device asks, from where, since when.',
    access: 'signed-in',
    params: z.object({ userCode: z.string().max(16) }),
    response: z.object({ deviceName: z.string(), address: z.string(), requestedAt: Moment, expiresAt: Moment }),
    errors: ['auth/sign-in-required', 'device/code-expired'],
  }),
  decideDevice: defineCall({
    method: 'POST',
    path: '/api/device/:userCode',
    summary: 'Approves or denies the device.',
    access: 'signed-in',
    params: z.object({ userCode: z.string().max(16) }),
    body: z.object({ isApproved: z.boolean() }),
    response: Nothing,
    errors: ['auth/sign-in-required', 'device/code-expired'],
  }),
  pollDevice: defineCall({
    method: 'POST',
    path: '/api/device/token',
    summary: 'The app asks whether it was approved; the first answer after approval carries its session.',
    access: 'anyone',
    body: z.object({ deviceCode: z.string().max(200) }),
    response: NewSession,
    errors: ['device/waiting', 'device/slow-down', 'device/denied', 'device/code-expired'],
  }),
} as const;
