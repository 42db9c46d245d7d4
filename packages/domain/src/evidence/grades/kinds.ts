import type { EvidenceGrade } from '../grade.ts';

/** What does not belong to one rate: kinds of sound, the layer itself, and its looks. */
export const KIND_GRADES = {
  'pulsed-tones': {
    response: { grade: 'strong' },
    benefit: { grade: 'mixed' },
    for: ['S5', 'S1'],
    against: [],
    limits: 'Few trials use pulsed tones; most use binaural beats.',
  },
  // Not in the product; here because most of the literature is about them.
  'binaural-beats': {
    response: { grade: 'weak', note: 'mixed' },
    benefit: { grade: 'mixed' },
    for: ['S3', 'S8'],
    against: ['S4', 'S5'],
    limits: 'Not what Vayl plays.',
  },
  pitch: {
    response: { grade: 'none' },
    benefit: { grade: 'none', note: 'for 432 Hz weak: heart rate' },
    for: ['S12'],
    against: [],
    limits: 'The tuning of music, with 33 people; not a tone.',
  },
  'pink-noise': {
    response: { grade: 'untested', note: 'there is no rate to follow' },
    benefit: { grade: 'mixed', note: 'helps with ADHD, hurts without' },
    for: ['S9', 'S10'],
    against: ['S10'],
    limits: 'Small effects in both directions, in young people.',
  },
  'brown-noise': {
    response: { grade: 'untested', note: 'there is no rate to follow' },
    benefit: { grade: 'none', note: 'no study found' },
    for: [],
    against: ['S10'],
    limits: 'A review that looked for studies found none.',
  },
  nature: {
    response: { grade: 'untested', note: 'there is no rate to follow' },
    benefit: { grade: 'weak' },
    for: ['S11'],
    against: [],
    limits: 'Heard before the work, not during it.',
  },
  'overlay-as-load': {
    response: { grade: 'untested' },
    benefit: { grade: 'untested' },
    for: ['P6'],
    against: ['P7', 'P8', 'P9', 'P11'],
    limits: 'The theory is about the task’s own display; a layer over it is not part of the task.',
  },
  'hue-and-intensity': {
    response: { grade: 'strong', note: 'brighter and redder give more' },
    benefit: { grade: 'none' },
    for: ['E3', 'G6'],
    against: ['M8', 'M9'],
    limits: 'More response lies in the same direction as more risk and more complaints.',
  },
} satisfies Record<string, EvidenceGrade>;
