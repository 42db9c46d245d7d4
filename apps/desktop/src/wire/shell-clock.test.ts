import { describe, expect, it } from 'vitest';
import { ShellClock } from './shell-clock.ts';

describe('the shell’s clock, as a page knows it', () => {
  it('is unknown until the first beat', () => {
    expect(new ShellClock().shellMsAt(5)).toBeUndefined();
  });

  it('is told by the beat that was quickest', () => {
    const clock = new ShellClock();
    for (const [shellMs, delayMs] of [
      [0, 30],
      [100, 2],
      [200, 80],
    ] as const) {
      clock.hear(shellMs, 5000 + shellMs + delayMs);
    }
    expect(clock.shellMsAt(5302)).toBe(300);
  });

  it('forgets what was long ago, so that clocks which drift apart stay known', () => {
    const clock = new ShellClock();
    for (let beat = 0; beat < 40; beat += 1) clock.hear(beat * 100, beat * 101);
    expect(clock.shellMsAt(4000)).toBeGreaterThan(3950);
  });

  it('is one for two pages that began at different times', () => {
    const [first, second] = [new ShellClock(), new ShellClock()];
    for (let beat = 0; beat < 5; beat += 1) {
      first.hear(1000 + beat * 100, beat * 100 + 1);
      second.hear(1000 + beat * 100, 77_000 + beat * 100 + 3);
    }
    expect(first.shellMsAt(501)).toBeCloseTo(second.shellMsAt(77_503) ?? 0, 6);
  });
});
