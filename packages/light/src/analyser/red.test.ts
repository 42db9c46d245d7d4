import { describe, expect, it } from 'vitest';
import { LegacyRedLegs } from './legacy-red-legs.ts';
import { RedRuns } from './red-runs.ts';
import { TransitionCounter, type WorstSecond } from './transition-counter.ts';

const FPS = 60;

type Linear = readonly [r: number, g: number, b: number];

function countRed(colours: readonly Linear[]): WorstSecond {
  const counter = new TransitionCounter(1, FPS);
  const runs = new RedRuns(1, FPS, counter);
  for (const [frame, [r, g, b]] of colours.entries()) runs.push(0, frame, r, g, b);
  return counter.worst;
}

function countLegacy(colours: readonly Linear[]): WorstSecond {
  const counter = new TransitionCounter(1, FPS);
  const legs = new LegacyRedLegs(1, counter);
  for (const [frame, [r, g, b]] of colours.entries()) legs.push(0, frame, r, g, b);
  return counter.worst;
}

const alternating = (first: Linear, second: Linear, length: number) =>
  Array.from({ length }, (_, index) => (index % 2 === 0 ? first : second));

const between = (from: Linear, to: Linear, share: number): Linear => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
  from[2] + share * (to[2] - from[2]),
];

const isSaturated = ([r, g, b]: Linear) => r / (r + g + b) >= 0.8;

/** #AD4040, just saturated; a red just short of it, next to it in u′v′; #187070, far from the first; #316E6E, not quite. */
const RED: Linear = [0.418, 0.0513, 0.0513];
const PALER_RED: Linear = [0.4, 0.055, 0.055];
const TEAL: Linear = [0.0091, 0.162, 0.162];
const DULL_TEAL: Linear = [0.031, 0.156, 0.156];
const BLACK: Linear = [0, 0, 0];

describe('a change to or from saturated red', () => {
  it('counts each way', () => {
    expect(countRed(alternating(RED, TEAL, 8)).transitions).toBe(7);
    expect(countRed(alternating(TEAL, RED, 8)).transitions).toBe(7);
  });

  it('needs a share of red of .8', () => {
    expect(countRed(alternating([0.8, 0.1, 0.1], TEAL, 8)).transitions).toBe(7);
    expect(countRed(alternating([0.8, 0.101, 0.1], TEAL, 8)).transitions).toBe(0);
  });

  it('needs a distance over 0.2', () => {
    expect(countRed(alternating(RED, PALER_RED, 8)).transitions).toBe(0);
    expect(countRed(alternating(RED, DULL_TEAL, 8)).transitions).toBe(0);
  });

  it('that is slow crosses the border of saturation long before it has gone far: it counts once, when it has', () => {
    const away = Array.from({ length: 41 }, (_, step) => between(RED, TEAL, step / 40));
    const crossedAt = away.findIndex((colour) => !isSaturated(colour));
    const { transitions, frame } = countRed(away);
    expect(crossedAt).toBeLessThan(3);
    expect(transitions).toBe(1);
    expect(frame).toBeGreaterThan(30);
  });

  it('counts slow changes there and back as two', () => {
    const away = Array.from({ length: 25 }, (_, step) => between(RED, TEAL, step / 24));
    expect(countRed([...away, ...away.toReversed()]).transitions).toBe(2);
    expect(countRed([...away.toReversed(), ...away]).transitions).toBe(2);
  });

  it('that never got far was none: the run before it goes on', () => {
    const wobble = alternating(PALER_RED, RED, 10);
    expect(countRed([TEAL, RED, ...wobble, TEAL]).transitions).toBe(2);
    expect(countRed([RED, TEAL, RED, PALER_RED, RED, TEAL, RED]).transitions).toBe(4);
    // Far from the deep red at the beginning of the run, though not from its end.
    expect(countRed([TEAL, [1, 0, 0], RED, PALER_RED, RED, DULL_TEAL]).transitions).toBe(2);
  });

  it('is measured against the last second of the run before, and not against what is older', () => {
    const after = (frames: number) => countRed([TEAL, ...Array.from({ length: frames }, () => PALER_RED), RED]);
    expect(after(FPS - 1).transitions).toBe(1);
    expect(after(FPS).transitions).toBe(0);
  });
});

describe('dark reds', () => {
  it('are red from 1/16 on', () => {
    expect(countRed(alternating([0.0626, 0, 0], BLACK, 8)).transitions).toBe(7);
    expect(countRed(alternating([0.0624, 0, 0], BLACK, 8)).transitions).toBe(0);
  });

  it.each([
    { bright: 0.121, dark: 0.06, transitions: 0 },
    { bright: 0.124, dark: 0.06, transitions: 7 },
    { bright: 0.065, dark: 0.06, transitions: 0 },
    { bright: 1, dark: 0.06, transitions: 7 },
  ])('of $dark count as black only against what is 1/16 brighter: $bright', ({ bright, dark, transitions }) => {
    expect(countRed(alternating([bright, 0, 0], [dark, 0, 0], 8)).transitions).toBe(transitions);
    expect(countRed(alternating([dark, 0, 0], [bright, 0, 0], 8)).transitions).toBe(transitions);
  });

  it('count as their own colour against a red that is hardly brighter, so that fading red is no flash', () => {
    const fading = Array.from({ length: 30 }, (_, step): Linear => [0.09 - step * 0.0015, 0, 0]);
    expect(countRed([...fading, ...fading.toReversed(), ...fading, ...fading.toReversed()]).transitions).toBe(0);
  });
});

describe('the older definition', () => {
  it('needs more than 20 of 320', () => {
    expect(countLegacy([BLACK, [20 / 320, 0, 0]]).transitions).toBe(0);
    expect(countLegacy([BLACK, [20.1 / 320, 0, 0]]).transitions).toBe(1);
    expect(countLegacy([[20.1 / 320, 0, 0], BLACK]).transitions).toBe(1);
  });

  it('counts each way, and each way once', () => {
    expect(countLegacy(alternating([1, 0, 0], BLACK, 12)).transitions).toBe(11);
    expect(countLegacy(Array.from({ length: 50 }, (_, step): Linear => [step / 50, 0, 0])).transitions).toBe(1);
  });

  it('needs saturated red at one end', () => {
    expect(countLegacy(alternating([0.5, 0.1, 0.1], [0.3, 0.1, 0.1], 8)).transitions).toBe(0);
    expect(countLegacy(alternating([0.81, 0.1, 0.1], [0.3, 0.1, 0.1], 8)).transitions).toBe(7);
  });

  it('may find it later than the size, and counts then', () => {
    const rise: readonly Linear[] = [0.2, 0.3, 0.5, 0.79, 0.81].map((r) => [r, 0.1, 0.1]);
    expect(countLegacy(rise)).toEqual({ transitions: 1, cell: 0, frame: 4 });
    expect(countLegacy([...rise.slice(0, -1), [0.2, 0.1, 0.1]]).transitions).toBe(0);
  });

  it('knows nothing below zero: green and blue do not swing it', () => {
    expect(countLegacy(alternating([0, 1, 1], [0, 0, 0], 8)).transitions).toBe(0);
  });
});
