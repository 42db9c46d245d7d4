import { GOOD_RATING, type HistorySpan, RATINGS, WEEKS_PER_WEEK_OFF } from '@vayl/domain';
import type { HistoryProblem } from './history-store.ts';

const PROBLEMS: Readonly<Record<HistoryProblem, string>> = {
  'history/not-opened':
    'The system did not let the file be opened. Another program may hold it. Close that program, then try again.',
  'history/damaged':
    'The file history.db in the folder of this app’s settings is damaged. Nothing in it was changed. Move it elsewhere, and a new one is made.',
  'history/newer': 'A newer version of this app has written it. Update the app, and it is readable again.',
  'history/full': 'The disk is full. Make room, then try again.',
};

const WEEKS_OFF = ['no weeks', 'one week', 'two weeks', 'three weeks', 'four weeks'][WEEKS_PER_WEEK_OFF];
/** Why a session paused. One of a later version is shown by its code. */
const REASONS: Readonly<Partial<Record<string, string>>> = {
  person: 'by hand',
  microphone: 'microphone in use',
  camera: 'camera in use',
  'screen-share': 'screen shared',
  calendar: 'calendar',
  'full-screen-video': 'full-screen video',
  'do-not-disturb': 'do not disturb',
  rule: 'one of your rules',
  locked: 'locked',
  slept: 'asleep',
  hidden: 'window hidden',
  'displays-changed': 'displays changed',
};

const count = (number: number) => number.toLocaleString('en-GB');

export const HISTORY = {
  lead: 'Kept on this computer, and nowhere else.',
  leadWithTotals: 'Kept on this computer. Your account gets the totals.',
  reading: 'Reading your history…',
  failed: {
    title: 'Your history cannot be opened',
    text: (problem: HistoryProblem) => PROBLEMS[problem],
    light: 'Light and sound work without it.',
    again: 'Try again',
  },
  span: {
    name: 'How far back',
    options: { weeks: '4 weeks', year: 'A year', all: 'All' } satisfies Readonly<Record<HistorySpan, string>>,
  },
  total: (sessions: string, time: string) => `${sessions} in all, ${time}.`,
  sessions: (sessions: number) => `${count(sessions)} ${sessions === 1 ? 'session' : 'sessions'}`,
  streak: {
    title: 'Weeks in a row',
    weeks: (weeks: number) => (weeks === 1 ? 'week' : 'weeks'),
    longest: (weeks: number) => `Longest: ${weeks}.`,
    thisWeek: 'This week has its session.',
    notYet: 'This week has none yet.',
    forgiven: 'A week off would be forgiven now.',
    rule: `A week counts once there is a session in it. After ${WEEKS_OFF} with one, a week off is forgiven: it adds nothing and ends nothing.`,
  },
  time: {
    title: {
      weeks: 'Minutes by day',
      year: 'Time by week',
      all: 'Time by month',
    } satisfies Readonly<Record<HistorySpan, string>>,
    heads: { weeks: 'Day', year: 'Week', all: 'Month' } satisfies Readonly<Record<HistorySpan, string>>,
    value: 'Time',
    caption: 'Time with light or sound, pauses left out. A session stands on the day on which it began.',
  },
  hours: {
    title: 'Hours of the day',
    head: 'Hour',
    caption: 'At which hours of your own clock the sessions were.',
  },
  lastDays: { title: 'The last days' },
  bands: {
    title: 'Bands on the ruler',
    caption: 'How long each band was in use: hollow for the edges of the screen, filled for its centre.',
  },
  ratings: {
    title: 'How well you could focus',
    heads: ['Band of the centre', 'Good', 'Share', '95% interval'],
    of: (good: number, rated: number) => `${count(good)} of ${count(rated)}`,
    caption: `The share of rated sessions with ${GOOD_RATING} or ${RATINGS.length}, and the interval in which the true one lies 95 times in 100. You knew what was set, so this cannot tell whether it was the light.`,
    none: 'Nothing rated in this time. After a session there is a short question.',
  },
  latest: {
    title: 'Last sessions',
    byHand: 'Set by hand',
    asked: 'Asked',
    delivered: 'Delivered',
    dose: 'Light dose',
    doseText: (veilMinutes: string) => `${veilMinutes} veil-minutes`,
    doseRule: 'One veil-minute is a minute of a veil that would hide the screen completely.',
    pauses: 'Pauses',
    noPauses: 'None',
    pause: (reason: string, time: string) => `${time}, ${REASONS[reason] ?? reason.replaceAll('-', ' ')}`,
    rating: 'How well could you focus?',
    concealed: 'Kept secret until your self-test is over',
    still: 'Still light',
    noLight: 'No light',
    depth: (delivered: string, asked: string) => `${delivered} of ${asked} relative luminance`,
    limited: (time: string) => `, held back for ${time}`,
  },
  rate: {
    question: 'How well could you focus?',
    detail: (time: string) => `The session that just ended, ${time}.`,
    low: 'Not at all',
    high: 'Fully',
    name: (rating: number) => `${rating} of ${RATINGS.length}`,
    later: 'Not now',
  },
  data: {
    title: 'Your data',
    keep: 'Remember my sessions',
    keepHint:
      'In a file on this computer. Without it, nothing new is written; what is there stays until you delete it.',
    totals: 'Keep totals in my account',
    totalsHint:
      'Off at first. With it, our server is told when a session begins and how many seconds it had, and nothing of what was set. Sessions without a network are left out.',
    totalsSignedOut: 'Only while you are signed in.',
    csv: 'Export as CSV',
    json: 'Export as JSON',
    saving: 'Saving…',
    saved: (path: string) => `Saved: ${path}`,
    notSaved: 'The file could not be saved. Look whether there is room on the disk, then try again.',
    delete: 'Delete everything',
    deleted: 'Everything is deleted.',
    confirm: {
      title: 'Delete your history?',
      text: 'Every session and every rating is removed from the file on this computer, beyond recovery from that file. Totals in your account stay; you delete them with the account.',
      confirm: 'Delete everything',
      busy: 'Deleting…',
      keep: 'Keep it',
    },
  },
} as const;
