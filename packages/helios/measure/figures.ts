import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { BARS } from '../src/index.ts';
import { type Counted, count, type Share } from './count.ts';
import type { LabelledQuery } from './query-shape.ts';

const PERCENT = 100;
/** One miss in twenty-two is allowed; the same share in a set of another size. */
const MOST_FLICKER_MISSES = 1 / 22;

export interface QuerySet {
  readonly name: string;
  readonly items: readonly LabelledQuery[];
}

export function measureQueries({ name, items }: QuerySet): Section {
  const counted = count(items);
  return { title: `Helios: ${name}`, figures: [...barFigures(counted), ...missFigures(counted)] };
}

function barFigures(counted: Counted): readonly Figure[] {
  const { noNewFlicker, overRefusal } = counted;
  const flickerBar = noNewFlicker.of - Math.max(1, Math.floor(noNewFlicker.of * MOST_FLICKER_MISSES));
  return [
    atLeast('validity', counted.validity, PERCENT),
    {
      name: 'no new flicker where it must decline',
      measured: shareText(noNewFlicker),
      bar: `at least ${flickerBar} of ${noNewFlicker.of}`,
      isReached: noNewFlicker.hits >= flickerBar,
    },
    {
      name: 'over-refusal',
      measured: shareText(overRefusal),
      bar: 'at most 5 %',
      isReached: percentOf(overRefusal) <= 5,
    },
    atLeast('strict direction of refinements', counted.strictDirection, 80),
    atLeast('primary band right, of the answered tasks', counted.primaryBand, 75),
    atLeast('coverage of the tasks', counted.coverage, 50),
    { name: 'intent exact, for information', measured: shareText(counted.intent) },
  ];
}

function atLeast(name: string, share: Share, bar: number): Figure {
  return {
    name,
    measured: shareText(share),
    bar: bar === PERCENT ? '100 %' : `at least ${bar} %`,
    isReached: percentOf(share) >= bar,
  };
}

const MISSES = [
  ['flicker', 'missed decline'],
  ['refused', 'refused without need'],
  ['direction', 'refinement not as asked'],
  ['band', 'wrong band'],
] as const;

function missFigures({ missed }: Counted): readonly Figure[] {
  return MISSES.flatMap(([kind, name]) => missed[kind].map((line) => ({ name, measured: line })));
}

/** Accuracy and coverage at other bars: what saying "unclear" more or less often would give. */
export function measureCurve(sets: readonly QuerySet[]): Section {
  const scores = [...new Set([0.5, 1, BARS.score, 2, 2.5, 3, 4, 5, 6])].toSorted((one, other) => one - other);
  return {
    title: 'Helios: primary band right / coverage, by the score a text must reach',
    figures: scores.map((score) => ({
      name: `score ${score}${score === BARS.score ? ' (used)' : ''}`,
      measured: sets.map(({ name, items }) => `${name} ${curvePoint(items, score)}`).join(' · '),
    })),
  };
}

function curvePoint(items: readonly LabelledQuery[], score: number): string {
  const { primaryBand, coverage } = count(items, { score, margin: Math.min(BARS.margin, score) });
  return `${percentOf(primaryBand).toFixed(0)} / ${percentOf(coverage).toFixed(0)} %`;
}

/** The figures of all sets in one table, so that tuning on one of them shows. */
export function measureSideBySide(sets: readonly QuerySet[]): Section {
  const counted = sets.map(({ name, items }) => ({ name, figures: count(items) }));
  const row = (name: string, pick: (one: Counted) => Share): Figure => ({
    name,
    measured: counted.map(({ name: set, figures }) => `${set} ${shareText(pick(figures))}`).join(' · '),
  });
  return {
    title: 'Helios: side by side, with 95 % intervals (Wilson)',
    figures: [
      { name: 'queries', measured: sets.map(({ name, items }) => `${name} ${items.length}`).join(' · ') },
      row('no new flicker', ({ noNewFlicker }) => noNewFlicker),
      row('over-refusal', ({ overRefusal }) => overRefusal),
      row('strict direction', ({ strictDirection }) => strictDirection),
      row('primary band', ({ primaryBand }) => primaryBand),
      row('coverage', ({ coverage }) => coverage),
      row('intent', ({ intent }) => intent),
    ],
  };
}

function percentOf({ hits, of }: Share): number {
  return of === 0 ? PERCENT : (PERCENT * hits) / of;
}

function shareText(share: Share): string {
  const [low, high] = wilsonInterval(share);
  return `${percentOf(share).toFixed(1)} % (${share.hits}/${share.of}; ${low.toFixed(0)}–${high.toFixed(0)})`;
}

const Z_OF_95_PERCENT = 1.96;

/** Where the true share lies with 95 % confidence (Wilson), in percent. */
export function wilsonInterval({ hits, of }: Share): readonly [low: number, high: number] {
  if (of === 0) return [0, PERCENT];
  const share = hits / of;
  const spread = Z_OF_95_PERCENT ** 2 / of;
  const middle = share + spread / 2;
  const reach = Z_OF_95_PERCENT * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return [Math.max(0, (PERCENT * (middle - reach)) / (1 + spread)), (PERCENT * (middle + reach)) / (1 + spread)];
}
