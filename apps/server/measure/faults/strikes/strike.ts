import type { Day } from '../world/day.ts';
import type { World } from '../world/world.ts';

interface Struck {
  /** When it happened, on this process's clock: from here on it is counted until writes flow again. */
  readonly atMs: number;
  /** What is said about it beside the figures that all faults have. */
  readonly note?: string;
  /** What somebody has to do afterwards, once the day is over. */
  readonly mend?: () => Promise<void>;
}

export interface Fault {
  readonly title: string;
  /** Waits, before the day, until there is something to strike. */
  readonly prepare?: (world: World) => Promise<void>;
  /** Does it, in the middle of a day. */
  readonly strike: (world: World, day: Day) => Promise<Struck>;
  /** Whether a mail may be out that nobody could write down: then a second copy may follow, with the same number. */
  readonly mayCopyMails: boolean;
  /** Whether it needs nodes with small disks of their own. */
  readonly needsSmallDisks?: boolean;
  /** Why it cannot be done on this machine, if so. */
  readonly obstacle?: () => string | undefined;
}

/** How long the people of a day keep trying, and the longest that a fault may stop everything. */
export const PATIENCE_MS = 75_000;
