import type { LogFailure } from '@vayl/session';
import { AnswerWait } from './answer-wait.ts';
import { applyAnswer, applyRefusal } from './apply-answer.ts';
import type { Calendar } from './calendar.ts';
import { CallPauses } from './call-pauses.ts';
import type { KeptLedger } from './kept-ledger.ts';
import type { NewId } from './ledger.ts';
import { isDeviceUsed, isFinal, makeCall } from './make-call.ts';
import type { MeterClock } from './meter-clock.ts';
import type { MinutesServer } from './minutes-server.ts';
import { type MinutesCall, nextCall } from './next-call.ts';
import { useUp } from './server-answers.ts';
import { ServerWord } from './server-word.ts';

export interface SettlementOptions {
  readonly ledger: KeptLedger;
  /** Undefined while nobody is signed in. */
  readonly server: () => MinutesServer | undefined;
  readonly clock: MeterClock;
  readonly calendar: Calendar;
  readonly newId: NewId;
  readonly logFailure: LogFailure;
  readonly isLimited: () => boolean;
  readonly onSettled: () => void;
}

/** Settles with the server, one call at a time. What is to be said is kept before it is said, so that a crash repeats it. */
export class Settlement {
  readonly #options: SettlementOptions;
  #pauses = new CallPauses();
  #word = new ServerWord();
  /** Whose word it is: what was said to one account is not true of another. */
  #spokenTo: MinutesServer | undefined;
  readonly #wait = new AnswerWait();
  #isCounting = false;
  #isSettling = false;

  constructor(options: SettlementOptions) {
    this.#options = options;
  }

  /** By the server's last word; it is asked again when a session begins. */
  get isUnlimited(): boolean {
    const minutes = this.#options.server();
    return this.#word.isUnlimited && minutes !== undefined && minutes === this.#spokenTo;
  }

  setCounting(isCounting: boolean): void {
    this.#isCounting = isCounting;
    if (this.#word.isUnlimited || this.#options.server() === undefined) this.#word.forget();
  }

  /** With every tick. */
  look(): void {
    const { clock, server, logFailure } = this.#options;
    const nowMs = clock.monotonicMs();
    const minutes = server();
    if (this.#isSettling) this.#wait.look(nowMs);
    if (minutes === undefined || this.#isSettling) return;
    if (minutes !== this.#spokenTo) this.#meet(minutes);
    if (!this.#pauses.isDue(nowMs)) return;
    this.#isSettling = true;
    this.#settle(minutes)
      .catch((cause: unknown) => {
        this.#rest();
        logFailure('minutes.call-failed', cause);
      })
      .finally(() => {
        this.#isSettling = false;
      });
  }

  #meet(minutes: MinutesServer): void {
    this.#spokenTo = minutes;
    this.#word = new ServerWord();
    this.#pauses = new CallPauses();
  }

  async #settle(minutes: MinutesServer): Promise<void> {
    for (let call = this.#next(); call !== undefined; call = this.#next()) {
      const isAnswered = await this.#make(minutes, call);
      this.#options.ledger.keep();
      this.#options.onSettled();
      if (!isAnswered) return;
    }
  }

  #next(): MinutesCall | undefined {
    const { ledger, clock, calendar, newId, isLimited } = this.#options;
    const wallMs = clock.wallMs();
    const next = nextCall(ledger.now, {
      isCounting: this.#isCounting && isLimited(),
      isUnlimited: this.#word.isUnlimited,
      serverDay: this.#word.dayAt(wallMs),
      leftMs: ledger.leftMs(calendar, wallMs),
      newId,
    });
    ledger.change(next.ledger);
    if (next.call !== undefined) ledger.keep();
    return next.call;
  }

  async #make(minutes: MinutesServer, call: MinutesCall): Promise<boolean> {
    const { ledger, clock, calendar, newId, logFailure } = this.#options;
    const signal = this.#wait.begin(clock.monotonicMs());
    const caller = { deviceId: ledger.now.deviceId, timeZone: calendar.timeZone(), signal };
    const answer = await makeCall(minutes, call, caller);
    if (answer.ok) {
      const facts = { isCounting: this.#isCounting, wallMs: clock.wallMs(), newId };
      this.#pauses.forget();
      this.#word.hear(answer.value.balance, facts.wallMs);
      const known = applyAnswer(ledger.now, call, answer.value, facts);
      ledger.change(this.#word.isDeviceUsed ? useUp(known) : known);
      // Whoever got nothing does not ask again at once, whatever else was said.
      const isInVain = call.is === 'lease' && answer.value.grantedSeconds === 0;
      if (isInVain) this.#pauses.pause(clock.monotonicMs());
      return !isInVain;
    }
    logFailure('minutes.not-settled', answer.error);
    if (isDeviceUsed(answer.error)) this.#word.hearDeviceUsed();
    if (isFinal(answer.error)) ledger.change(applyRefusal(ledger.now, call, this.#word.isDeviceUsed));
    this.#rest();
    return false;
  }

  #rest(): void {
    // Much may have happened by the time it answers again.
    this.#word.forget();
    this.#pauses.pause(this.#options.clock.monotonicMs());
  }
}
