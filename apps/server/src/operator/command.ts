import type { Context } from '../context.ts';

/** Something that an operator can do and nobody can do over HTTP. */
export interface OperatorCommand {
  readonly name: string;
  /** What follows the name, and one sentence on what it does. */
  readonly usage: string;
  /** Gives the sentence that says what was done. A mistake of the operator is thrown as a plain Error. */
  readonly run: (context: Context, args: readonly string[]) => Promise<string>;
}
