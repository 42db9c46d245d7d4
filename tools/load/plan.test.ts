import { describe, expect, it } from 'vitest';
import { planDay, type StepKind } from './plan.ts';
import { planLeases } from './plan-leases.ts';

const wish = { people: 20_000, seconds: 60, seed: 7 };
const day = planDay(wish);
const countOf = (kind: StepKind) => day.filter((step) => step.kind === kind).length;

describe('the plan of a day', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planDay(wish)).toEqual(day);
    expect(planDay({ ...wish, seed: 8 })).not.toEqual(day);
  });

  it('stands in the order of time and within the day', () => {
    const times = day.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(0);
    expect(times.at(-1)).toBeLessThanOrEqual(60_000);
  });

  it('has three to six requests a person, two or three of them leases', () => {
    expect(day.length / wish.people).toBeGreaterThan(3);
    expect(day.length / wish.people).toBeLessThan(6);
    expect(countOf('lease') / wish.people).toBeCloseTo(2.6, 1);
    expect(countOf('balance')).toBe(wish.people);
  });

  it('has everything in it that a day has, and at most one sign-up in a hundred people', () => {
    expect(new Set(day.map(({ kind }) => kind)).size).toBe(13);
    expect(countOf('sign-up') / wish.people).toBeLessThan(0.01);
    expect(countOf('sign-in') / wish.people).toBeCloseTo(0.1, 1);
  });

  it('is quiet at night and busiest in the afternoon', () => {
    const inHour = (hour: number) =>
      day.filter(({ kind, atMs }) => kind === 'balance' && Math.floor(atMs / 2500) === hour).length;
    expect(inHour(3) * 8).toBeLessThan(inHour(15));
  });

  it('arrives like independent people: short stretches scatter as Poisson says', () => {
    const counts = Array.from({ length: 200 }, () => 0);
    // The two busiest hours, in which the curve is nearly flat.
    for (const { kind, atMs } of day) {
      const place = Math.floor(((atMs - 35_000) / 5000) * counts.length);
      if (kind === 'balance' && place >= 0 && place < counts.length) counts[place] = (counts[place] ?? 0) + 1;
    }
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
    expect(variance / mean).toBeGreaterThan(0.7);
    expect(variance / mean).toBeLessThan(1.4);
  });

  it('gives back the last lease of a person, after it was taken', () => {
    const lastLease = new Map<number, number>();
    for (const { kind, person, number, seconds } of day) {
      if (kind === 'lease') lastLease.set(person, number);
      if (kind !== 'return') continue;
      expect(lastLease.get(person)).toBe(number);
      expect(seconds).toBeLessThan(300);
    }
  });
});

describe('a rush of leases', () => {
  const rush = planLeases({ people: 500, perSecond: 1000, seconds: 20, seed: 5 });

  it('comes at its rate, each lease with a number of its own', () => {
    expect(rush.length / 20).toBeGreaterThan(950);
    expect(rush.length / 20).toBeLessThan(1050);
    expect(new Set(rush.map(({ number }) => number)).size).toBe(rush.length);
  });

  it('is as uneven as callers are who know nothing of each other', () => {
    const gaps = rush.slice(1).map(({ atMs }, place) => atMs - (rush[place]?.atMs ?? 0));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
    expect(deviation / mean).toBeGreaterThan(0.95);
    expect(deviation / mean).toBeLessThan(1.05);
  });
});
