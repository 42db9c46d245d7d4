import { COPY_BANDS_HZ } from '../../frequency/range.ts';
import type { Claim } from '../claim.ts';

const { theta, alpha, beta, gamma } = COPY_BANDS_HZ;

/** What light and sound are said to do, how soon, and at which rate. */
export const EFFECT = {
  'what-vayl-is': {
    text: 'Vayl is audio-visual brainwave entrainment plus a task-relevant visual overlay, made for regaining focus after interruptions. What the word entrainment may claim is disputed, and we say where.',
    basis: { is: 'own-statement' },
    see: ['E2', 'E9'],
    against: ['E4', 'E5'],
  },
  entrainment: {
    text: 'Rhythmic light produces an EEG response at the same rate. Whether it captures the brain’s own rhythm is disputed.',
    basis: { is: 'published', sources: ['E2', 'E3', 'A3', 'E10'] },
    see: ['E9'],
    against: ['E4', 'E5'],
  },
  'effect-noticed': {
    text: 'Whoever notices an effect should notice it in 30-60 s: that is our expectation, not a result. Visual cortex answers a visible flicker within seconds; whether you feel a difference is personal, and expectation plays a part.',
    figure: '30-60 s',
    basis: { is: 'own-statement' },
    see: ['E6'],
    against: ['M6'],
  },
  'entrainment-minutes': {
    text: 'We suggest giving entrainment 5-10 min. This is advice on use, not a measured onset: EEG responses appear within seconds and fade in fractions of a second once the light stops.',
    figure: '5-10 min',
    basis: { is: 'own-statement' },
    see: ['S3'],
    against: ['E6', 'E7', 'E8'],
  },
  'gamma-40-hz': {
    text: '40 Hz gamma light and sound are studied in Alzheimer’s disease, with conflicting results. That says nothing about focus in healthy people, and a screen is dimmer than the lamps that were used.',
    figure: '40 Hz',
    basis: { is: 'published', sources: ['E2', 'G1', 'G3'] },
    see: ['G2', 'G6'],
    against: ['E5', 'G4', 'G5'],
  },
  'beta-16-hz': {
    text: 'In one preprint, music pulsed at 16 Hz, a beta rate, gave the best attention scores; a later paper saw the gain mainly in listeners with more symptoms of ADHD. We use 16 Hz in sound only.',
    figure: '16 Hz',
    basis: { is: 'published', sources: ['S2', 'S1'] },
    against: ['M8'],
  },
  'five-minutes-and-meditation': {
    text: 'People compare 5 minutes of stimulation with 20+ minutes of meditation. We have not: studies of meditation use 10 to 20 minutes a session, our sessions can be as short as 5, and nobody has put the two side by side.',
    figure: '5 minutes',
    basis: { is: 'own-statement' },
    see: ['M3', 'M5'],
    against: ['M4'],
  },
  'attention-networks': {
    text: 'Modulated music raised activity in attention networks in one study with functional imaging.',
    basis: { is: 'published', sources: ['S1'] },
  },
  'no-lasting-change': {
    text: 'We claim no lasting change of the brain. The EEG response ends about three cycles after the light does.',
    basis: { is: 'published', sources: ['E8'] },
  },
  'theta-band': {
    text: `Theta is customarily ${theta.min}-${theta.max} Hz; borders differ between laboratories.`,
    figure: `${theta.min}-${theta.max} Hz`,
    basis: { is: 'own-statement' },
    mark: 'A convention, not a finding.',
    see: ['E2'],
  },
  'alpha-band': {
    text: `Alpha is customarily ${alpha.min}-${alpha.max} Hz, around the ten waves a second that were seen first.`,
    figure: `${alpha.min}-${alpha.max} Hz`,
    basis: { is: 'own-statement' },
    mark: 'A convention, not a finding.',
    see: ['E1', 'E2'],
  },
  'beta-band': {
    text: `Beta is ${beta.min}-${beta.max} Hz in this text. The product’s own table begins it above ${alpha.max} Hz; borders differ between laboratories.`,
    figure: `${beta.min}-${beta.max} Hz`,
    basis: { is: 'own-statement' },
    mark: 'A convention, not a finding.',
    see: ['E2'],
  },
  'gamma-band': {
    text: `Gamma is customarily ${gamma.min}-${gamma.max} Hz; borders differ between laboratories.`,
    figure: `${gamma.min}-${gamma.max} Hz`,
    basis: { is: 'own-statement' },
    mark: 'A convention, not a finding.',
    see: ['E2'],
  },
  'band-names': {
    text: 'The words beside a band are names of settings, not effects.',
    basis: { is: 'own-statement' },
    mark: 'Names that we chose.',
  },
  'pulse-and-swell': {
    text: 'A 6 Hz pulse with a slow 0.1 Hz swell. The name is borrowed from the analysis of EEG; no coupling in your brain is measured.',
    basis: { is: 'own-statement' },
    mark: 'A name that we chose.',
  },
} satisfies Record<string, Claim>;
