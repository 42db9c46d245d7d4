import type { BandName } from '../frequency/band.ts';
import type { EvidenceGrade } from './grade.ts';
import { BAND_GRADES, type BandGrades } from './grades/bands.ts';
import { KIND_GRADES } from './grades/kinds.ts';
import { PRESET_GRADES } from './grades/presets.ts';

export type GradedKind = keyof typeof KIND_GRADES;

const KINDS: Readonly<Record<GradedKind, EvidenceGrade>> = KIND_GRADES;

/** What is known of every setting: pages print it, and the product may show it beside the ruler. */
export const EVIDENCE_GRADES = {
  bands: BAND_GRADES,
  presets: PRESET_GRADES,
  kinds: KINDS,
};

export function gradeOfBand(name: BandName): BandGrades {
  return BAND_GRADES[name];
}
