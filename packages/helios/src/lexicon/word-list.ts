import type { TaskIntent } from '../intents.ts';

/**
 * Words for one intent. `sure` words settle it alone, `likely` ones nearly, a `hint` only together with others. A
 * `mood` is how somebody feels: it counts only where no task is named.
 */
interface IntentWords {
  readonly sure?: string;
  readonly likely?: string;
  readonly hint?: string;
  readonly mood?: string;
}

export type WordList = Readonly<Partial<Record<TaskIntent, IntentWords>>>;
