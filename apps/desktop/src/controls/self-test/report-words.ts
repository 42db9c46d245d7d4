import { assertNever, type ChangePercent, type GuessRate, type KindSummary, type Verdict } from '@vayl/domain';

/** A number and its unit never part at the end of a line. */
const PERCENT = '\u00a0%';

/** A verdict in plain words. It never says more than the interval does. */
export interface VerdictText {
  readonly title: string;
  readonly lines: readonly string[];
}

export function verdictText(verdict: Verdict): VerdictText {
  const early = verdict.isEndedEarly
    ? [`The test was ended early, after ${verdict.doneBlocks} of ${verdict.plannedBlocks} blocks.`]
    : [];
  return { title: titleOf(verdict), lines: [...linesOf(verdict), ...early] };
}

function titleOf({ code, change }: Verdict): string {
  switch (code) {
    case 'too-few':
      return 'Too few blocks to tell anything';
    case 'quicker':
      return `Your reactions were quicker with the setting, by about ${amount(change?.change)}`;
    case 'slower':
      return `Your reactions were slower with the setting, by about ${amount(change?.change)}`;
    case 'no-clear-difference':
      return 'No clear difference yet';
    case 'no-difference-of-note':
      return 'No difference of note';
    default:
      return assertNever(code);
  }
}

function linesOf({ code, change, chancePercent, more }: Verdict): readonly string[] {
  if (change === undefined || chancePercent === undefined) {
    return [
      'With so few, chance alone could have dealt out any difference. Twelve are the fewest that a test can plan.',
    ];
  }
  const range = `The true change could well lie anywhere from ${rangeText(change)}.`;
  const chance = `Chance alone would have found as much in ${chanceText(chancePercent)} of 100 such tests.`;
  switch (code) {
    case 'too-few':
      return [];
    case 'quicker':
    case 'slower':
      return [range, chance];
    case 'no-clear-difference':
      return [
        range,
        ...(more === undefined
          ? []
          : [
              `${more.blocks} more blocks would narrow it to about ±${Math.round(more.halfWidthPercent)}${PERCENT}. Plan them as a new test: blocks that are added after a look let chance in.`,
            ]),
      ];
    case 'no-difference-of-note':
      return [range, 'If there is a difference, it is a small one.'];
    default:
      return assertNever(code);
  }
}

export function changeText(change: number): string {
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return `0${PERCENT}`;
  return rounded < 0 ? `${-rounded}${PERCENT} quicker` : `${rounded}${PERCENT} slower`;
}

export function rangeText({ low, high }: ChangePercent): string {
  return `${changeText(low)} to ${changeText(high)}`;
}

/** How often the guesses were right, always beside the result. */
export function guessText(guesses: GuessRate | undefined): readonly string[] {
  if (guesses === undefined) return ['You guessed at no block, so nothing is known of what you could tell.'];
  const { right, guessed, noIdea, low, high, couldTell } = guesses;
  const none = noIdea === 0 ? '' : ` ${noIdea} times you had no idea.`;
  return [
    `Your guess was right ${right} of ${guessed} times (${percent(right / guessed)}; ${percent(low)} to ${percent(high)} fit that).${none}`,
    couldTell
      ? 'You could often tell which was which. What you expected may be part of what was found.'
      : 'That is what a coin might have done.',
  ];
}

export const REPORT = {
  kinds: { setting: 'Setting', sham: 'Sham' },
  plot: 'Reaction time in each block',
  columns: ['Block', 'Kind', 'Median reaction'],
  ends: ['quicker', 'slower'],
  differenceIs: (change: string) => `Difference: ${change}`,
  plotCaption:
    'Your data. Each dot is a block, the first on top: its median reaction time against the middle of the shams.',
  rangeCaption: 'Below, the difference, with the range that could well hold the true one.',
  perBlock: 'On average, a block',
  rows: {
    blocks: 'Blocks',
    medianMs: 'Median reaction',
    lapses: 'Late or missed',
    wrongPresses: 'Pressed at a dot',
    rating: 'Your rating, 1 to 5',
  } satisfies Record<keyof KindSummary, string>,
  ratings: (low: number, high: number) =>
    `Ratings differ by ${signed(low)} to ${signed(high)} points, as far as this can tell. The verdict rests on reaction time alone, as was fixed beforehand.`,
  guesses: 'What you could tell',
  repeats: (times: number) => (times === 1 ? 'One block was begun again.' : `${times} blocks were begun again.`),
  compared: {
    both: 'Compared: light that flickers and a tone that pulses, against both standing still.',
    light: 'Compared: light that flickers against light that stands still.',
    sound: 'Compared: a tone that pulses against a steady one, beside a still tint.',
  },
  limits: 'One person, one task, one setting. It says nothing about others, and it is no medical finding.',
} as const;

function amount(change: number | undefined): string {
  return `${Math.abs(Math.round(change ?? 0))}${PERCENT}`;
}

function chanceText(chancePercent: number): string {
  if (chancePercent < 1) return 'fewer than 1';
  return `${Math.round(chancePercent)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)}${PERCENT}`;
}

function signed(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return rounded > 0 ? `+${rounded}` : `${rounded}`.replace('-', '−');
}
