import { type HistorySession, meanVeilAlpha } from '@vayl/domain';
import { createSession, type LightReport } from '@vayl/session';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { SessionRecorder } from './session-recorder.ts';

const NO = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' } as const;
const LIT: LightReport = { askedLuminance: 0.05, deliveredLuminance: 0.05, limitLuminance: 0.1, reason: 'none' };
const MORNING_MS = Date.UTC(2026, 10, 16, 8);

/** A session at a desk, whose time passes in beats of a tenth of a second. */
function sit() {
  const now = { monotonicMs: 0, wallMs: MORNING_MS };
  const clock = { monotonicMs: () => now.monotonicMs, wallMs: () => now.wallMs, after: () => () => undefined };
  const light = { report: LIT };
  const session = createSession({
    clock,
    storage: memoryStorage(),
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: (what) => expect.fail(what),
    prefersReducedMotion: false,
  });
  session.answerScreening({ answers: NO, liftsBlock: false });
  session.attachLight({
    set: () => undefined,
    stop: () => undefined,
    report: () => light.report,
    refreshHz: 60,
    capability: () => ({ grade: 'exact', text: '' }),
  });
  const kept: HistorySession[] = [];
  const ended: (readonly [stretchSeconds: number, id: string | undefined])[] = [];
  let number = 0;
  const recorder = new SessionRecorder({
    session,
    clock,
    newId: () => {
      number += 1;
      return `00000000-0000-4000-8000-00000000000${number}`;
    },
    utcOffsetMinutes: () => 60,
    task: () => 'Focus',
    onBegan: () => undefined,
    onKept: (record) => kept.push(record),
    onEnded: (seconds, record) => ended.push([seconds, record?.id]),
  });
  const pass = (seconds: number) => {
    for (let beat = 0; beat < seconds * 10; beat += 1) {
      now.monotonicMs += 100;
      now.wallMs += 100;
      recorder.tick();
    }
  };
  return { session, recorder, kept, ended, pass, now, light, last: () => kept.at(-1) };
}

describe('a session that is remembered', () => {
  it('has its settings, its time, its light and its end', () => {
    const { session, pass, last, ended } = sit();
    session.switchOn();
    pass(600);
    session.switchOff();
    expect(last()).toMatchObject({
      startedAtMs: MORNING_MS,
      utcOffsetMinutes: 60,
      endedAtMs: MORNING_MS + 600_000,
      endedBy: 'switched-off',
      task: 'Focus',
      usedSeconds: 600,
      asked: { globalModulationHz: 8, centerModulationHz: 12, waveform: 'Sine' },
      delivered: { litSeconds: 600, stillSeconds: 0, limitedSeconds: 0, deliveredLuminance: 0.05 },
      pauses: [],
      rating: null,
    });
    expect(last()?.doseVeilSeconds).toBeCloseTo(600 * meanVeilAlpha(0.45), 0);
    expect(ended).toHaveLength(1);
  });

  it('is written every five seconds, so that a crash loses no more', () => {
    const { session, pass, kept } = sit();
    session.switchOn();
    pass(61);
    expect(kept).toHaveLength(12);
    expect(kept.at(-1)).toMatchObject({ usedSeconds: 60, endedBy: null, endedAtMs: MORNING_MS + 60_000 });
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
  });

  it('was long enough to be one', () => {
    const { session, pass, kept, ended } = sit();
    session.switchOn();
    pass(3);
    session.switchOff();
    expect(kept).toEqual([]);
    expect(ended).toEqual([[expect.closeTo(3, 5), undefined]]);
  });

  it('has pauses with their reason, which are not counted', () => {
    const { session, pass, last } = sit();
    session.switchOn();
    pass(60);
    session.pause();
    pass(30);
    session.resume();
    pass(60);
    session.pause('microphone');
    pass(20);
    session.resume();
    pass(10);
    session.switchOff();
    expect(last()).toMatchObject({
      usedSeconds: 130,
      pauses: [
        { reason: 'person', afterSeconds: 60, seconds: 30 },
        { reason: 'microphone', afterSeconds: 120, seconds: 20 },
      ],
    });
  });

  it.each(['locked', 'slept', 'hidden', 'displays-changed'] as const)(
    'goes on after %s, which was a pause',
    (reason) => {
      const { session, pass, now, last, ended } = sit();
      session.switchOn();
      pass(60);
      session.stop(reason);
      expect(last()).toMatchObject({ endedBy: reason, usedSeconds: 60 });
      now.monotonicMs += 600_000;
      now.wallMs += 600_000;
      session.switchOn();
      pass(60);
      session.switchOff();
      expect(last()).toMatchObject({
        startedAtMs: MORNING_MS,
        endedBy: 'switched-off',
        usedSeconds: 120,
        pauses: [{ reason, afterSeconds: 60, seconds: 600 }],
      });
      expect(ended.map(([seconds]) => Math.round(seconds))).toEqual([60, 60]);
    },
  );

  it.each([
    ['key', 60_000],
    ['locked', 31 * 60_000],
  ] as const)('is another one after %s and a break of %d ms', (reason, breakMs) => {
    const { session, pass, now, kept } = sit();
    session.switchOn();
    pass(60);
    session.stop(reason);
    now.monotonicMs += breakMs;
    now.wallMs += breakMs;
    session.switchOn();
    pass(60);
    session.switchOff();
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
  });

  it('counts nothing of a time in which nobody beat', () => {
    const { session, pass, now, recorder, last } = sit();
    session.switchOn();
    pass(60);
    now.monotonicMs += 8 * 3_600_000;
    now.wallMs += 8 * 3_600_000;
    recorder.tick();
    pass(10);
    session.switchOff();
    expect(last()?.usedSeconds).toBe(70);
  });

  it('tells where less was delivered than was asked for, and where the light was out', () => {
    const { session, pass, light, last } = sit();
    session.switchOn();
    pass(60);
    light.report = { ...LIT, deliveredLuminance: 0.02, reason: 'guard' };
    session.change({ visualHue: 100 });
    pass(60);
    light.report = { ...LIT, deliveredLuminance: 0, reason: 'dark' };
    session.change({ visualHue: 101 });
    pass(60);
    session.switchOff();
    const { litSeconds = 0, limitedSeconds = 0, deliveredLuminance = 0 } = last()?.delivered ?? {};
    expect([litSeconds, limitedSeconds, deliveredLuminance].map((number) => Number(number.toFixed(2)))).toEqual([
      120, 60, 0.04,
    ]);
  });

  it('keeps the secret of a self-test', () => {
    const { session, pass, last } = sit();
    session.switchOnConcealed('sham');
    pass(60);
    session.switchOff();
    expect(last()).toMatchObject({ delivered: null, asked: { centerModulationHz: 12 }, usedSeconds: 60 });
  });

  it('begins anew where everything was deleted under it', () => {
    const { session, pass, recorder, last } = sit();
    session.switchOn();
    pass(60);
    recorder.forget();
    pass(20);
    session.switchOff();
    expect(last()).toMatchObject({ startedAtMs: MORNING_MS + 60_000, usedSeconds: 20 });
  });
});
