import { describe, expect, it } from 'vitest';
import { FlashAnalyser } from '../index.ts';
import { LuminanceLegs } from './luminance-legs.ts';
import { TransitionCounter } from './transition-counter.ts';

const FPS = 60;

/** What a cell counts that goes through these luminances, one a frame: exact ones, which no 8-bit picture has. */
function countOf(luminances: readonly number[]): TransitionCounter {
  const counter = new TransitionCounter(1, FPS);
  const legs = new LuminanceLegs(1, counter);
  for (const [frame, luminance] of luminances.entries()) legs.push(0, frame, luminance);
  return counter;
}

const transitionsOf = (luminances: readonly number[]) => countOf(luminances).worst.transitions;

const alternating = (first: number, second: number, length: number) =>
  Array.from({ length }, (_, index) => (index % 2 === 0 ? first : second));

/** A cell with transitions at these frames, by turns up and down. */
function recorded(frames: readonly number[], framesPerSecond = FPS): TransitionCounter {
  const counter = new TransitionCounter(1, framesPerSecond);
  for (const [index, frame] of frames.entries()) counter.record(0, frame, index % 2 === 0 ? 1 : -1);
  return counter;
}

/** Seven frames, from the first to the last of which there are so many. */
const sevenWithin = (span: number) => [0, 1, 2, 3, 4, 5, span].map((frame) => 100 + frame);

describe('the size of a change', () => {
  it.each([
    { from: 0.5, to: 0.5999, transitions: 0 },
    { from: 0.5, to: 0.6, transitions: 1 },
    { from: 0.6, to: 0.5001, transitions: 0 },
    { from: 0.6, to: 0.5, transitions: 1 },
    { from: 0, to: 0.0999, transitions: 0 },
    { from: 0, to: 0.1, transitions: 1 },
    { from: 0.1, to: 0, transitions: 1 },
    { from: 0.7, to: 0.8, transitions: 1 },
  ])('from $from to $to counts $transitions', ({ from, to, transitions }) => {
    expect(transitionsOf([from, to])).toBe(transitions);
  });

  it('counts each of many: .1000 always, .0999 never', () => {
    expect(transitionsOf(alternating(0.5, 0.6, 21))).toBe(20);
    expect(transitionsOf(alternating(0.5, 0.5999, 21))).toBe(0);
  });

  it('is the whole way, however small the steps', () => {
    const up = Array.from({ length: 11 }, (_, step) => 0.3 + step * 0.01);
    expect(countOf(up).worst).toEqual({ transitions: 1, cell: 0, frame: 10 });
    expect(transitionsOf(up.slice(0, -1))).toBe(0);
  });

  it('counts a way of any length once', () => {
    expect(transitionsOf(Array.from({ length: 101 }, (_, step) => step / 100))).toBe(1);
  });

  it('is measured from the furthest point, so that a ripple neither adds nor hides a change', () => {
    expect(transitionsOf([0.2, 0.3, 0.25, 0.4, 0.31, 0.5, 0.41, 0.6])).toBe(1);
    expect(transitionsOf([0.5, 0.55, 0.47, 0.44])).toBe(1);
    expect(transitionsOf([0.5, 0.45, 0.53, 0.56])).toBe(1);
    expect(transitionsOf([0.5, 0.55, 0.46, 0.54, 0.455])).toBe(0);
  });
});

describe('the darker end', () => {
  it.each([
    { dark: 0.799, transitions: 9 },
    { dark: 0.7999999, transitions: 9 },
    { dark: 0.8, transitions: 0 },
    { dark: 0.801, transitions: 0 },
  ])('of $dark against 1 counts $transitions of 9 changes', ({ dark, transitions }) => {
    expect(transitionsOf(alternating(1, dark, 10))).toBe(transitions);
    expect(transitionsOf(alternating(dark, 1, 10))).toBe(transitions);
  });

  it('may come later than the size: the change then counts at that later frame', () => {
    expect(countOf([1, 0.9, 0.85, 0.8]).worst.transitions).toBe(0);
    expect(countOf([1, 0.9, 0.85, 0.8, 0.799]).worst).toEqual({ transitions: 1, cell: 0, frame: 4 });
  });

  it('counts such a change once, and its way back once', () => {
    expect(transitionsOf([1, 0.88, 0.79, 0.7, 0.6])).toBe(1);
    expect(transitionsOf([1, 0.88, 0.79, 0.7, 0.95])).toBe(2);
  });

  it('never comes for a change that turns round above .80', () => {
    expect(transitionsOf([1, 0.85, 0.97, 0.82, 1, 0.88])).toBe(0);
  });

  it('of a rise is where it began, however bright it gets', () => {
    expect(transitionsOf([0.79, 1])).toBe(1);
    expect(transitionsOf([1, 0.85, 1])).toBe(0);
  });
});

describe('a second', () => {
  it('fails with seven transitions and not with six', () => {
    const six = recorded([0, 5, 10, 15, 20, 25]);
    expect([six.worst.transitions, six.failures, six.failedAt[0]]).toEqual([6, 0, -1]);
    const seven = recorded([0, 5, 10, 15, 20, 25, 30]);
    expect([seven.worst.transitions, seven.failures, seven.failedAt[0]]).toEqual([7, 1, 30]);
  });

  it.each([
    { framesPerSecond: 60, span: 59, failures: 1 },
    { framesPerSecond: 60, span: 60, failures: 0 },
    { framesPerSecond: 144, span: 143, failures: 1 },
    { framesPerSecond: 144, span: 144, failures: 0 },
    { framesPerSecond: 59.94, span: 59, failures: 1 },
    { framesPerSecond: 59.94, span: 60, failures: 0 },
  ])('holds seven over $span frames at $framesPerSecond a second: $failures', ({ framesPerSecond, span, failures }) => {
    const counter = recorded(sevenWithin(span), framesPerSecond);
    expect([counter.failures, counter.worst.transitions]).toEqual([failures, failures === 1 ? 7 : 6]);
  });

  it('lies anywhere: seven in the second that straddles two are found', () => {
    expect(recorded([30, 40, 50, 58, 62, 70, 80]).failures).toBe(1);
  });

  it('forgets what is older', () => {
    const counter = recorded(Array.from({ length: 600 }, (_, index) => index * 10));
    expect([counter.worst.transitions, counter.failures]).toEqual([6, 0]);
  });

  it('holds as many transitions as it has frames', () => {
    expect(recorded(Array.from({ length: 200 }, (_, index) => index)).worst.transitions).toBe(FPS);
  });

  it('counts only opposing changes', () => {
    const counter = new TransitionCounter(1, FPS);
    for (let frame = 0; frame < 20; frame += 1) counter.record(0, frame, frame < 10 ? 1 : -1);
    expect(counter.worst).toEqual({ transitions: 2, cell: 0, frame: 10 });
  });

  it('is each cell’s own: two cells with six do not make one with seven', () => {
    const counter = new TransitionCounter(2, FPS);
    for (let frame = 0; frame < 6; frame += 1) {
      for (const cell of [0, 1]) counter.record(cell, frame, frame % 2 === 0 ? 1 : -1);
    }
    expect([counter.worst.transitions, counter.failures]).toEqual([6, 0]);
  });
});

describe('a film that cannot be judged', () => {
  it.each([
    { widthPx: 0, heightPx: 1, framesPerSecond: 60 },
    { widthPx: 1, heightPx: 1, framesPerSecond: 0 },
    { widthPx: 1, heightPx: 1, framesPerSecond: Number.NaN },
  ])('is refused, not passed: %o', (options) => {
    expect(() => new FlashAnalyser(options)).toThrow('a film needs a size and a rate of frames');
  });

  it('is refused where a frame is cut short', () => {
    const analyser = new FlashAnalyser({ widthPx: 2, heightPx: 2, framesPerSecond: 60 });
    expect(() => analyser.push(new Uint8Array(12))).toThrow('shorter than its size');
  });
});
