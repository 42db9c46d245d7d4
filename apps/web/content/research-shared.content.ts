import { COPY_BANDS_HZ, PRODUCT_NAME } from '@vayl/domain';
import type { BandRow, ScienceClaim } from './research-page.content.ts';

/** What both research pages say in the same words. */
export const WORKDAY = {
  title: 'A sample workday.',
  caption:
    'Height stands for depth of focus; the return after each interruption is drawn as long as the figure of the interviews.',
  sum: (count: number, total: string) =>
    `${count} such returns make ${total}. An illustration of the arithmetic, not a recording.`,
  lunch: 'lunch',
  claim: 'refocus-time',
} as const;

export const COSTS = {
  columns: ['Figure', 'What was reported', 'What it stands on'],
  sides: { for: ['I8', 'I10'], against: ['I1', 'I7'] },
  sidesTitle: 'Is there a cost at all? Both ways',
} as const;

export const SITUATION = { title: 'Your situation' } as const;

export const BRAIN_STATES: {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly BandRow[];
  readonly response: string;
  readonly benefit: string;
  readonly claim: 'band-names';
  readonly note: string;
} = {
  title: 'Brain states, and what their names may claim',
  lead: 'It is customary to name states by the rhythm that is strongest at the scalp. The borders are conventions, the states overlap, and a rhythm that is seen is not yet a rhythm that helps.',
  rows: [
    { name: 'Theta', claim: 'theta-band', gradeOf: 'Theta' },
    { name: 'Alpha', claim: 'alpha-band', gradeOf: 'Alpha' },
    { name: 'Beta', claim: 'beta-band', gradeOf: 'Beta' },
    { name: 'Gamma', claim: 'gamma-band', gradeOf: 'Gamma' },
  ],
  response: 'Does the brain answer?',
  benefit: 'Is a healthy person better off?',
  claim: 'band-names',
  note: `Light and sound are graded apart: evidence for one does not carry to the other. Of ${COPY_BANDS_HZ.beta.min}-${COPY_BANDS_HZ.beta.max} Hz, 15 to 25 Hz is where flicker is most likely to provoke a seizure; our AI never proposes those rates for light.`,
};

export const CYCLE = {
  title: 'One cycle, from the interruption back',
  claim: 'what-vayl-is',
  steps: [
    { name: 'Turn away, with a note', claim: 'ready-to-resume', instead: 'one line' },
    { name: 'Switch it on', claim: 'effect-noticed' },
    { name: 'Take up the task', claim: 'recovery-2-3-minutes' },
    { name: 'Leave it on for a while', claim: 'entrainment-minutes' },
  ],
  note: 'The times do not add up to one timeline, and we do not pretend that they do. Each is a statement of its own, with its own mark.',
} as const;

export const SCIENCE: {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly ScienceClaim[];
  readonly claims: readonly ['self-report-is-weak', 'flicker-can-harm'];
  readonly more: string;
} = {
  title: 'Science claims, both ways',
  lead: `No study here tested ${PRODUCT_NAME}, or any click-through layer during desk work. Each question has as much room for what speaks against us.`,
  rows: [
    {
      question: 'Does rhythmic light take the brain with it?',
      claim: 'entrainment',
      for: ['E2', 'E3'],
      against: ['E4', 'E5'],
    },
    {
      question: 'Does light near alpha keep distraction away?',
      text: 'Results point both ways, and depend on where the light is and on a person’s own rhythm.',
      for: ['A6', 'A3'],
      against: ['A4', 'A7'],
    },
    {
      question: 'Is 16 Hz a rate for focus?',
      claim: 'beta-16-hz',
      for: ['S2', 'S1'],
      against: ['M8', 'E7'],
    },
    { question: 'And 40 Hz?', claim: 'gamma-40-hz', for: ['G1', 'G3'], against: ['G5', 'E5'] },
    {
      question: 'Does a layer over the screen shut distraction out?',
      claim: 'overlay-as-load',
      for: ['P2', 'P6'],
      against: ['P7', 'P8'],
    },
  ],
  claims: ['self-report-is-weak', 'flicker-can-harm'],
  more: 'The four mechanisms in detail',
};

export const MARKET = {
  title: 'The market, as far as anybody has counted it',
  lead: 'Large figures about interruptions travel well and age badly. These are the ones we could trace to a document.',
  claims: ['cost-to-the-economy', 'hours-a-year', 'abandonment-95', 'five-minutes-and-meditation'],
  unknown: {
    title: 'What is not known',
    rows: [
      'How large the market for light and sound at work is. We found no count that we could check, so none stands here.',
      'How many teams still use a product like this after a month. Nobody has published it, and we have no figure of our own.',
      'Whether estimates from 2005 and 2020 describe your team in any year.',
    ],
  },
} as const;

export const KINDS = {
  title: 'Beside other kinds of help',
  ours: PRODUCT_NAME,
  others: ['Focus music', 'Site blockers', 'Meditation apps', 'One written line'],
  rows: [
    {
      name: 'Works while you work',
      ours: 'Yes, click-through',
      others: ['Yes', 'Yes', 'No', 'Before you turn away'],
    },
    {
      name: 'Asks of you',
      ours: 'A layer on your screen',
      others: ['Headphones', 'A list', 'A quiet place', 'A minute'],
    },
    {
      name: 'Evidence for coming back sooner',
      ours: 'None measured',
      others: ['Mixed, for attention', 'Not in our sources', 'Some, for attention', 'Four studies'],
      for: ['S1', 'M4', 'I9'],
    },
    {
      name: 'Speaks against it',
      ours: 'May itself distract',
      others: ['Noise hurts some', 'Not in our sources', 'Most people stop', 'Nothing we found'],
      against: ['P7', 'S10', 'M1'],
    },
  ],
  sources: 'Sources',
  note: 'Kinds of things, as we read them; not a test of any product.',
} as const;

export const TECHNIQUES = {
  title: 'What costs nothing',
  lead: 'Try these first. If they are enough, you do not need us.',
  rows: [
    { name: 'Write one line before you turn away', claim: 'ready-to-resume' },
    { name: 'Leave a cue where you will see it', publication: 'I5' },
    { name: 'Breathe slowly for a few minutes', publication: 'S13' },
    { name: 'Sit still for ten minutes', publication: 'M4' },
    { name: 'Listen to rain or birds before, not during', claim: 'nature-sound' },
    {
      name: 'Batch what may wait',
      own: 'Our own advice, without a study: answer messages at two fixed times of the day.',
    },
  ],
} as const;

export const SOURCES = {
  title: 'Sources',
  lead: 'Every publication that this page leans on, for or against us. The word after each says where it stands towards what we would like to say, not towards its own thesis.',
} as const;
