import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Moment } from '../fields.ts';

const Release = z.object({
  version: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  releasedAt: Moment,
});

/** Spelled as the app's updater reads it. */
const Update = z.object({
  version: z.string(),
  pub_date: Moment,
  url: z.url(),
  signature: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});

export const RELEASE_CALLS = {
  getReleases: defineCall({
    method: 'GET',
    path: '/api/releases',
    summary: 'What can be downloaded. A platform without a release is null, and the page offers the e-mail form.',
    access: 'anyone',
    response: z.object({ mac: Release.nullable(), windows: Release.nullable(), linux: Release.nullable() }),
    errors: [],
  }),
  getUpdate: defineCall({
    method: 'GET',
    path: '/api/updates/:target/:arch',
    summary: 'The newest app for a system, signed. Nobody says which one they have: the app itself compares.',
    access: 'anyone',
    params: z.object({ target: z.string().max(20), arch: z.string().max(20) }),
    response: Update,
    errors: ['download/no-release'],
  }),
} as const;
