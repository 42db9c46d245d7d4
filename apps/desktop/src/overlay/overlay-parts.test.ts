import { describe, expect, it } from 'vitest';
import { ShellClock } from '../wire/shell-clock.ts';
import { AnchoredSound } from './anchored-sound.ts';
import { Watchdog } from './watchdog.ts';

describe('the watch over the beat', () => {
  it('misses nothing before the first beat', () => {
    expect(new Watchdog().isMissing(10_000)).toBe(false);
  });

  it('misses it after more than 300 ms, until it is heard again', () => {
    const watchdog = new Watchdog();
    watchdog.hear(1000);
    expect(watchdog.isMissing(1300)).toBe(false);
    expect(watchdog.isMissing(1301)).toBe(true);
    watchdog.hear(2000);
    expect(watchdog.isMissing(2100)).toBe(false);
  });
});

describe('the waves of another window', () => {
  const anchor = { atShellMs: 5000, globalHz: 8, globalCycles: 100, centerHz: 12, centerCycles: 200 };

  it('are nowhere until the shell’s clock is known', () => {
    const sound = new AnchoredSound(anchor, new ShellClock());
    expect([sound.globalPhaseCycles(1), sound.centerPhaseCycles(1)]).toEqual([Number.NaN, Number.NaN]);
  });

  it('go on from where they stood, at their rates, in this window’s own time', () => {
    const clock = new ShellClock();
    clock.hear(5000, 70_000);
    const sound = new AnchoredSound(anchor, clock);
    expect(sound.globalPhaseCycles(70_500)).toBeCloseTo(104, 9);
    expect(sound.centerPhaseCycles(70_500)).toBeCloseTo(206, 9);
  });
});
