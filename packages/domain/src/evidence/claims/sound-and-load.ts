import type { Claim } from '../claim.ts';

/** Pitch, noise, nature, moods, the overlay as load, and what can harm. */
export const SOUND_AND_LOAD = {
  pitch: {
    text: 'Pitch is a matter of taste. We know of no evidence that one pitch focuses better than another.',
    basis: { is: 'own-statement' },
    see: ['S12'],
  },
  'steady-noise': {
    text: 'Steady noise helped young people with ADHD a little and hurt others a little; the review that says so found no study of brown noise.',
    basis: { is: 'published', sources: ['S10'] },
    see: ['S9'],
  },
  'nature-sound': {
    text: 'Nature sounds heard before work improved scores in one study. During work they were not tested.',
    basis: { is: 'published', sources: ['S11'] },
  },
  creativity: {
    text: 'For creativity results are mixed, and some people did worse. Treat it as ambience.',
    basis: { is: 'published', sources: ['S8'] },
  },
  sleep: {
    text: 'For sleep there is one pilot without a control group, with eight older adults. Treat it as ambience.',
    basis: { is: 'published', sources: ['A12'] },
  },
  'overlay-as-load': {
    text: 'Demanding displays leave less room for distractors. An overlay is not part of your task: it may help by hiding clutter, or distract; and lower contrast of text makes distraction worse. It has not been tested.',
    basis: { is: 'published', sources: ['P2', 'P6'] },
    see: ['P1', 'P3', 'P10'],
    against: ['P7', 'P8', 'P9', 'P11'],
  },
  'flicker-can-harm': {
    text: 'Flicker from 3 flashes a second on can trigger seizures in about 1 of 10,000 people, often without an earlier sign. Start low, keep it dim, avoid red, and stop if you feel odd. It is not for anyone with seizures or migraine triggered by light.',
    basis: { is: 'published', sources: ['M8', 'M9'] },
    see: ['M10', 'M12', 'M14'],
  },
  'fast-is-not-unseen': {
    text: 'Fast flicker is not the same as unseen flicker: even light fuses at 50–90 Hz, but edges and moving eyes reveal far faster changes.',
    basis: { is: 'published', sources: ['M13'] },
    see: ['M14'],
  },
  'self-report-is-weak': {
    text: 'People who expect a tone to help feel that they do better, and do not. What users say is therefore weak evidence, also about Vayl.',
    basis: { is: 'published', sources: ['M6', 'M7'] },
  },
} satisfies Record<string, Claim>;
