import { type BlockCount, type Guess, PRODUCT_NAME, type Rating, TASK_SECONDS, type TaskProblem } from '@vayl/domain';
import type { BlockRefusal } from './block-refusal.ts';
import type { RepeatReason } from './record/test-record.ts';

export const CHOOSE = {
  lead: 'Compare a setting with a sham: the same mean light and sound, without modulation. Chance decides which comes when, and neither of us looks before the end.',
  steps: [
    'A block is a session, then 90 seconds of a simple attention task, then two short questions.',
    'Blocks can be on any day, whenever it suits you. Do each at work you would do anyway.',
    'How many there are is chosen now. The result comes after the last, and not before.',
  ],
  setting: 'Setting',
  current: 'As it is set now',
  blocks: 'Blocks',
  blocksHint: 'For reaction times that scatter by 7 % from block to block:',
  /** What 80 in 100 such people would find: `pnpm measure self`. */
  finds: {
    12: 'can show a difference of about 14 %',
    20: 'can show a difference of about 10 %',
    32: 'can show a difference of about 8 %',
  } satisfies Record<BlockCount, string>,
  minutes: 'Minutes of each session',
  begin: 'Begin the test',
  soundOnly: 'This test would compare the sound alone: pulses against a steady tone, beside the same still tint.',
  lightOnly: 'This test would compare the light alone, since none of our sound is set.',
  nothing: 'There is nothing to compare: the light stands still and none of our sound is set.',
  not: `${PRODUCT_NAME} is a productivity tool. This is no medical test.`,
} as const;

export const PROGRESS = {
  title: (block: number, of: number) => `Block ${block} of ${of}`,
  done: (done: number, of: number) => `${done} of ${of} blocks done`,
  label: 'Setting',
  kind: 'This block',
  concealed: 'Concealed until the end',
  next: 'Start this block',
  nextText: (minutes: number) =>
    `${minutes} minutes of session, then the task of ${TASK_SECONDS} seconds. Have the time for both.`,
  repeats: 'This block is done again from its beginning.',
} as const;

export const REPEATED: Readonly<Record<RepeatReason, string>> = {
  'app-closed': 'The app was closed during the last block.',
  'session-ended': 'The session ended before its time.',
  'settings-changed': 'The settings were changed during the last block.',
  'light-refused': 'The light had to stand still during the last block.',
  'session-during-task': 'A session began during the task.',
  'given-up': 'You left the last block.',
};

export const REFUSED: Readonly<Record<BlockRefusal, string>> = {
  'screening-due': 'Four questions come before the first light. You find them in the session view.',
  'session-on': 'A session is on. End it, and this block can begin.',
  'minutes-used': 'Today’s free minutes are used. This block can begin tomorrow.',
  'minutes-short': 'Today’s free minutes are too few for this block. It can begin tomorrow.',
  'light-refused': 'This test compares light, so it waits.',
  'light-allowed':
    'This test compares sound beside a still tint, and the light would flicker now. You can end it and begin another.',
};

export const SESSION_BLOCK = {
  text: 'Work as you would. Settings stay as they are until the block is over; whatever changes them ends it.',
  left: 'left of this block',
  paused: 'Paused. The time waits.',
  leave: 'Leave this block',
} as const;

/** Where the window would otherwise say what the light does. */
export const CONCEALED = {
  title: 'A block of your self-test is running',
  text: 'What it is set to is concealed until the end of the test. “Stop the light” works as always, and the block is then done again.',
  meter: 'The meter is concealed until the end of the self-test. The guard holds as always.',
  status: 'Self-test block',
} as const;

export const TASK = {
  title: 'Attention task',
  text: 'Signs appear once a second. Press at a ring. Do nothing at a dot.',
  how: 'Press the space bar, or tap the field. Be quick, and try not to press at dots. It takes 90 seconds. Esc leaves it.',
  ring: 'Press',
  dot: 'Do not press',
  field: 'Field of the task: press space at a ring',
  begin: 'Begin the task',
  again: 'Do the task again',
  running: 'The task is running',
  problems: {
    'shown-too-late': 'The computer was held up and showed too many signs late, so this run is not counted.',
    'hardly-answered': 'Too few rings were answered to be counted.',
  } satisfies Record<TaskProblem, string>,
} as const;

export const QUESTIONS = {
  title: 'Two questions',
  rating: 'How well could you concentrate in this session?',
  ratings: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' } satisfies Record<Rating, string>,
  least: 'hardly',
  most: 'very well',
  guess: 'What do you think this block was?',
  guesses: { setting: 'The setting', sham: 'The sham', 'no-idea': 'No idea' } satisfies Record<Guess, string>,
  why: 'It is fine to see it. The report says how often you were right, beside the result.',
  keep: 'Keep this block',
} as const;

export const END_EARLY = {
  open: 'End the test early',
  title: 'End the test now?',
  text: 'What was done so far is compared, and the report says that it ended early. Fewer blocks tell less, and no block can be added afterwards.',
  confirm: 'End it and show the report',
  keep: 'Go on with the test',
} as const;

export const DELETE = {
  open: 'Delete the test',
  title: 'Delete this test?',
  text: 'The test with all its blocks and answers is removed from this computer. It cannot be brought back.',
  confirm: 'Delete it',
  keep: 'Keep it',
} as const;

export const EXPORT = {
  title: 'Take it along',
  text: 'The result with everything that it was counted from.',
  json: 'Save as JSON',
  csv: 'Save as CSV',
  saved: (path: string) => `Saved: ${path}`,
  notSaved: 'The file could not be saved. Try again.',
} as const;

export const OWN_NUMBER = {
  title: 'With your own number',
  text: (range: string) =>
    `The calculator on our site can begin with your own change of reaction time (${range}). Reaction time in a task is not productivity: what it means for your work is yours to judge.`,
  open: 'Open the calculator',
  notOpened: 'The browser could not be opened.',
} as const;
