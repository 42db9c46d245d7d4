import { type PublicationId, publicationOf, shortName } from '@vayl/domain';
import type { FigureTable } from './figure-frame.tsx';

export interface LoadResult {
  readonly id: PublicationId;
  /** What was made greater from left to right. */
  readonly greater: string;
  readonly from: string;
  readonly to: string;
  readonly distraction: 'falls' | 'rises' | 'differs';
}

/** Directions that were reported, without sizes: the experiments measured different things. */
export const LOAD_RESULTS: readonly LoadResult[] = [
  {
    id: 'P2',
    greater: 'More to perceive in the task',
    from: 'easy display',
    to: 'demanding display',
    distraction: 'falls',
  },
  { id: 'P3', greater: 'More to keep in mind', from: 'memory free', to: 'memory burdened', distraction: 'rises' },
  { id: 'P8', greater: 'A fainter or smaller target', from: 'clear', to: 'faint', distraction: 'rises' },
  {
    id: 'P9',
    greater: 'More to perceive, dilution held constant',
    from: 'easy display',
    to: 'demanding display',
    distraction: 'rises',
  },
  {
    id: 'P11',
    greater: 'More to perceive, one person at a time',
    from: 'easy display',
    to: 'demanding display',
    distraction: 'differs',
  },
];

const WORDS = { falls: 'Distraction falls', rises: 'Distraction rises', differs: 'Differs between people' } as const;

export function directionWords({ distraction }: LoadResult): string {
  return WORDS[distraction];
}

export function loadTable(): FigureTable {
  return {
    columns: ['What was made greater', 'From', 'To', 'Reported', 'Source'],
    rows: LOAD_RESULTS.map((result) => [
      result.greater,
      result.from,
      result.to,
      directionWords(result),
      shortName(publicationOf(result.id)),
    ]),
  };
}

/** The slopes of the drawing, as heights from 0 to 1 at the left and the right. */
export function slopesOf({ distraction }: LoadResult): readonly (readonly [number, number])[] {
  if (distraction === 'falls') return [[0.8, 0.2]];
  if (distraction === 'rises') return [[0.2, 0.8]];
  return [
    [0.8, 0.2],
    [0.55, 0.5],
    [0.25, 0.7],
  ];
}
