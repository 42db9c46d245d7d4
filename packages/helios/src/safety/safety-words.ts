import type { DeclineReason } from '../reply.ts';

/**
 * What says that light is not for this person now. `never` words decline; `caution` words only keep the light as it is
 * and ask, because they can also be harmless. `harmless` phrases take back what they contain.
 */
export interface SafetyWords {
  readonly never: Readonly<Partial<Record<Exclude<DeclineReason, 'medical'>, string>>>;
  readonly caution: string;
  /** Words for flicker. They ask too, but the light may become gentler: "the flicker is annoying, softer". */
  readonly aboutFlicker: string;
  /** Words for the light as such. Beside a task they ask; a change to the light may well name it. */
  readonly aboutLight?: string;
  readonly harmless: string;
}
