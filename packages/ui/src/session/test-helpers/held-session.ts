import {
  createSession,
  type LightPort,
  type LightReport,
  type LightRequest,
  type RateOnDisplay,
  type ScreeningAnswers,
  type Session,
  type SessionClock,
} from '@vayl/session';

/** Some day in 2026. */
const TODAY_MS = 1_790_000_000_000;

export const ALL_NO: ScreeningAnswers = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' };

/** Time that passes only when it is told to. */
class HeldClock implements SessionClock {
  readonly #calls = new Set<{ readonly atMs: number; readonly onTime: () => void }>();
  #nowMs = 0;

  readonly monotonicMs = () => this.#nowMs;
  readonly wallMs = () => TODAY_MS + this.#nowMs;

  after(delayMs: number, onTime: () => void): () => void {
    const call = { atMs: this.#nowMs + delayMs, onTime };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  pass(ms: number): void {
    const endMs = this.#nowMs + ms;
    for (let call = this.#next(endMs); call !== undefined; call = this.#next(endMs)) {
      this.#calls.delete(call);
      this.#nowMs = call.atMs;
      call.onTime();
    }
    this.#nowMs = endMs;
  }

  #next(endMs: number) {
    return [...this.#calls].filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)[0];
  }
}

/** Remembers what it was asked for, and reports what it is told to. */
class HeldLight implements LightPort {
  readonly told: (LightRequest | 'stop')[] = [];
  readonly refreshHz = 60;
  answer: LightReport = { askedLuminance: 0, deliveredLuminance: 0, limitLuminance: 0.1, reason: 'dark' };
  set(request: LightRequest): void {
    this.told.push(request);
  }

  stop(): void {
    this.told.push('stop');
  }

  report(): LightReport {
    return this.answer;
  }

  capability(hz: number): RateOnDisplay {
    return hz < 0.45 * this.refreshHz
      ? { grade: 'exact', text: `${hz} Hz on your 60 Hz display.` }
      : { grade: 'not-representable', text: `Your display (60 Hz) cannot show ${hz} Hz; sound still carries it.` };
  }
}

interface HeldOptions {
  /** Somebody who has answered no four times, unless it is somebody new. */
  readonly answers?: ScreeningAnswers | 'none';
  readonly prefersReducedMotion?: boolean;
  readonly stored?: ReadonlyMap<string, string>;
}

export interface HeldSession {
  readonly session: Session;
  readonly clock: HeldClock;
  readonly light: HeldLight;
  readonly stored: Map<string, string>;
}

/** A real session with everything around it in a test's hands. */
export function holdSession(options: HeldOptions = {}): HeldSession {
  const { answers = ALL_NO, prefersReducedMotion = false } = options;
  const clock = new HeldClock();
  const light = new HeldLight();
  const stored = new Map(options.stored);
  const session = createSession({
    clock,
    prefersReducedMotion,
    storage: {
      read: (key) => stored.get(key),
      write: (key, text) => stored.set(key, text),
      remove: (key) => stored.delete(key),
    },
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: (what, cause) => {
      throw new Error(what, { cause });
    },
  });
  session.attachLight(light);
  if (answers !== 'none') session.answerScreening({ answers, liftsBlock: false });
  return { session, clock, light, stored };
}
