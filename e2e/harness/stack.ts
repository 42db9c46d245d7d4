import { inject } from 'vitest';

/** All addresses of the site that has something to download; this is the one that most journeys visit. */
export const { released, unreleased } = inject('sites');
