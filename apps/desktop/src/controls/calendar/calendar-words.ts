import { LEAST_GAP_MINUTES, WIND_DOWN_MINUTES } from '@vayl/domain';
import type { CalendarProvider } from '../../host/calendar-host.ts';
import type { ConnectionProblem, ConnectionState } from './calendar-state.ts';

const NAMES: Readonly<Record<CalendarProvider, string>> = { google: 'Google', microsoft: 'Microsoft' };

/** What happened, and what to do. */
const PROBLEMS: Readonly<Record<ConnectionProblem, (name: string) => string>> = {
  'no-browser': () => 'No browser could be opened. Choose one in your system’s settings, then connect again.',
  'took-too-long': () => 'The browser did not come back in time. Connect again.',
  denied: (name) => `${name} was not allowed to show the calendar. Connect again, and leave the calendar ticked.`,
  unreachable: (name) => `${name} could not be reached. Check your connection, then connect again.`,
  'signed-out': (name) => `${name} does not let this app in any more. Connect again.`,
  failed: () => 'That did not work. Connect again.',
  'not-forgotten': () =>
    'The calendar is gone from this app, but the keychain could not be emptied. Remove the entry of this app there.',
  'not-revoked': (name) =>
    `The calendar and its key are gone from this computer. ${name} still lists this app: you can remove it among the apps of your ${name} account.`,
};

type ReadingProblem = NonNullable<Extract<ConnectionState, { is: 'connected' }>['problem']>;

const READING: Readonly<Record<ReadingProblem, (name: string) => string>> = {
  unreachable: (name) =>
    `${name} cannot be reached right now. What was read before still counts; the next try comes by itself.`,
  'too-many': (name) => `${name} asks for a pause. The next try comes by itself.`,
  unreadable: (name) =>
    `What ${name} answered could not be read. The next try comes by itself. If it stays so, disconnect and connect again.`,
};

export const CALENDAR = {
  title: 'Calendar',
  text: 'Optional, and off until you connect one. It is only read, on this computer: no event, title or name leaves it.',
  names: NAMES,
  connect: (name: string) => `Connect ${name}`,
  connecting: (name: string) =>
    `Go on in your browser: ${name} asks whether this app may read your calendar. It brings you back by itself.`,
  cancel: 'Cancel',
  disconnect: (name: string) => `Disconnect ${name}`,
  notSetUp: (name: string) => `${name}: not set up in this build.`,
  connected: (name: string) => `${name} is connected`,
  readOnly: 'Read only',
  reading: 'Reading…',
  forThisRun: 'This computer has no keychain that could keep the connection, so it lasts until you quit the app.',
  problem: PROBLEMS,
  readingProblem: READING,
  next: 'Next',
  nothingNext: 'Nothing in the next day and a half.',
  nextBlock: (when: string, because: 'focus-event' | 'free-gap') =>
    `Next focus block: ${when}, ${because === 'focus-event' ? 'as your calendar says' : 'free between two meetings'}.`,
  untitled: 'Without a title',
  kinds: { focus: 'focus', meeting: '', free: 'free' },
  proposes: {
    label: 'Propose a session when a focus block begins',
    hint: `A block is an event that is marked or named as focus, or a gap of ${LEAST_GAP_MINUTES} minutes or more between two meetings.`,
  },
  windsDown: {
    label: 'Wind down before a meeting',
    hint: `A session fades out ${WIND_DOWN_MINUTES} minutes before it begins.`,
  },
} as const;

export const PROPOSAL = {
  title: (until: string) => `Time to focus until ${until}`,
  'focus-event': 'Your calendar marks this time for focus.',
  'free-gap': 'Your calendar is free between two meetings.',
  start: 'Start the session',
  decline: 'Not now',
  ended: {
    title: (at: string) => `The session has ended: your ${at} is near`,
    text: 'It faded out, so that you have a moment before the meeting. You can switch it on again.',
  },
} as const;
