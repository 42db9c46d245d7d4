import { type AskedSettings, type HistorySession, tallySeconds } from '@vayl/domain';
import type { Session, SessionClock, SessionSnapshot, StopReason } from '@vayl/session';
import { askedOf, RecordedSession } from './recorded-session.ts';

interface RecorderOptions {
  readonly session: Pick<Session, 'subscribe' | 'getSnapshot'>;
  readonly clock: Pick<SessionClock, 'monotonicMs' | 'wallMs'>;
  readonly newId: () => string;
  readonly utcOffsetMinutes: (wallMs: number) => number;
  readonly task: (asked: AskedSettings) => string | null;
  readonly onBegan: () => void;
  /** Every few seconds, and at the end. */
  readonly onKept: (session: HistorySession) => void;
  /** With nothing to remember where it was too short. */
  readonly onEnded: (stretchSeconds: number, session: HistorySession | undefined) => void;
}

/** A crash loses no more than this. What is shorter is no session, but a hand that tried the switch. */
const KEEP_EVERY_MS = 5000;
const SHORTEST_SECONDS = 5;
/** A clock that was silent for longer was asleep with its machine, and nobody has used that time. */
const LONGEST_SILENCE_MS = 5000;
/** After one of these a session goes on where it was, if it is switched on again before long. */
const INTERRUPTIONS: readonly (StopReason | undefined)[] = ['hidden', 'slept', 'locked', 'displays-changed'];
const LONGEST_INTERRUPTION_MS = 30 * 60_000;

interface Interrupted {
  readonly recorded: RecordedSession;
  readonly reason: string;
  readonly atWallMs: number;
}

/** Follows a session and tells what there is to remember of it. */
export class SessionRecorder {
  readonly #options: RecorderOptions;
  #snapshot: SessionSnapshot;
  #monotonicMs: number;
  #keptMs = 0;
  #running: RecordedSession | undefined;
  #interrupted: Interrupted | undefined;
  #stretchFromSeconds = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#snapshot = options.session.getSnapshot();
    this.#monotonicMs = options.clock.monotonicMs();
    options.session.subscribe(() => this.tick());
  }

  /** To be called now and then: a session that runs evenly says nothing by itself. */
  tick(): void {
    const before = this.#snapshot;
    this.#snapshot = this.#options.session.getSnapshot();
    this.#count(before, this.#passedSeconds());
    const { isOn } = this.#snapshot.settings;
    if (isOn && this.#running === undefined) this.#begin();
    else if (!isOn && this.#running !== undefined) this.#end(this.#running);
    else if (this.#running !== undefined && this.#monotonicMs - this.#keptMs >= KEEP_EVERY_MS)
      this.#keep(this.#running);
  }

  /** What was counted so far is gone; a session that runs begins anew. */
  forget(): void {
    this.#running = undefined;
    this.#interrupted = undefined;
    if (this.#snapshot.settings.isOn) this.#begin();
  }

  #passedSeconds(): number {
    const nowMs = this.#options.clock.monotonicMs();
    const passedMs = nowMs - this.#monotonicMs;
    this.#monotonicMs = nowMs;
    return passedMs > 0 && passedMs <= LONGEST_SILENCE_MS ? passedMs / 1000 : 0;
  }

  #count(before: SessionSnapshot, seconds: number): void {
    if (this.#running === undefined) return;
    if (before.concealedBlock !== undefined) this.#running.conceal();
    if (before.pauseReason === undefined) this.#running.use(before, seconds);
    else this.#running.rest(before.pauseReason, seconds);
  }

  #begin(): void {
    const { clock, newId, utcOffsetMinutes, task, onBegan } = this.#options;
    const nowMs = clock.wallMs();
    const asked = askedOf(this.#snapshot);
    this.#running =
      this.#takenUp(nowMs) ??
      new RecordedSession({
        id: newId(),
        startedAtMs: nowMs,
        utcOffsetMinutes: utcOffsetMinutes(nowMs),
        task: task(asked),
        asked,
      });
    this.#stretchFromSeconds = this.#running.usedSeconds;
    this.#keptMs = this.#monotonicMs;
    onBegan();
  }

  /** The one that was interrupted a while ago. */
  #takenUp(nowMs: number): RecordedSession | undefined {
    const interrupted = this.#interrupted;
    this.#interrupted = undefined;
    if (interrupted === undefined) return undefined;
    const goneMs = nowMs - interrupted.atWallMs;
    if (goneMs < 0 || goneMs > LONGEST_INTERRUPTION_MS) return undefined;
    interrupted.recorded.rest(interrupted.reason, goneMs / 1000);
    return interrupted.recorded;
  }

  #keep(running: RecordedSession): void {
    this.#keptMs = this.#monotonicMs;
    if (!isLongEnough(running)) return;
    this.#options.onKept(running.record({ endedAtMs: this.#options.clock.wallMs(), endedBy: null }));
  }

  #end(running: RecordedSession): void {
    const { clock, onKept, onEnded } = this.#options;
    const atWallMs = clock.wallMs();
    const { stoppedBy } = this.#snapshot;
    this.#running = undefined;
    this.#interrupted =
      stoppedBy !== undefined && INTERRUPTIONS.includes(stoppedBy)
        ? { recorded: running, reason: stoppedBy, atWallMs }
        : undefined;
    const record = isLongEnough(running)
      ? running.record({ endedAtMs: atWallMs, endedBy: endedBy(this.#snapshot) })
      : undefined;
    if (record !== undefined) onKept(record);
    onEnded(running.usedSeconds - this.#stretchFromSeconds, record);
  }
}

function isLongEnough({ usedSeconds }: RecordedSession): boolean {
  return tallySeconds(usedSeconds) >= SHORTEST_SECONDS;
}

function endedBy({ stoppedBy, timeline, hasMinutes }: SessionSnapshot): string {
  if (stoppedBy !== undefined) return stoppedBy;
  if (!hasMinutes) return 'minutes-used';
  return timeline.stage === 'ended' ? 'finished' : 'switched-off';
}
