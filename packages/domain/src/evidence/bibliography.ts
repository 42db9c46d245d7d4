import { ATTENTION } from './bibliography/attention.ts';
import { ENTRAINMENT } from './bibliography/entrainment.ts';
import { GAMMA } from './bibliography/gamma.ts';
import { INTERRUPTION } from './bibliography/interruption.ts';
import { PERCEPTUAL_LOAD } from './bibliography/perceptual-load.ts';
import { PRACTICE_AND_SAFETY } from './bibliography/practice-and-safety.ts';
import { SOUND } from './bibliography/sound.ts';
import type { Publication } from './publication.ts';

const ALL = {
  ...ENTRAINMENT,
  ...ATTENTION,
  ...SOUND,
  ...GAMMA,
  ...PERCEPTUAL_LOAD,
  ...INTERRUPTION,
  ...PRACTICE_AND_SAFETY,
};

/** `E2`, `P7`: a letter for the group, and a number. */
export type PublicationId = keyof typeof ALL;

/** Everything that any page or paper may cite. What is not here is not cited. */
export const BIBLIOGRAPHY: Readonly<Record<PublicationId, Publication>> = ALL;

export function publicationOf(id: PublicationId): Publication {
  return BIBLIOGRAPHY[id];
}

export function isPublicationId(text: string): text is PublicationId {
  return Object.hasOwn(BIBLIOGRAPHY, text);
}
