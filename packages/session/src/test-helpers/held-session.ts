import type { SessionSettings } from '@vayl/domain';
import {
  createSession,
  type ScreeningAnswers,
  type Session,
  type SessionSnapshot,
  type SuggestionAnswer,
} from '../index.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeLight, FakeSound } from './fake-engines.ts';
import { FakeStorage } from './fake-storage.ts';

/** Some day in 2026. */
export const TODAY_MS = 1_790_000_000_000;
export const DAY_MS = 86_400_000;

export const ALL_NO: ScreeningAnswers = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' };

export interface HeldSession {
  readonly session: Session;
  readonly clock: FakeClock;
  readonly light: FakeLight;
  readonly sound: FakeSound;
  readonly storage: FakeStorage;
  readonly failures: string[];
  readonly now: () => SessionSnapshot;
}

interface HeldOptions {
  readonly storage?: FakeStorage;
  readonly clock?: FakeClock;
  readonly prefersReducedMotion?: boolean;
  readonly initialSettings?: SessionSettings;
  readonly ask?: () => Promise<SuggestionAnswer>;
}

/** A session with everything around it in a test's hands. */
export function holdSession(options: HeldOptions = {}): HeldSession {
  const { storage = new FakeStorage(), clock = new FakeClock(TODAY_MS), prefersReducedMotion = false } = options;
  const failures: string[] = [];
  const light = new FakeLight();
  const sound = new FakeSound();
  const session = createSession({
    clock,
    storage,
    prefersReducedMotion,
    initialSettings: options.initialSettings,
    suggestions: { ask: options.ask ?? (() => Promise.resolve('no-response')) },
    logFailure: (what) => failures.push(what),
  });
  session.attachLight(light);
  session.attachSound(sound);
  return { session, clock, light, sound, storage, failures, now: session.getSnapshot };
}

/** A session of somebody who has answered no four times. */
export function holdScreened(options: HeldOptions = {}): HeldSession {
  const held = holdSession(options);
  held.session.answerScreening({ answers: ALL_NO, liftsBlock: false });
  return held;
}
