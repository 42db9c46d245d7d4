import type { PracticeTab } from '@vayl/domain';

export const PRACTICE = {
  name: 'Practice area',
  tabs: { reading: 'Focus Reading', video: 'Video Demo', coding: 'Code Editor' } satisfies Record<PracticeTab, string>,
} as const;

export const READING = {
  timer: 'Reading',
  words: { one: 'word', many: 'words' },
  note: 'You can select, click and scroll through the veil.',
} as const;

export const FILM = {
  note: 'While the film plays, the guard is strict: fast light swings less. It cannot know what the film itself does.',
  openFile: 'Open the file',
} as const;

export const EDITOR = {
  opening: 'Opening the editor...',
  failed: 'No editor',
  tryAgain: 'Try again',
  name: 'Your code',
  /** Esc is also the way to stop the light, so there is a way out that leaves it on. */
  keys: 'Tab indents. To leave the editor press Esc, then Tab; to leave it with the light on, Ctrl M, then Tab.',
} as const;

interface Check {
  /** Code that is run after the person's own. */
  readonly call: string;
  readonly expected: readonly number[];
}

export const EXERCISE = {
  title: 'A moving average',
  task: 'Return the mean of every run of neighbours, in order; size is the length of a run.',
  startingCode: [
    'function movingAverage(list, size) {',
    '  const means = [];',
    '',
    '  // One mean for each run.',
    '',
    '  return means;',
    '}',
    '',
  ].join('\n'),
  checks: [
    { call: 'movingAverage([2, 4, 6, 8], 2)', expected: [3, 5, 7] },
    { call: 'movingAverage([30, 45, 60], 3)', expected: [45] },
    { call: 'movingAverage([1, 2, 4], 1)', expected: [1, 2, 4] },
    { call: 'movingAverage([5, 7], 3)', expected: [] },
  ] satisfies readonly Check[],
  run: 'Run',
  running: 'Running...',
  reset: 'Reset code',
  wasReset: 'The starting code is back.',
  checksTitle: 'Checks',
  shouldGive: 'should give',
  notRun: 'Not run yet',
  passes: 'Passes',
  gives: 'Gives',
  printed: 'Printed',
  allPass: 'All checks pass.',
  somePass: (passed: number, all: number) => `Checks passed: ${passed} of ${all}.`,
  atLine: (line: number) => `line ${line}`,
} as const;
