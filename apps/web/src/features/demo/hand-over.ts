import type { ScreeningAnswers } from '@vayl/session';

/** What somebody has done at the welcome. */
export interface WelcomeOrder {
  /** Undefined where nothing was answered: what this device has kept stays as it is. */
  readonly answers: ScreeningAnswers | undefined;
  /** Undefined where only the answers are to be kept. */
  readonly start: StartOrder | undefined;
}

interface StartOrder {
  /** Made and woken inside the press, which is all that a browser gives sound to. Undefined where there is none to be had. */
  readonly audio: AudioContext | undefined;
}

/** What the welcome has to know of the session, once there is one. */
interface LiveSide {
  readonly carryOut: (order: WelcomeOrder) => void;
  readonly isScreeningDue: boolean;
  readonly isHeldStill: boolean;
}

export type Arrival = LiveSide | 'awaited' | 'failed';

/**
 * From the welcome, which is here at once, to the session, whose code comes when somebody touches the page: an order that
 * was given before it came waits for it. Neither side imports the other, so that the first needs little.
 */
export class HandOver {
  #arrival: Arrival = 'awaited';
  #order: WelcomeOrder | undefined;
  readonly #listeners = new Set<() => void>();

  readonly arrival = (): Arrival => this.#arrival;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly order = (order: WelcomeOrder): void => {
    if (typeof this.#arrival === 'object') this.#arrival.carryOut(order);
    else this.#order = order;
  };

  /** Whoever leaves before the session is here has thought better of it. The answer is what was ordered. */
  readonly cancel = (): WelcomeOrder | undefined => {
    const waiting = this.#order;
    this.#order = undefined;
    return waiting;
  };

  readonly arrive = (arrival: Arrival): void => {
    this.#arrival = arrival;
    for (const tell of this.#listeners) tell();
    const waiting = this.#order;
    if (typeof arrival !== 'object' || waiting === undefined) return;
    this.#order = undefined;
    arrival.carryOut(waiting);
  };
}
