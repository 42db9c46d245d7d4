import type { PublicationId } from './bibliography.ts';

/** The thirteen references of the paper on light and sound, for and against: `ref1` is the first (RD-66). */
export const REF_1_TO_13 = [
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'A4',
  'A7',
  'S1',
  'S4',
  'G5',
  'M6',
  'M8',
] as const satisfies readonly PublicationId[];

export const PERCEPTUAL_LOAD_SET = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'P7',
  'P8',
  'P9',
  'P10',
  'P11',
] as const satisfies readonly PublicationId[];
