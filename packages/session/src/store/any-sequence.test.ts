import {
  DemoSettings,
  FREQUENCY_RANGE_HZ,
  GOVERNOR_LIMITS,
  readStoredSettings,
  SESSION_DEFAULTS,
  SESSION_PRESETS,
  storeSettings,
} from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LightRequest,
  type PauseReason,
  POMODORO_PLAN,
  type ScreeningAnswer,
  type ScreeningAnswers,
  type SessionSnapshot,
  TIMED_PLAN,
} from '../index.ts';
import type { FakeClock } from '../test-helpers/fake-clock.ts';
import { FakeLight } from '../test-helpers/fake-engines.ts';
import { ALL_NO, DAY_MS, type HeldSession, holdSession, TODAY_MS } from '../test-helpers/held-session.ts';

/** What a person has decided, kept apart from the code that is to respect it. */
interface Known {
  answers: ScreeningAnswers | undefined;
  answeredAtMs: number;
  isBlocked: boolean;
  prefersReducedMotion: boolean;
  hasOptedIn: boolean;
}

interface Step {
  readonly name: string;
  readonly act: (held: HeldSession, known: Known) => unknown;
}

class TimedLight extends FakeLight {
  readonly #clock: FakeClock;
  stoppedAtMs = Number.NEGATIVE_INFINITY;
  soonestMs = Number.POSITIVE_INFINITY;

  constructor(clock: FakeClock) {
    super();
    this.#clock = clock;
  }

  override set(request: LightRequest): void {
    super.set(request);
    if (request.isOn) this.soonestMs = Math.min(this.soonestMs, this.#clock.monotonicMs() - this.stoppedAtMs);
  }

  override stop(): void {
    super.stop();
    this.stoppedAtMs = this.#clock.monotonicMs();
  }
}

const step = (name: string, act: Step['act']): fc.Arbitrary<Step> => fc.constant({ name, act });
const given = <Value>(
  values: fc.Arbitrary<Value>,
  name: string,
  act: (value: Value, held: HeldSession, known: Known) => unknown,
): fc.Arbitrary<Step> => values.map((value) => ({ name, act: (held, known) => act(value, held, known) }));
const anyNumber = fc.oneof(fc.double(), fc.double({ min: 0, max: 110, noNaN: true }), fc.constantFrom(0, 8, 12, 40, 1));
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** What a page might really send, what it never should, and always an attempt at the switch. */
const anyChange = fc
  .oneof(
    fc.record({ globalModulationHz: share, globalModulationStrength: share }, { requiredKeys: [] }),
    fc.record(
      { centerModulationHz: share.map((part) => 2 + 90 * part), hasOwnAudio: fc.boolean() },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        globalModulationHz: anyNumber,
        centerModulationHz: anyNumber,
        globalModulationStrength: anyNumber,
        visualHue: anyNumber,
        masterAudioVolume: anyNumber,
        isochronicPitch: anyNumber,
      },
      { requiredKeys: [] },
    ),
  )
  .map((change) => ({ ...change, isOn: true }));
const answer = fc.constantFrom<ScreeningAnswer>('no', 'no', 'no', 'yes', 'unanswered');
const anyAnswers = fc.oneof(
  fc.constant(ALL_NO),
  fc.record({ seizures: answer, lightSickness: answer, under18: answer, unsure: answer }),
);
const isAllNo = (answers: ScreeningAnswers) => Object.values(answers).every((each) => each === 'no');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step('switchOn', ({ session }) => session.switchOn()),
  step('switchOn', ({ session }) => session.switchOn()),
  given(fc.constantFrom('setting', 'sham'), 'switchOn', (block, { session }) => session.switchOnConcealed(block)),
  step('switchOff', ({ session }) => session.switchOff()),
  step('pause', ({ session }) => session.pause()),
  given(fc.constantFrom<PauseReason>('microphone', 'rule'), 'pause', (reason, { session }) => session.pause(reason)),
  given(fc.boolean(), 'duck', (isDucked, { session }) => session.duck(isDucked)),
  step('resume', ({ session }) => session.resume()),
  step('stop', ({ session }) => session.stop('key')),
  given(fc.boolean(), 'noise', (isPlaying, { session }) => session.playNoise(isPlaying)),
  given(fc.boolean(), 'minutes', (hasMinutes, { session }) => session.setHasMinutes(hasMinutes)),
  step('pulse', ({ session }) => session.setTestPulse(true)),
  step('no pulse', ({ session }) => session.setTestPulse(false)),
  step('undo', ({ session }) => session.undo()),
  step('sleep', ({ clock }) => clock.jump(9_000_000)),
  step('year', ({ clock }) => clock.jump(370 * DAY_MS)),
  step('save', ({ session }) => session.savePreset('Mine')),
  step('own', ({ session }) => session.applyOwnPreset(1)),
  step('again', ({ session }) => session.readAgain()),
  step('decline', ({ session }, known) => {
    session.blockFlicker();
    known.isBlocked = true;
  }),
  step('felt wrong', ({ session }, known) => {
    session.lightFeltWrong();
    known.isBlocked = true;
  }),
  step('allow motion', ({ session }, known) => {
    session.allowMotion();
    known.hasOptedIn = true;
  }),
  given(fc.integer({ min: 1, max: 4_000_000 }), 'pass', (ms, { clock }) => clock.pass(ms)),
  given(fc.integer({ min: 1, max: 1200 }), 'pass', (ms, { clock }) => clock.pass(ms)),
  given(fc.boolean(), 'visible', (isVisible, { session }) => session.setVisible(isVisible)),
  given(fc.constantFrom(TIMED_PLAN, POMODORO_PLAN), 'plan', (plan, { session }) => session.choosePlan(plan)),
  given(fc.constantFrom(...SESSION_PRESETS), 'preset', (preset, { session }) => session.applyPreset(preset)),
  given(anyChange, 'change', (change, { session }) => session.change(change)),
  given(anyChange, 'suggestion', (change, { session }) => session.applySuggestion({ ...change, waveform: 'Square' })),
  given(fc.tuple(anyNumber, anyNumber), 'link', ([global, center], { session }) =>
    session.applyLink(`v1~g${global}~c${center}~s9~i1`),
  ),
  given(fc.boolean(), 'strict', (isStrict, { session }) => session.demandStrict('video', isStrict)),
  given(fc.boolean(), 'reduced motion', (prefersReducedMotion, { session }, known) => {
    if (prefersReducedMotion !== known.prefersReducedMotion) known.hasOptedIn = false;
    session.setReducedMotion(prefersReducedMotion);
    known.prefersReducedMotion = prefersReducedMotion;
  }),
  given(fc.tuple(anyAnswers, fc.boolean()), 'answers', ([answers, liftsBlock], { session, clock }, known) => {
    session.answerScreening({ answers, liftsBlock });
    known.answers = answers;
    known.answeredAtMs = clock.wallMs();
    if (liftsBlock && isAllNo(answers)) known.isBlocked = false;
  }),
);

function mayFlicker(known: Known, wallNowMs: number): boolean {
  if (known.isBlocked || known.answers === undefined || !isAllNo(known.answers)) return false;
  if (wallNowMs - known.answeredAtMs >= 365 * DAY_MS) return false;
  return !known.prefersReducedMotion || known.hasOptedIn;
}

function expectHolds(before: SessionSnapshot, name: string, { now, storage, session }: HeldSession): void {
  const { settings } = now();
  const isSwitchedOn = settings.isOn && !before.settings.isOn;
  expect(isSwitchedOn ? name : 'switchOn').toBe('switchOn');
  expect(DemoSettings.parse(settings)).toEqual(settings);
  expect(settings.globalModulationHz).toBeGreaterThanOrEqual(FREQUENCY_RANGE_HZ.min);
  expect(settings.centerModulationHz).toBeLessThanOrEqual(FREQUENCY_RANGE_HZ.max);
  expect(settings.globalModulationHz).toBeLessThan(settings.centerModulationHz);
  const kept = storage.json('vayl.settings') ?? storeSettings(SESSION_DEFAULTS);
  expect(kept).toMatchObject({ fields: { isOn: false } });
  expect(readStoredSettings(kept).ok).toBe(true);
  expect(session.getSnapshot()).toBe(now());
}

interface Asking {
  readonly session: SessionSnapshot;
  readonly isAllowed: boolean;
  readonly isSham: boolean;
}

function expectAskedRightly(asked: LightRequest, { session, isAllowed, isSham }: Asking): void {
  const { globalModulationHz, centerModulationHz } = session.settings;
  const wanted = session.isTestPulseOn ? [1, 1] : [globalModulationHz, centerModulationHz];
  expect([asked.globalModulationHz, asked.centerModulationHz]).toEqual(isAllowed && !isSham ? wanted : [0, 0]);
  expect(asked.globalModulationStrength).toBeLessThanOrEqual(session.settings.globalModulationStrength);
  expect(asked.isStrict).toBe(session.isStrict);
}

describe('any sequence of actions', () => {
  it('never switches on by itself, never flickers without permission, and always holds valid settings', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const held = holdSession();
        const light = new TimedLight(held.clock);
        held.session.attachLight(light);
        const known: Known = {
          answers: undefined,
          answeredAtMs: TODAY_MS,
          isBlocked: false,
          prefersReducedMotion: false,
          hasOptedIn: false,
        };
        for (const { name, act } of steps) {
          const before = held.now();
          const askedBefore = light.requests.length;
          act(held, known);
          expectHolds(before, name, held);
          const isAllowed = mayFlicker(known, held.clock.wallMs());
          const lit = light.requests.slice(askedBefore).filter(({ isOn }) => isOn);
          // A block may end while time passes: what was asked for then was still its own.
          const isSham = (name === 'pass' ? before : held.now()).concealedBlock === 'sham';
          for (const asked of lit) expectAskedRightly(asked, { session: held.now(), isAllowed, isSham });
          const { isRunning, isVisible, timeline, isRearming } = held.now();
          const isLit = isRunning && isVisible && !isRearming && timeline.level > 0;
          expect(light.asked?.isOn).toBe(isLit);
          expect(isRunning && !isVisible).toBe(false);
          expect(isRunning && !held.now().hasMinutes).toBe(false);
          expect(held.now().settings.isOn && held.now().isNoiseAlone).toBe(false);
          expect(held.now().isTestPulseOn && !isRunning).toBe(false);
          expect(held.now().isPaused && !held.now().settings.isOn).toBe(false);
        }
        expect(light.soonestMs).toBeGreaterThanOrEqual(GOVERNOR_LIMITS.rearmMs);
        held.session.dispose();
        expect(held.clock.waiting).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
