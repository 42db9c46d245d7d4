import type { SessionPreset } from '../../session/preset.ts';
import type { EvidenceGrade } from '../grade.ts';

/** What is known of the preset as a whole: its centre rate decides, and what its name would like to say. */
export const PRESET_GRADES: Readonly<Record<SessionPreset['name'], EvidenceGrade>> = {
  Focus: {
    response: { grade: 'strong' },
    benefit: { grade: 'none', note: 'light at 14 Hz' },
    for: ['E2'],
    against: ['A4', 'A7', 'S2'],
    limits: 'The attention result for sound is at 16 Hz; its neighbours gave none. Light stays below 15 Hz on purpose.',
  },
  Create: {
    response: { grade: 'strong' },
    benefit: { grade: 'mixed' },
    for: ['E3', 'S8'],
    against: ['S8', 'A4'],
    limits: 'For creativity some people gained and some did worse, with beats and not with light.',
  },
  'Light work': {
    response: { grade: 'strong' },
    benefit: { grade: 'mixed' },
    for: ['A6', 'A3'],
    against: ['A4', 'A7'],
    limits: 'At the upper edge of alpha; how it meets a person’s own rate differs from person to person.',
  },
  Alert: {
    response: { grade: 'strong' },
    benefit: { grade: 'none' },
    for: ['E2'],
    against: ['A7', 'M8'],
    limits: 'Just below the rates most likely to provoke seizures, and therefore drawn shallow.',
  },
  Calm: {
    response: { grade: 'strong', note: 'the 6 Hz part' },
    benefit: { grade: 'mixed', note: 'memory; calm itself untested' },
    for: ['A8', 'S13'],
    against: ['A9', 'A10'],
    limits: 'The slow swell may help if you breathe with it; as light alone nobody has studied it.',
  },
  Sleep: {
    response: { grade: 'strong', note: 'the 2 Hz part' },
    benefit: { grade: 'weak' },
    for: ['A12'],
    against: [],
    limits: 'One pilot with eight older adults and no control group.',
  },
};
