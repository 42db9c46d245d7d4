import type { BandName } from '../../frequency/band.ts';
import type { EvidenceGrade } from '../grade.ts';

export interface BandGrades {
  readonly light: EvidenceGrade;
  readonly sound: EvidenceGrade;
}

/** What is known of each band, for light and for sound apart: evidence for one does not carry to the other. */
export const BAND_GRADES: Readonly<Record<BandName, BandGrades>> = {
  Breath: {
    light: {
      response: { grade: 'none' },
      benefit: { grade: 'weak', note: 'only if you breathe with it' },
      for: ['S13'],
      against: [],
      limits: 'Slow breathing on purpose is studied; light at 0.1 Hz alone is not.',
    },
    sound: {
      response: { grade: 'none' },
      benefit: { grade: 'weak', note: 'only if you breathe with it' },
      for: ['S13'],
      against: [],
      limits: 'Slow breathing on purpose is studied; sound at 0.1 Hz alone is not.',
    },
  },
  InfraLow: {
    light: {
      response: { grade: 'weak' },
      benefit: { grade: 'none' },
      for: ['A1'],
      against: [],
      limits: 'Monkeys, and a stream that was their task.',
    },
    sound: {
      response: { grade: 'weak' },
      benefit: { grade: 'none' },
      for: ['A1'],
      against: [],
      limits: 'Monkeys, and a stream that was their task.',
    },
  },
  Delta: {
    light: {
      response: { grade: 'strong' },
      benefit: { grade: 'weak', note: 'sleep; none for focus' },
      for: ['A1', 'A12'],
      against: [],
      limits: 'For sleep one pilot with eight people and no control group, light and sound together.',
    },
    sound: {
      response: { grade: 'strong', note: 'pulsed tones as a class' },
      benefit: { grade: 'weak', note: 'sleep; none for focus' },
      for: ['S5', 'A12'],
      against: [],
      limits: 'For sleep one pilot with eight people and no control group, light and sound together.',
    },
  },
  Theta: {
    light: {
      response: { grade: 'strong' },
      benefit: { grade: 'mixed', note: 'memory; none for focus' },
      for: ['A8'],
      against: ['A9', 'A10'],
      limits: 'A gain in memory was reported once and not found in two repeats.',
    },
    sound: {
      response: { grade: 'strong', note: 'pulsed tones as a class' },
      benefit: { grade: 'mixed', note: 'memory, with light; none for focus' },
      for: ['S5', 'A8'],
      against: ['A9'],
      limits: 'Tested together with light or film, not alone.',
    },
  },
  Alpha: {
    light: {
      response: { grade: 'strong' },
      benefit: { grade: 'mixed' },
      for: ['A6', 'A3', 'E3'],
      against: ['A4', 'A7', 'A10', 'E4'],
      limits: 'Flicker got in the way on harder trials; on people’s own screens it changed nothing.',
    },
    sound: {
      response: { grade: 'strong', note: 'pulsed tones as a class' },
      benefit: { grade: 'none' },
      for: ['S5'],
      against: ['S4'],
      limits: 'We know of no study of pulsed tones at these rates and work.',
    },
  },
  Beta: {
    light: {
      response: { grade: 'strong' },
      benefit: { grade: 'none' },
      for: ['E2', 'E7'],
      against: ['M8'],
      limits: 'Holds 15–25 Hz, the rates most likely to provoke seizures; never a default.',
    },
    sound: {
      response: { grade: 'strong' },
      benefit: { grade: 'mixed', note: 'better with traits of ADHD' },
      for: ['S2', 'S1'],
      against: ['S2'],
      limits: 'At 16 Hz, early in a session; authors from a company that sells it; no independent repeat was found.',
    },
  },
  Gamma: {
    light: {
      response: { grade: 'strong', note: 'at the brightness of a lamp; doubtful on a screen' },
      benefit: { grade: 'none', note: 'healthy people; mixed in Alzheimer’s disease' },
      for: ['E2', 'G1', 'G3'],
      against: ['E5', 'G4', 'G5', 'G6'],
      limits: 'A 60 Hz display would turn 40 Hz into 20 Hz, so it is not drawn there.',
    },
    sound: {
      response: { grade: 'strong' },
      benefit: { grade: 'weak' },
      for: ['S7', 'S6', 'S3'],
      against: ['S4', 'S6'],
      limits: 'Mostly binaural beats; attention still faded over time.',
    },
  },
  HyperGamma: {
    light: {
      response: { grade: 'none', note: 'on common displays' },
      benefit: { grade: 'none' },
      for: [],
      against: ['M13', 'M14'],
      limits: 'No display below 200 Hz can draw it, and unseen flicker has been linked to headaches.',
    },
    sound: {
      response: { grade: 'untested' },
      benefit: { grade: 'none' },
      for: [],
      against: [],
      limits: 'A pulse this fast is heard as a tone.',
    },
  },
};
