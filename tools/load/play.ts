import { Progress, type Terminal } from '../terminal/progress.ts';
import { type Acknowledged, acknowledgedBy } from './acknowledged.ts';
import { type Answer, type Connections, openConnections } from './connections.ts';
import { type DayWish, planDay, type Step, type StepKind } from './plan.ts';
import { ACCEPTED, IS_REPEATABLE, keyOf, requestOf } from './requests.ts';

export interface PlayOptions {
  /** Makes the numbers of leases and sessions: two plays on one database need two. */
  readonly seed: number;
  /** Where servers listen; steps go round them. */
  readonly origins: readonly string[];
  /** What the servers are known by outside (`PUBLIC_URL`). */
  readonly publicUrl: string;
  readonly webhookSecret: string;
  /** For how long a step whose fate is not known is sent again, with the same number, as the app does it. */
  readonly retryForMs?: number;
  readonly connections?: number;
  readonly onAck?: (acknowledged: Acknowledged) => void;
  readonly terminal?: Terminal;
}

export type DayOptions = PlayOptions & DayWish;

interface Latency {
  readonly kind: StepKind;
  /** When it was to be sent. */
  readonly atMs: number;
  /** From then until its answer: what waited in the player waited for the server too. */
  readonly tookMs: number;
}

interface Failure {
  readonly kind: StepKind;
  readonly atMs: number;
  readonly reason: string;
}

export interface PlayedDay {
  readonly acked: readonly Acknowledged[];
  readonly latencies: readonly Latency[];
  readonly failures: readonly Failure[];
  /** Ends of what never began: a lease that was not given out cannot be given back. */
  readonly skipped: number;
  readonly tookMs: number;
}

const TICK_MS = 1;
const AGAIN_MS = 200;

/** Plays a day of so many people in so many seconds. */
export function playDay(options: DayOptions): Promise<PlayedDay> {
  return playSteps(planDay(options), options);
}

/**
 * Plays a plan: each step is sent when the plan says so, however slow the answers to those before are (open loop), and its
 * time is counted from then. Nobody waits for anybody, except that a person ends only what has begun.
 */
export async function playSteps(steps: readonly Step[], options: PlayOptions): Promise<PlayedDay> {
  const { origins, terminal = process.stderr, connections = 128 } = options;
  const targets = origins.map((origin) => ({
    host: new URL(origin).host,
    connections: openConnections(origin, Math.ceil(connections / origins.length)),
  }));
  const played = new Played(options, steps.length, targets, terminal);
  const startedMs = performance.now();
  await sendInTime(steps, startedMs, (step) => played.play(step, startedMs));
  const result = await played.end();
  for (const target of targets) target.connections.close();
  return { ...result, tookMs: performance.now() - startedMs };
}

function sendInTime(steps: readonly Step[], startedMs: number, send: (step: Step) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let next = 0;
  const tick = (): void => {
    const nowMs = performance.now() - startedMs;
    for (;;) {
      const step = steps[next];
      if (step === undefined) {
        resolve();
        return;
      }
      if (step.atMs > nowMs) break;
      next += 1;
      send(step);
    }
    setTimeout(tick, TICK_MS);
  };
  tick();
  return promise;
}

interface Target {
  readonly host: string;
  readonly connections: Connections;
}

class Played {
  readonly #options: PlayOptions;
  readonly #targets: readonly Target[];
  readonly #progress: Progress;
  readonly #acked: Acknowledged[] = [];
  readonly #latencies: Latency[] = [];
  readonly #failures: Failure[] = [];
  readonly #pending = new Set<Promise<boolean>>();
  /** Whether what was begun is something that can be ended. */
  readonly #begun = new Map<string, Promise<boolean>>();
  #skipped = 0;
  #sent = 0;

  constructor(options: PlayOptions, steps: number, targets: readonly Target[], terminal: Terminal) {
    this.#options = options;
    this.#targets = targets;
    this.#progress = new Progress({
      terminal,
      nowMs: () => performance.now(),
      lineOf: (done) =>
        `played ${Math.round((100 * done) / steps)} %, ${this.#recentMs().toFixed(0)} ms for 99 in 100, ${this.#failures.length} failed`,
    });
  }

  play(step: Step, startedMs: number): void {
    const isEnd = step.kind === 'return' || step.kind === 'usage-end';
    const done = isEnd ? this.#askToEnd(step, startedMs) : this.#ask(step, startedMs);
    const isBeginning = step.kind === 'lease' || step.kind === 'usage-start';
    if (isBeginning) this.#begun.set(keyOf(step, this.#options.seed), done);
    const pending: Promise<boolean> = done.finally(() => {
      this.#pending.delete(pending);
      this.#progress.advance();
    });
    this.#pending.add(pending);
  }

  async end(): Promise<Omit<PlayedDay, 'tookMs'>> {
    await Promise.all(this.#pending);
    this.#progress.end();
    return { acked: this.#acked, latencies: this.#latencies, failures: this.#failures, skipped: this.#skipped };
  }

  async #askToEnd(step: Step, startedMs: number): Promise<boolean> {
    const hasBegun = await this.#begun.get(keyOf(step, this.#options.seed));
    if (hasBegun === true) return this.#ask(step, startedMs);
    this.#skipped += 1;
    return false;
  }

  /** Says whether something was acknowledged that is kept. */
  async #ask(step: Step, startedMs: number): Promise<boolean> {
    const { kind, atMs } = step;
    const { seed, onAck } = this.#options;
    const answer = await this.#answerTo(step, startedMs);
    if (typeof answer === 'string') {
      this.#failures.push({ kind, atMs, reason: answer });
      return false;
    }
    this.#latencies.push({ kind, atMs, tookMs: performance.now() - startedMs - atMs });
    const kept = acknowledgedBy(step, answer.body, seed);
    if (kept === undefined) return false;
    const acknowledged = { ...kept, atMs: performance.now() - startedMs };
    this.#acked.push(acknowledged);
    onAck?.(acknowledged);
    return true;
  }

  /** The answer that was hoped for, or why there is none. */
  async #answerTo(step: Step, startedMs: number): Promise<Answer | string> {
    const { kind, atMs } = step;
    const { retryForMs = 0 } = this.#options;
    for (;;) {
      const answer = await this.#once(step);
      if (typeof answer !== 'string' && ACCEPTED[kind].includes(answer.status)) return answer;
      const reason = typeof answer === 'string' ? answer : reasonOf(answer);
      // A refusal is an answer; only silence and a server's own failure leave it open what happened.
      const isOpen = typeof answer === 'string' || answer.status >= 500;
      const isLate = performance.now() - startedMs - atMs > retryForMs;
      if (!isOpen || !IS_REPEATABLE[kind] || isLate) return reason;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  async #once(step: Step): Promise<Answer | string> {
    const target = this.#targets[this.#sent % this.#targets.length];
    this.#sent += 1;
    if (target === undefined) return 'no server';
    const { seed, publicUrl, webhookSecret } = this.#options;
    const nowSeconds = Math.floor(Date.now() / 1000);
    try {
      return await target.connections.send(
        requestOf(step, { host: target.host, publicUrl, seed, webhookSecret, nowSeconds }),
      );
    } catch (cause) {
      return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : 'unknown';
    }
  }

  #recentMs(): number {
    const recent = this.#latencies.slice(-1000).map(({ tookMs }) => tookMs);
    return recent.sort((a, b) => a - b)[Math.floor(recent.length * 0.99)] ?? 0;
  }
}

function reasonOf({ status, body }: Answer): string {
  const [, code] = /"code":"([^"]+)"/.exec(body) ?? [];
  return code === undefined ? String(status) : `${status} ${code}`;
}
