import {
  applySuggestion,
  EXAMPLE_PROMPTS,
  FREE_MINUTES_PER_DAY,
  PRODUCT_NAME,
  PRODUCT_STATEMENT,
  presetChange,
  SESSION_DEFAULTS,
  SESSION_PRESETS,
  type SessionSettings,
} from '@vayl/domain';

/**
 * The picture is a page of 800 × 450 px, drawn twice as fine and brought to 1280 × 720: the words keep the sizes they
 * have in the product, and can be read when the film is shown small. Sixty frames a second, since the guard draws no
 * rate above 0.45 of a display's: at thirty, 14 Hz would not be in the film.
 */
export const FILM = {
  seconds: 30,
  framesPerSecond: 60,
  page: { width: 800, height: 450, pixelsPerPx: 2 },
  picture: { width: 1280, height: 720 },
} as const;

export type SceneName = 'title' | 'desk' | 'helios' | 'light' | 'stop' | 'closing';

export interface Scene {
  readonly name: SceneName;
  readonly from: number;
  readonly to: number;
}

/** In seconds, like every time here. */
export const SCENES: readonly Scene[] = [
  { name: 'title', from: 0, to: 4 },
  { name: 'desk', from: 4, to: 6.8 },
  { name: 'helios', from: 6.8, to: 15.2 },
  { name: 'light', from: 15.2, to: 24.2 },
  { name: 'stop', from: 24.2, to: 25.9 },
  { name: 'closing', from: 25.9, to: 30 },
];

/** What happens when, within the scenes. */
export const CUES = {
  wave: { from: 0.4, to: 3 },
  /** How long a card takes to leave the screen, or to cover it. */
  cardSeconds: 0.7,
  /** The window comes from the mark in the system's bar, and goes back to it. */
  open: 6.8,
  hide: 18.9,
  windowSeconds: 0.35,
  helios: 7.6,
  ask: { from: 8, to: 10 },
  send: 10.2,
  answer: 11.1,
  pins: 11.5,
  session: 15.2,
  lightOn: 16.2,
  stop: 24.2,
  /** Which keys stop the light is on the screen before they are pressed. */
  keys: { from: 23.3, to: 25.9 },
  /** Work goes on before the light and under it. */
  work: [
    { from: 4.6, to: 6.2 },
    { from: 19.3, to: 23.4 },
  ],
} as const;

const FOCUS = SESSION_PRESETS.find(({ name }) => name === 'Focus');
if (FOCUS === undefined) throw new Error('there is no preset for focus');

/** Loud enough to be judged on small loudspeakers; the film as a whole lies at −23 LUFS. */
const FILM_VOLUME = 0.35;

const BEFORE: SessionSettings = { ...SESSION_DEFAULTS, masterAudioVolume: FILM_VOLUME };
const { globalModulationStrength, masterAudioVolume, waveform } = BEFORE;

/** The session as it was, and as it is once Helios has answered. Nothing but a person switches it on. */
export const SESSION = {
  before: BEFORE,
  after: applySuggestion(BEFORE, { ...presetChange(FOCUS), globalModulationStrength, masterAudioVolume, waveform }),
} as const;

const { globalModulationHz: EDGES_HZ, centerModulationHz: CENTRE_HZ } = SESSION.after;

/** What is said in the window is what the app says there. */
export const WORDS = {
  headline: ['An instrument', 'for attention.'],
  sentence: `${PRODUCT_NAME} lays a soft, click-through veil of light over your screen and plays matching tones while you work.`,
  editor: 'Editor',
  ways: { session: 'Session', helios: 'Ask Helios', settings: 'Settings', account: 'Account' },
  sessionHeading: 'Session Controls',
  minutesLeft: 'minutes left today',
  notMedical: 'Not a medical device',
  unasked: 'Start by telling me your current task',
  placeholder: 'What are you working on?',
  send: 'Send',
  assistant: 'Helios',
  asked: EXAMPLE_PROMPTS[0],
  waiting: 'Optimizing frequencies for your task...',
  reason: `Coding asks for narrow, steady attention, so I raised the centre to ${CENTRE_HZ} Hz and slowed the edges to ${EDGES_HZ} Hz.`,
  doubt: 'The evidence for it is limited.',
  stopKey: 'Stop key',
  stopKeys: ['⇧⌘.', 'Ctrl+Shift+.'],
  offer: [`${FREE_MINUTES_PER_DAY} minutes a day free,`, 'no card.'],
  systems: 'macOS and Windows.',
  statement: PRODUCT_STATEMENT,
} as const;

export interface Caption {
  readonly scene: SceneName;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** For people who do not hear the film, or do not see it well: what is said, shown and heard. */
export const CAPTIONS: readonly Caption[] = [
  {
    scene: 'title',
    from: 0.3,
    to: 3.9,
    text: `${PRODUCT_NAME}: an instrument for attention.\n[Silence. A wave is drawn across the night.]`,
  },
  { scene: 'desk', from: 4.2, to: 6.7, text: 'A screen with work on it. The light is off.\n[Silence]' },
  {
    scene: 'helios',
    from: 6.9,
    to: 10.9,
    text: `The window of ${PRODUCT_NAME} opens. Someone writes to Helios: “${WORDS.asked}”.`,
  },
  {
    scene: 'helios',
    from: 11.1,
    to: 15.1,
    text: `Helios moves the edges from ${BEFORE.globalModulationHz} to ${EDGES_HZ} Hz and the centre from ${BEFORE.centerModulationHz} to ${CENTRE_HZ} Hz, and says why.`,
  },
  {
    scene: 'light',
    from: 15.8,
    to: 19.3,
    text: `The session is switched on: a veil of light fades in.\n[A low tone pulses ${CENTRE_HZ} times a second]`,
  },
  {
    scene: 'light',
    from: 19.4,
    to: 24.1,
    text: 'The window hides; work goes on under the veil. The guard keeps the light below the limit for flashes.\n[The tone goes on]',
  },
  { scene: 'stop', from: 24.2, to: 25.8, text: 'The stop key: dark at once.\n[Silence]' },
  { scene: 'closing', from: 26.1, to: 29.9, text: `${WORDS.offer.join(' ')} ${WORDS.systems}\n${WORDS.statement}` },
];
