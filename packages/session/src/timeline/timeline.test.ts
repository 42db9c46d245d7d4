import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { OPEN_PLAN, POMODORO_PLAN, TIMED_PLAN, TimelinePlan, timelineMoment } from '../index.ts';
import { holdScreened } from '../test-helpers/held-session.ts';

const MINUTE_MS = 60_000;

const timedPlan = fc.record({
  is: fc.constant('timed' as const),
  warmUpMinutes: fc.double({ min: 0, max: 15, noNaN: true }),
  holdMinutes: fc.double({ min: 1, max: 180, noNaN: true }),
  coolDownMinutes: fc.double({ min: 0.5, max: 15, noNaN: true }),
  rounds: fc.integer({ min: 1, max: 12 }),
  breakMinutes: fc.double({ min: 1, max: 60, noNaN: true }),
});
const anyElapsedMs = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('a plan', () => {
  it.each([OPEN_PLAN, TIMED_PLAN, POMODORO_PLAN])('that we offer is one: $is', (plan) => {
    expect(TimelinePlan.parse(plan)).toEqual(plan);
  });

  it('always cools down, since nothing else tells of the end', () => {
    expect(TimelinePlan.safeParse({ ...TIMED_PLAN, coolDownMinutes: 0 }).success).toBe(false);
  });
});

describe('the level', () => {
  it('stays between 0 and 1 whatever the plan and the clock say', () => {
    fc.assert(
      fc.property(timedPlan, anyElapsedMs, (plan, elapsedMs) => {
        const { level } = timelineMoment(plan, elapsedMs);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('rises while it warms up, holds, and softens without a corner or a jump until the end', () => {
    const level = (minutes: number) => timelineMoment(TIMED_PLAN, minutes * MINUTE_MS).level;
    expect([level(0), level(1), level(2), level(21.9)]).toEqual([0.25, 0.625, 1, 1]);
    const softening = Array.from({ length: 181 }, (_, second) => level(22 + second / 60));
    for (const [index, value] of softening.entries()) {
      const before = softening[index - 1] ?? 1;
      expect(value).toBeLessThanOrEqual(before);
      expect(before - value).toBeLessThan(0.01);
    }
    expect(softening.at(-1)).toBe(0);
  });

  it('is 1 for ever where there is no plan', () => {
    fc.assert(
      fc.property(anyElapsedMs, (elapsedMs) => {
        expect(timelineMoment(OPEN_PLAN, elapsedMs)).toMatchObject({ stage: 'open', level: 1 });
      }),
    );
  });
});

describe('rounds', () => {
  it.each([
    { minutes: 0.5, stage: 'warm-up', round: 1 },
    { minutes: 10, stage: 'hold', round: 1 },
    { minutes: 24, stage: 'cool-down', round: 1 },
    { minutes: 25, stage: 'break', round: 1 },
    { minutes: 30, stage: 'warm-up', round: 2 },
    { minutes: 114.9, stage: 'cool-down', round: 4 },
    { minutes: 115, stage: 'ended', round: 4 },
  ])('of a pomodoro stand at $stage of round $round after $minutes minutes', ({ minutes, stage, round }) => {
    expect(timelineMoment(POMODORO_PLAN, minutes * MINUTE_MS)).toMatchObject({ stage, round, rounds: 4 });
  });

  it('end with the last cool-down: nobody waits out a break after it', () => {
    fc.assert(
      fc.property(timedPlan, (plan) => {
        const { warmUpMinutes, holdMinutes, coolDownMinutes, breakMinutes, rounds } = plan;
        const total = rounds * (warmUpMinutes + holdMinutes + coolDownMinutes) + (rounds - 1) * breakMinutes;
        expect(timelineMoment(plan, total * MINUTE_MS + 1).stage).toBe('ended');
        expect(timelineMoment(plan, total * MINUTE_MS - 1000).stage).toBe('cool-down');
        expect(timelineMoment(plan, 0).secondsLeft).toBeCloseTo(total * 60, -1);
      }),
    );
  });
});

describe('a session on its timeline', () => {
  function startTimed(plan: TimelinePlan = TIMED_PLAN) {
    const held = holdScreened();
    held.session.choosePlan(plan);
    held.session.switchOn();
    return held;
  }

  it('scales strength and volumes, and never a rate', () => {
    const { clock, light, sound, session } = startTimed();
    session.change({ backgroundSoundType: 'pink' });
    clock.pass(MINUTE_MS);
    expect(light.asked).toMatchObject({ isOn: true, globalModulationHz: 8, centerModulationHz: 12 });
    expect(light.asked?.globalModulationStrength).toBeCloseTo(0.45 * 0.625, 9);
    expect(sound.heard).toMatchObject({
      globalModulationHz: 8,
      centerModulationHz: 12,
      globalModulationStrength: 0.45,
    });
    expect(sound.heard?.masterAudioVolume).toBeCloseTo(0.1 * 0.625, 9);
    expect(sound.heard?.backgroundVolume).toBeCloseTo(0.015 * 0.625, 9);
    const lit = light.requests.filter(({ isOn }) => isOn);
    expect(new Set(lit.map(({ globalModulationHz }) => globalModulationHz))).toEqual(new Set([8]));
    expect(new Set(lit.map(({ centerModulationHz }) => centerModulationHz))).toEqual(new Set([12]));
  });

  it('ends in the softened light, switched off through the fade and not stopped', () => {
    const { clock, light, sound, now } = startTimed();
    clock.pass(25 * MINUTE_MS + 500);
    expect(now()).toMatchObject({ settings: { isOn: false }, timeline: { stage: 'ended' }, stoppedBy: undefined });
    expect(light.told).not.toContain('stop');
    expect(light.asked?.isOn).toBe(false);
    const lit = light.requests.filter(({ isOn }) => isOn);
    expect(lit.at(-1)?.globalModulationStrength).toBeCloseTo(0, 4);
    expect(sound.words.at(-1)).toBe('stop');
  });

  it('begins anew when it is switched on after its end', () => {
    const { clock, session, now } = startTimed();
    clock.pass(26 * MINUTE_MS);
    session.switchOn();
    expect(now().timeline).toMatchObject({ stage: 'warm-up', secondsLeft: 25 * 60 });
  });

  it('is dark and silent in a break, and comes back with the next round', () => {
    const { clock, light, sound, now } = startTimed(POMODORO_PLAN);
    clock.pass(27 * MINUTE_MS);
    expect(now()).toMatchObject({ settings: { isOn: true }, timeline: { stage: 'break', level: 0 } });
    expect(light.asked?.isOn).toBe(false);
    expect(sound.heard).toMatchObject({ masterAudioVolume: 0, backgroundVolume: 0 });
    clock.pass(5 * MINUTE_MS);
    expect(now().timeline).toMatchObject({ stage: 'hold', round: 2 });
    expect(light.asked).toMatchObject({ isOn: true, globalModulationStrength: 0.45 });
  });

  it('waits while it is paused, and counts neither the pause nor a second of its own time twice', () => {
    const { clock, session, light, sound, now } = startTimed();
    clock.pass(10 * MINUTE_MS + 100);
    session.pause();
    expect(light.asked?.isOn).toBe(false);
    expect(sound.words.at(-1)).toBe('stop');
    clock.pass(60 * MINUTE_MS);
    expect(now().timeline.secondsLeft).toBe(15 * 60);
    session.resume();
    expect(light.asked?.isOn).toBe(true);
    expect(sound.words.at(-1)).toBe('start');
    clock.pass(5 * MINUTE_MS);
    expect(now().timeline.secondsLeft).toBe(10 * 60);
  });

  it('counts the time of a session that is paused again and again', () => {
    const { clock, session, now } = startTimed();
    for (let times = 0; times < 100; times += 1) {
      clock.pass(200);
      session.pause();
      clock.pass(3000);
      session.resume();
    }
    expect(now().timeline.secondsLeft).toBe(25 * 60 - 20);
  });

  it('is dark at once when the machine has slept, and goes on where it was once a person switches on', () => {
    const { clock, session, light, now } = startTimed();
    clock.pass(10 * MINUTE_MS);
    clock.jump(8 * 60 * MINUTE_MS);
    clock.pass(250);
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'slept' });
    expect(light.told.at(-2)).toBe('stop');
    clock.pass(10 * MINUTE_MS);
    expect(now().settings.isOn).toBe(false);
    session.switchOn();
    expect(now().timeline.secondsLeft).toBe(15 * 60);
  });

  it('is dark at once when only the clock on the wall has gone on while the machine slept', () => {
    const { clock, light, now } = startTimed();
    clock.pass(10 * MINUTE_MS);
    clock.sleepUnnoticed(20 * MINUTE_MS);
    clock.pass(250);
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'slept' });
    expect(light.told.at(-2)).toBe('stop');
    expect(now().timeline.secondsLeft).toBe(15 * 60);
  });

  it.each([
    ['locked', 15],
    ['displays-changed', 15],
    ['surface-lost', 25],
    ['heartbeat-lost', 25],
    ['key', 25],
  ] as const)('after a stop by %s has %d minutes left once a person switches on', (reason, minutesLeft) => {
    const { clock, session, now } = startTimed();
    clock.pass(10 * MINUTE_MS);
    session.stop(reason);
    session.switchOn();
    expect(now().timeline.secondsLeft).toBe(minutesLeft * 60);
  });

  it('counts nothing while the clock runs backward', () => {
    const { clock, now } = startTimed();
    clock.pass(10 * MINUTE_MS);
    clock.jump(-5 * MINUTE_MS);
    clock.pass(5 * MINUTE_MS);
    expect(now().settings.isOn).toBe(true);
    expect(now().timeline.secondsLeft).toBe(15 * 60);
  });

  it('counts nothing by a clock that reads no number, and goes on when it does', () => {
    const { clock, now } = startTimed();
    clock.pass(10 * MINUTE_MS);
    vi.spyOn(clock, 'monotonicMs').mockReturnValueOnce(Number.NaN).mockReturnValueOnce(Number.NaN);
    clock.pass(5 * MINUTE_MS);
    expect(now().timeline.secondsLeft).toBe(10 * 60 + 1);
  });

  it('lets no timer run on once it is off', () => {
    const { clock, session } = startTimed();
    clock.pass(MINUTE_MS);
    session.switchOff();
    clock.pass(MINUTE_MS);
    expect(clock.waiting).toBe(0);
  });
});
