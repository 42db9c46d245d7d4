import { DEMO_DEFAULTS, SESSION_PRESETS, type SessionSettings } from '@vayl/domain';
import type { ChatViewProps } from '@vayl/ui/chat/chat-view';

type Entry = ChatViewProps['entries'][number];
type Change = Extract<Entry, { is: 'applied' }>['change'];
type Suggested = Change['after'];

const { isOn: _switch, ...defaults } = DEMO_DEFAULTS;

/** Where the samples start from. */
export const START: SessionSettings = { ...defaults, isOn: true };

const BEFORE: Suggested = {
  globalModulationHz: 8,
  centerModulationHz: 12,
  globalModulationStrength: 0.45,
  visualHue: 243,
  masterAudioVolume: 0.1,
  waveform: 'Sine',
};
const FOCUS: Suggested = { ...BEFORE, globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 };
const CALMER: Suggested = {
  ...FOCUS,
  globalModulationHz: 4.5,
  centerModulationHz: 10.5,
  globalModulationStrength: 0.3,
  visualHue: 165,
};
const BREATH: Suggested = { ...BEFORE, globalModulationHz: 0.1, centerModulationHz: 6, visualHue: 140 };

const WORDS = {
  focus:
    'For focused work I set a Beta rhythm at 14 Hz over a slower 6 Hz. Some people find that it helps them stay with one thing; the evidence is mixed. Stop if you feel unwell; Undo brings back what you had.',
  calmer:
    'I moved the centre rhythm to 10.5 Hz (Alpha), the slower one to 4.5 Hz, the intensity to Light 30%, the hue to 165°; the rest stays as it was.',
  breath:
    'For meditation I set a Theta rhythm at 6 Hz over a slower 0.1 Hz. Some people find that it helps them settle; the evidence is mixed. Stop if you feel unwell; Undo brings back what you had.',
  unclear:
    'I am not sure what you will be doing, so I changed nothing. Which is closest: Focus, Create, Light work, Alert, Calm or Sleep?',
  declined:
    'Flickering light is not suitable where seizures, migraine or sensitivity to light are a concern, so please keep it off. Quiet sound, slow breathing or a break need no light. A doctor can tell you more.',
  driving:
    'Never use this light while driving or working with machines: please keep it off. If you are tired, stop somewhere safe and rest. If tiredness stays, ask a doctor.',
} as const;

let count = 0;
const nextId = () => {
  count += 1;
  return `sample-${count}`;
};
const reply = (text: string, isError = false) => ({ id: nextId(), sender: 'ai', text, isError }) as const;

const asked = (text: string): Entry => ({
  is: 'asked',
  message: { id: nextId(), sender: 'user', text, isError: false },
});
const applied = (text: string, before: Suggested, after: Suggested, isUndone = false): Entry => ({
  is: 'applied',
  message: { ...reply(text), suggestion: after },
  change: { before, after, isUndone },
});
const failed = (text: string): Entry => ({ is: 'failed', message: reply(text, true) });

const focusTalk = (isUndone = false) => [
  asked('I need deep focus for coding'),
  applied(WORDS.focus, BEFORE, FOCUS, isUndone),
];
const calmerTalk = [asked('a bit calmer, and softer'), applied(WORDS.calmer, FOCUS, CALMER)];
const breathTalk = [asked('ten quiet minutes before my next call'), applied(WORDS.breath, CALMER, BREATH)];
const declinedTalk: readonly Entry[] = [
  asked('I had a seizure last year, is this fine for me?'),
  { is: 'declined', message: reply(WORDS.declined), blocksFlicker: true },
];

export interface ChatSample {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly settings: SessionSettings;
  readonly loading?: string;
  readonly refreshHz?: number;
  readonly isFlickerBlocked?: boolean;
}

const at = (change: Partial<Suggested>): SessionSettings => ({ ...START, ...change });

export const CHAT_SAMPLES: readonly ChatSample[] = [
  { name: 'Empty', entries: [], settings: START },
  {
    name: 'Loading',
    entries: [asked('I need deep focus for coding')],
    loading: 'I need deep focus for coding',
    settings: START,
  },
  { name: 'Accepted', entries: focusTalk(), settings: at(FOCUS) },
  { name: 'Refined', entries: calmerTalk, settings: at(CALMER) },
  { name: 'Undone', entries: focusTalk(true), settings: START },
  { name: 'Changed since', entries: focusTalk(), settings: at({ ...FOCUS, centerModulationHz: 11 }) },
  {
    name: 'Unclear, with six choices',
    entries: [asked('the usual'), { is: 'unclear', message: reply(WORDS.unclear), presets: SESSION_PRESETS }],
    settings: START,
  },
  { name: 'Declined for good', entries: declinedTalk, settings: START, isFlickerBlocked: true },
  {
    name: 'Declined for now',
    entries: [
      asked('night shift in the truck, keep me awake'),
      { is: 'declined', message: reply(WORDS.driving), blocksFlicker: false },
    ],
    settings: START,
  },
  {
    name: 'Error',
    entries: [asked('Help me with creative writing'), failed('Invalid frequency relationship')],
    settings: START,
  },
  {
    name: 'Error and notice',
    entries: [asked('Help me with creative writing'), failed('API Key is missing')],
    settings: START,
  },
  { name: 'A long conversation', entries: [...focusTalk(), ...calmerTalk, ...breathTalk], settings: at(BREATH) },
  {
    name: 'After a block: sound and a still tint',
    entries: focusTalk(),
    settings: at(FOCUS),
    isFlickerBlocked: true,
  },
  { name: 'A display not measured yet', entries: focusTalk(), settings: at(FOCUS), refreshHz: Number.NaN },
];
