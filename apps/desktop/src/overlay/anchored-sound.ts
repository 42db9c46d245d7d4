import type { HeardSound } from '@vayl/light';
import type { PhaseAnchor } from '../wire/overlay-order.ts';
import type { ShellClock } from '../wire/shell-clock.ts';

/** The waves that another window plays, as this one follows them: from where they stood, at the rate they have. */
export class AnchoredSound implements HeardSound {
  readonly globalHz: number;
  readonly centerHz: number;
  readonly #anchor: PhaseAnchor;
  readonly #clock: ShellClock;

  constructor(anchor: PhaseAnchor, clock: ShellClock) {
    this.globalHz = anchor.globalHz;
    this.centerHz = anchor.centerHz;
    this.#anchor = anchor;
    this.#clock = clock;
  }

  listen(): void {
    // Nothing to listen to: anchors come by themselves.
  }

  globalPhaseCycles(atMs: number): number {
    return this.#anchor.globalCycles + this.globalHz * this.#secondsSince(atMs);
  }

  centerPhaseCycles(atMs: number): number {
    return this.#anchor.centerCycles + this.centerHz * this.#secondsSince(atMs);
  }

  /** No number until the shell's clock is known; the light then goes by its own. */
  #secondsSince(atMs: number): number {
    return ((this.#clock.shellMsAt(atMs) ?? Number.NaN) - this.#anchor.atShellMs) / 1000;
  }
}
