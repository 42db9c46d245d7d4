import { type ClaimId, PRODUCT_NAME, type PublicationId } from '@vayl/domain';

type MechanismName = 'perceptual' | 'entrainment' | 'network' | 'neuroplastic';

export interface Mechanism {
  readonly name: MechanismName;
  readonly tab: string;
  readonly title: string;
  readonly question: string;
  /** What is known, each with what it stands on. */
  readonly claims: readonly ClaimId[];
  readonly for: readonly PublicationId[];
  readonly against: readonly PublicationId[];
  readonly disputed: string;
  readonly weDo: string;
}

export const NEURO_HERO = {
  title: 'What rhythmic light may do to a brain at work',
  claim: 'what-vayl-is',
} as const;

/** Two different quantities, which the caption says; the numbers are those of the claims, and a test compares. */
export const RECOVERY_COMPARISON = {
  title: 'Before and after',
  claim: 'recovery-comparison',
  scaleMinutes: 25,
  sides: [
    { name: 'Before', whose: 'Reported by others', claim: 'refocus-time', solidMinutes: 23.25, minutes: 23.25 },
    { name: 'After', whose: 'Our target, not a result', claim: 'recovery-3-5-minutes', solidMinutes: 3, minutes: 5 },
  ],
} as const;

export const MECHANISMS: {
  readonly title: string;
  readonly lead: string;
  readonly words: { readonly known: string; readonly disputed: string; readonly weDo: string };
  readonly rows: readonly [Mechanism, ...Mechanism[]];
} = {
  title: 'Four mechanisms',
  lead: 'Four ways in which light and sound could help. For each: what is known, what is disputed, and what we do about it.',
  words: { known: 'What is known', disputed: 'What is disputed', weDo: 'What we do' },
  rows: [
    {
      name: 'perceptual',
      tab: 'Perceptual',
      title: 'Perceptual load',
      question: 'Can a layer over the screen leave less room for distraction?',
      claims: ['overlay-as-load'],
      for: ['P2', 'P6'],
      against: ['P7', 'P8'],
      disputed:
        'The theory is about the display of the task itself. Some repeats found dilution instead of load, and few single people fit the prediction. A faint veil is not part of anybody’s task.',
      weDo: 'The veil is weak, lets every click through and can be set to nothing. Where text is small or its contrast low, leave it off.',
    },
    {
      name: 'entrainment',
      tab: 'Entrainment',
      title: 'Entrainment',
      question: 'Does the brain follow the light, or does it only answer?',
      claims: ['entrainment', 'effect-noticed', 'entrainment-minutes', 'beta-16-hz', 'gamma-40-hz'],
      for: ['E3', 'A3'],
      against: ['E4', 'E5'],
      disputed:
        'An answer at the rate of the light is easy to measure. Whether an inner rhythm is captured, or single answers only add up, is not settled, and either would leave open whether work goes better.',
      weDo: 'We call it entrainment because people search for the word, and say here that it is disputed. Our AI never proposes light of 15 to 25 Hz, and no rate is drawn that the display cannot show.',
    },
    {
      name: 'network',
      tab: 'Network',
      title: 'Attention networks',
      question: 'Does a pulse reach the networks that hold attention?',
      claims: ['attention-networks', 'steady-noise'],
      for: ['S1', 'A1'],
      against: ['S4', 'S6'],
      disputed:
        'The imaging study was about sound, was written in part by people of a company that sells such sound, and has no independent repeat that we found. For light there is nothing of the kind.',
      weDo: 'Light and sound keep the same time. We do not say that a network is switched on, because nobody has looked while our product ran.',
    },
    {
      name: 'neuroplastic',
      tab: 'Neuroplastic',
      title: 'Lasting change',
      question: 'Is anything left when the light is off?',
      claims: ['no-lasting-change', 'self-report-is-weak'],
      for: ['A3', 'A8'],
      against: ['E8', 'A9'],
      disputed:
        'An effect of a few cycles is reported, and a gain in memory once, which a repeat did not find. Training by repetition is an old idea; for a veil of light it is a hope.',
      weDo: 'We promise nothing that stays. If you work better with it after a month, that may be habit, and a habit is fine.',
    },
  ],
};

export const FEATURES = {
  title: 'Beside other kinds of stimulation',
  ours: PRODUCT_NAME,
  others: ['Pulsed sound alone', 'Lamps and goggles', 'Meditation'],
  rows: [
    { name: 'Acts on', ours: 'Sight and hearing, in one time', others: ['Hearing', 'Sight', 'Practice'] },
    {
      name: 'While you work',
      ours: 'Yes, over your own screen',
      others: ['Yes', 'No: it is all you see', 'No'],
    },
    { name: 'Follows the task', ours: 'From one sentence', others: ['By playlist', 'By program', 'By method'] },
    {
      name: 'How bright',
      ours: 'A faint change of the screen',
      others: ['—', 'Far brighter than a screen', '—'],
      publications: ['G6'],
    },
    {
      name: 'How long',
      ours: 'From 5 minutes, our own advice',
      others: ['As long as it plays', 'Up to two hours a day in patients', '10 to 20 minutes a session'],
      publications: ['G4', 'M3', 'M4'],
    },
    {
      name: 'Evidence for focus in healthy people',
      ours: 'None measured',
      others: ['Mixed', 'None: studied in disease', 'Some'],
      publications: ['S1', 'S4', 'G3', 'M3'],
    },
    {
      name: 'Not for',
      ours: 'Anybody with seizures or migraine set off by light',
      others: ['—', 'The same people', '—'],
      publications: ['M8'],
    },
  ],
  sources: 'Sources',
  claim: 'five-minutes-and-meditation',
  note: 'Kinds of things, as we read them; not a test of any product.',
} as const;

export const NEURO_CALL = {
  title: 'Look at it with a doubt in mind',
  lead: 'Fifteen minutes with one of us, on your own screen, with every question allowed.',
  book: 'Book a 15-minute demo',
  home: 'Back to homepage',
  research: 'The cost of interruptions, with a calculator',
} as const;

export const NEURO_SOURCES = {
  title: 'Sources',
  lead: 'Every publication that this page leans on, for or against us. The word after each says where it stands towards what we would like to say, not towards its own thesis.',
} as const;
