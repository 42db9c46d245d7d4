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

export const RELEASE_CALLS = {
  getReleases: defineCall({
    method: 'GET',
    path: '/api/releases',
    summary: 'What can be downloaded. A platform without a release is null, and the page offers the e-mail form.',
    access: 'anyone',
    response: z.object({ mac: Release.nullable(), windows: Release.nullable(), linux: Release.nullable() }),
    errors: [],
  }),
} as const;
