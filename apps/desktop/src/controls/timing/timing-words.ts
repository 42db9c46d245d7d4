import type {
  PresenceChoice,
  PresenceSignal,
  SignalReading,
  TimingAnswer,
  TimingReason,
  UnknownReason,
} from '@vayl/domain';
import { assertNever } from '@vayl/domain';
import type { SessionSnapshot } from '@vayl/session';
import { ruleText } from './rule-text.ts';

export const SIGNAL_TEXT: Readonly<Record<PresenceSignal, string>> = {
  microphone: 'Microphone in use',
  camera: 'Camera in use',
  'screen-share': 'Screen shared',
  calendar: 'Meeting in your calendar',
  'full-screen-video': 'Full-screen video',
  'do-not-disturb': 'Do not disturb',
};

export const CHOICE_TEXT: Readonly<Record<PresenceChoice, string>> = {
  pause: 'Pause light',
  duck: 'Sound down',
  both: 'Both',
  nothing: 'Nothing',
};

const UNKNOWN_TEXT: Readonly<Record<UnknownReason, string>> = {
  'not-asked': 'not looked yet',
  'system-does-not-tell': 'this system does not tell apps',
  'desktop-does-not-tell': 'nobody on this desktop tells',
  wayland: 'Wayland does not tell apps',
  'program-missing': 'pactl is not installed',
  failed: 'it could not be read',
  'no-calendar': 'no calendar is connected',
};

export const TIMING = {
  lead: 'Light pauses and sound goes down while something else needs you. It comes back by itself a few seconds later, and is never started for you.',
  now: (answer: TimingAnswer) =>
    answer.light === 'pauses'
      ? `Now it would rest: ${inSentence(answer.lightReason)}.`
      : `Now it may run: ${inSentence(answer.lightReason)}.`,
  signals: 'Signals',
  choice: (signal: PresenceSignal) => `${SIGNAL_TEXT[signal]}: what it does`,
  note: 'In a pause the tone rests with the light and no minutes are counted; background noise goes on. Sound goes down to a quarter.',
  locked: 'Locked or asleep',
  lockedNote: 'Always dark. Only you start it again.',
  rules: {
    title: 'Rules',
    none: 'No rules yet. It may run in every app, on every display and at any time.',
    order:
      'The rule that says most of the moment decides: an app before a display, a display before a time. Signals come first.',
    noApp: 'Which app is in front is not known now. Rules for an app do not act.',
    add: 'Add a rule',
    edit: 'Change',
    editName: (rule: string) => `Change: ${rule}`,
    remove: 'Delete',
    removeName: (rule: string) => `Delete: ${rule}`,
    list: 'Your rules',
  },
  form: {
    add: 'A new rule',
    edit: 'Change the rule',
    verdict: 'What it does',
    deny: 'Rests',
    allow: 'Runs',
    app: 'App',
    appHint: (inFront: string | undefined) =>
      inFront === undefined ? 'Empty for every app.' : `Empty for every app. In front now: ${inFront}.`,
    display: 'Display',
    anyDisplay: 'Every display',
    days: 'Days',
    from: 'From',
    to: 'Until',
    time: 'Write times as 09:00. Leave both empty for all day.',
    badTime: 'This is no time. Write it as 09:00, and let it end at another time than it begins.',
    save: 'Save the rule',
    cancel: 'Cancel',
  },
  dryRun: {
    title: 'What would happen?',
    text: 'Ask for another moment. Nothing is switched.',
    day: 'Day',
    time: 'Time',
    app: 'App',
    display: 'Display',
    signal: 'Signal',
    noSignal: 'No signal',
    noDisplay: 'Not known',
    runs: (reason: TimingReason) => `It would run: ${inSentence(reason)}.`,
    rests: (reason: TimingReason) => `It would rest: ${inSentence(reason)}.`,
    ducked: 'Sound would be down.',
    noTime: 'Write the time as 15:00.',
  },
  dock: { goOn: 'Go on', turnUp: 'Turn it up', ducked: (reason: string) => `sound down, ${reason}` },
  notNow: {
    title: 'Not now',
    text: (reason: TimingReason) => `${reasonText(reason)}.`,
    locked: 'Unlock it first.',
    anyway: 'Start anyway, this once',
    dismiss: 'All right',
  },
} as const;

/** Why, as it stands at the beginning of a line. */
function reasonText(reason: TimingReason): string {
  switch (reason.is) {
    case 'locked':
      return 'This computer is locked';
    case 'signal':
      return SIGNAL_TEXT[reason.signal];
    case 'rule':
      return `Your rule “${ruleText(reason.rule)}”`;
    case 'anyway':
      return `You set aside: ${inSentence(reason.instead)}`;
    case 'nothing-against':
      return 'Nothing speaks against it';
    default:
      return assertNever(reason);
  }
}

/** The same within a sentence. */
function inSentence(reason: TimingReason): string {
  const text = reasonText(reason);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What a signal reads at this moment. */
export function readingText(reading: SignalReading): string {
  if (reading.is === 'unknown') return `Not known: ${UNKNOWN_TEXT[reading.why]}`;
  return reading.is === 'yes' ? 'Yes' : 'No';
}

export type Acting = { readonly is: 'paused' | 'ducked'; readonly reason: string };

/** What acts on a session that is on, or on noise that plays; undefined where nothing does. */
export function actingNow(
  { settings, pauseReason, isDucked, isNoiseAlone }: SessionSnapshot,
  { light, lightReason, soundReason }: TimingAnswer,
): Acting | undefined {
  const isPaused = settings.isOn && pauseReason !== undefined && pauseReason !== 'person';
  if (isPaused && light === 'pauses') return { is: 'paused', reason: inSentence(lightReason) };
  if (isDucked && (settings.isOn || isNoiseAlone)) return { is: 'ducked', reason: inSentence(soundReason) };
  return undefined;
}

/** As the bar of the system says it, which says nothing else. */
export function actingText(acting: Acting | undefined): string | undefined {
  if (acting === undefined) return undefined;
  return `${acting.is === 'paused' ? 'Paused' : 'Sound down'}: ${acting.reason}`;
}
