import { FREE_MINUTES_PER_DAY, PRODUCT_NAME } from '@vayl/domain';
import type { StopKeyError } from '../host/control-host.ts';
import type { Status } from './outside/status.ts';
import type { StartRefusal } from './start-session.ts';
import { MINUTES } from './words.ts';

export const TRAY = {
  on: (acting: string | undefined) => (acting === undefined ? `${PRODUCT_NAME} is on` : `${PRODUCT_NAME}. ${acting}`),
  session: 'Session',
  stop: (keys: string | undefined) => (keys === undefined ? 'Put the light out' : `Put the light out (${keys})`),
  open: `Open ${PRODUCT_NAME}`,
  quit: `Quit ${PRODUCT_NAME}`,
} as const;

export const CLOSING = {
  title: `${PRODUCT_NAME} stays in your system’s bar`,
  text: 'Closing this window leaves the session as it is. The mark in the bar brings the window back, and puts the light out.',
  hide: 'Close the window',
  quit: `Quit ${PRODUCT_NAME}`,
} as const;

export const LINK_QUESTION = {
  title: 'A link asks for a session',
  text: (presetName: string | undefined) =>
    presetName === undefined
      ? 'Something outside of this app would like a session to begin, with the settings as they are.'
      : `Something outside of this app would like a session to begin, with the preset ${presetName}.`,
  start: 'Start the session',
  decline: 'Not now',
} as const;

const REFUSED: Readonly<Record<StartRefusal, string>> = {
  'screening-due': 'Four questions come before the first light. They are open in the window of the app.',
  'minutes-used': `Today’s ${FREE_MINUTES_PER_DAY} free minutes are used. The next come after midnight.`,
  'not-now': 'Not now. Why, and a way to start all the same, stand in the window of the app.',
};

/** What the command line prints. */
export const OUTSIDE = {
  started: (presetName: string | undefined) =>
    presetName === undefined ? 'The session is on.' : `The session is on, with ${presetName}.`,
  stopped: 'The light is out.',
  refused: REFUSED,
  noPreset: (name: string, names: readonly string[]) => `There is no preset “${name}”. There are: ${names.join(', ')}.`,
  unknown: (argument: string) => `“${argument}” is not understood here. Try: vayl help`,
  status: ({ isOn, isPaused, globalModulationHz, centerModulationHz, minutesLeft }: Status) => {
    const session = isPaused ? 'Paused' : isOn ? 'On' : 'Off';
    const rates = `${globalModulationHz} Hz at the edges, ${centerModulationHz} Hz in the centre`;
    const left = minutesLeft === null ? '' : `, ${minutesLeft} ${MINUTES.left(minutesLeft)}`;
    return `${session}: ${rates}${left}.`;
  },
} as const;

const STOP_KEY_PROBLEMS: Readonly<Record<StopKeyError, string>> = {
  'stop-key/taken': 'Another app has these keys. Choose others.',
  'stop-key/unreadable': 'These keys cannot be used from other apps. Choose others.',
};

export const SETTINGS = {
  title: 'Settings',
  stopKey: {
    title: 'Stop key',
    text: 'Puts the light out from any app, at once. Esc does the same in this window.',
    change: 'Change',
    recording: 'Press the new keys…',
    cancel: 'Cancel',
    reset: 'Use the usual keys',
    bare: 'Add Ctrl, Alt or Cmd: these keys are needed for typing.',
    none: 'None',
    problem: (keys: string, code: StopKeyError) => `${keys}: ${STOP_KEY_PROBLEMS[code]}`,
    missing: {
      title: 'The stop key does not work yet',
      text: 'Esc in this window, its button and the mark in your system’s bar still put the light out. Choose other keys in Settings.',
    },
  },
  login: {
    title: 'Launch at login',
    label: `Start ${PRODUCT_NAME} with this computer`,
    hint: 'Without a window and without light.',
    failed: 'The system did not take this setting. Try again, or set it in the system’s own list.',
  },
  capture: {
    title: 'Screenshots and screen sharing',
    label: 'Leave the light out of them',
    hint: 'So that nobody else is shown a flicker that they did not agree to.',
    states: {
      mac: 'macOS is asked to leave it out. Recent versions let some apps record it all the same.',
      windows: 'Windows leaves it out, from version 2004 of Windows 10 on.',
      other: 'This system has no way to leave a window out: screenshots and calls show the light.',
      shown: 'Screenshots and calls show the light.',
    },
  },
  version: (version: string) => `${PRODUCT_NAME} ${version}`,
} as const;
