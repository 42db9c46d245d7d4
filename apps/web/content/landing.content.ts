import {
  BETA,
  EXAMPLE_PROMPTS,
  FREE_MINUTES_PER_DAY,
  FREQUENCY_RANGE_HZ,
  GOVERNOR_LIMITS,
  PRODUCT_NAME,
  type SessionPreset,
  SITE_CHORD,
  SITE_PULSE_HZ,
  SITE_SWELL_HZ,
} from '@vayl/domain';

export const APPLY = 'Apply for Beta Access';

export const AVAILABILITY = 'Available only for macOS and Windows.';

const FREE_USE = `${FREE_MINUTES_PER_DAY} minutes a day are free on Mac and Windows, no credit card.`;

export const HERO = {
  title: 'An instrument',
  turned: 'for attention.',
  lead: `${PRODUCT_NAME} lays a soft, click-through veil of light over your screen and plays matching tones while you work. Set the two frequencies yourself, or tell Helios the task.`,
  watch: 'Watch the demo',
  notes: [AVAILABILITY, FREE_USE],
} as const;

export const WAVE = {
  label: `${SITE_PULSE_HZ}Hz carrier / ${SITE_SWELL_HZ}Hz modulation PAC`,
  tones: `${SITE_CHORD.map(({ hz }) => hz).join(' · ')} Hz`,
  /** The label calls the pulse a carrier and borrows a name from the laboratory (RD-77). */
  gloss: 'PAC is a name from EEG analysis. Nothing in your brain is measured here.',
  unmute: 'Unmute',
  mute: 'Mute',
  pause: 'Pause',
  resume: 'Resume',
  noSound: 'Sound is not available in this browser.',
} as const;

export const PROBLEM = {
  // What is said of each thing stays together; the line may only break before it.
  title: ['The\u00a0interruption is\u00a0short.', 'The\u00a0way\u00a0back is\u00a0not.'],
  text: [
    'A message takes seconds. Returning to the thought you had before it takes far longer, and most days hold many such returns.',
    `${PRODUCT_NAME} gives eye and ear one steady thing to rest on. The edges of the screen breathe at one frequency, the centre at another, and the tones keep the same time.`,
    'In our own use it is noticed within 30 to 60 seconds, and then mostly forgotten. How much of that is expectation, nobody has tested.',
  ],
} as const;

interface RecoveryBar {
  readonly label: string;
  readonly whose: string;
  readonly minutes: number;
  /** Where the certain part of a range ends. */
  readonly solidMinutes?: number;
  readonly text: string;
  readonly tone: 'ink' | 'accent';
}

export const RECOVERY: {
  readonly title: string;
  readonly scaleMinutes: number;
  readonly stepMinutes: number;
  readonly bars: readonly RecoveryBar[];
  readonly note: readonly string[];
} = {
  title: 'Back to interrupted work, drawn to scale',
  scaleMinutes: 25,
  stepMinutes: 5,
  bars: [
    {
      label: `Without ${PRODUCT_NAME}`,
      whose: 'reported by others',
      minutes: 23.25,
      text: '23 min 15 s',
      tone: 'ink',
    },
    {
      label: `With ${PRODUCT_NAME}`,
      whose: 'our own statement',
      minutes: 3,
      solidMinutes: 2,
      text: '2–3 min',
      tone: 'accent',
    },
  ],
  note: [
    'The first figure was given by Gloria Mark in an interview about her workplace studies (Gallup, 2006): how long until interrupted work was picked up again the same day, other tasks included. It is not the time needed to concentrate.',
    'The second is our own statement. It has not been tested in a controlled trial.',
  ],
};

/** What Helios would do with a sentence; its light never asks for 15 to 25 Hz. */
export const SOLUTION = {
  title: 'Say what you are doing',
  youWrite: 'You write',
  sentence: EXAMPLE_PROMPTS[0],
  heliosWrites: 'Helios answers',
  answer:
    'Slower at the edges, so they ask for less. A little quicker in the middle, where you read. It may do nothing for you: then move the pins back.',
  before: { globalHz: 8, centerHz: 12 },
  after: { globalHz: 6, centerHz: 14 },
  readouts: { global: 'Global, the edges', center: 'Centre' },
  was: 'before:',
  lead: 'Every setting sits on one ruler, from a slow breath to gamma. Helios moves the pins and says why. You can move them back.',
  guard: `Hatched, ${GOVERNOR_LIMITS.fullDepthMaxHz} to ${FREQUENCY_RANGE_HZ.max} Hz: the guard holds the swing of the light to ${percent(GOVERNOR_LIMITS.swingCap)} % of full cover. Cross-hatched, ${GOVERNOR_LIMITS.provocativeRatesHz.min} to ${GOVERNOR_LIMITS.provocativeRatesHz.max} Hz: ${percent(GOVERNOR_LIMITS.strictSwingCap)} %. A flash begins where relative luminance changes by ${GOVERNOR_LIMITS.flashLuminance}; the guard stays below it. There is no switch to turn the guard off.`,
} as const;

interface Use {
  readonly name: string;
  readonly preset: SessionPreset['name'];
  readonly text: string;
}

export const USES: { readonly title: string; readonly lead: string; readonly rows: readonly Use[] } = {
  title: 'One instrument, four uses',
  lead: 'Each is a place on the ruler and a colour of light. The names are labels for settings, not promised effects.',
  rows: [
    {
      name: 'Focus',
      preset: 'Focus',
      text: 'For one hard thing at a time. The evidence at these rates is mixed; both sides stand below.',
    },
    {
      name: 'Calm',
      preset: 'Calm',
      text: 'The edges follow one slow breath in ten seconds. Breathing along is what helps, if anything does.',
    },
    {
      name: 'Creativity',
      preset: 'Create',
      text: 'For loose thinking. In the one study we know, of beats in sound, some people gained and some did worse.',
    },
    {
      name: 'Sleep',
      preset: 'Sleep',
      text: 'Slow and warm, without blue. One pilot with eight people, without controls, speaks for it: take it as ambience.',
    },
  ],
};

export const AUDIENCE = {
  title: ['For people whose', 'work is thinking'],
  rows: [
    { name: 'Knowledge workers', text: 'who come back from a call to half a page.' },
    { name: 'Team leads and managers', text: 'who own one quiet hour between other people’s questions.' },
    { name: 'Developers', text: 'who hold a whole program in mind, until somebody asks something.' },
    { name: 'Traders', text: 'who want to stay even while the numbers move.' },
    { name: 'Biohackers', text: 'who change one number at a time, and write it down.' },
  ],
} as const;

export const COHORT = {
  title: [`${BETA.spots} beta spots,`, `${BETA.weeks} weeks.`],
  closing: `The call said: applications close ${BETA.applicationsClose} or when ${BETA.spots} are confirmed.`,
  closed:
    'That day has passed: applications for this cohort have closed. The form stays open for whoever wants to be asked first if there is another.',
  weeks: [
    'Baseline. You work as usual and note each time you come back.',
    `${PRODUCT_NAME} on, at settings of your own.`,
    'Helios picks them from your task.',
    'On or off: you decide, each morning.',
  ],
  asked: {
    title: 'What we ask',
    rows: [
      'Use it on at least four working days a week',
      'Two minutes of notes at the end of each day',
      'One 15-minute call in week four',
    ],
  },
  given: {
    title: 'What you get',
    rows: [
      'Free indefinite access after the cohort',
      'Your own data as a file, and nobody else’s',
      'A direct line to the people who build it',
    ],
  },
} as const;

export const FINAL_CALL = {
  title: 'Try it on',
  turned: 'one',
  rest: 'hard hour.',
  lead: 'Apply for the beta, or begin on your own today.',
  free: FREE_USE,
  download: 'Download',
} as const;

export const WAITLIST = {
  title: 'Beta waitlist',
  label: 'Email',
  placeholder: 'you@work.com',
  submit: 'Join the waitlist',
  hint: 'For now the form only checks the address. It sends nothing and keeps nothing.',
  /** The form sends nothing, so this may claim nothing (RD-13). */
  success: `The address is fine, and stayed in this browser: nothing was sent or kept. To reach us, use ${APPLY}.`,
} as const;

/** 0.035 as `3.5`. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
