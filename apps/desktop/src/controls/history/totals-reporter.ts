import type { Client } from '@vayl/contract';
import type { LogFailure } from '@vayl/session';

interface TotalsOptions {
  readonly isWanted: () => boolean;
  readonly client: () => Pick<Client, 'startUsage' | 'endUsage'> | undefined;
  readonly newId: () => string;
  readonly timeZone: () => string;
  readonly logFailure: LogFailure;
}

interface Told {
  readonly sessionId: string;
  /** Whoever was signed in when it began; another account never hears of its end. */
  readonly client: Pick<Client, 'endUsage'>;
  /** Whether the server has heard of the beginning. */
  readonly began: Promise<boolean>;
}

/**
 * Tells our server that a session began, and how many seconds it had at its end, for those who switched that on. The
 * number is made up for it, and nothing else goes along. One whose beginning or end did not arrive is not in the totals.
 */
export class TotalsReporter {
  readonly #options: TotalsOptions;
  #told: Told | undefined;

  constructor(options: TotalsOptions) {
    this.#options = options;
  }

  began(): void {
    const { isWanted, newId, timeZone } = this.#options;
    const client = isWanted() ? this.#options.client() : undefined;
    this.#told = undefined;
    if (client === undefined) return;
    const sessionId = newId();
    const began = this.#hasArrived(client.startUsage({ body: { sessionId, timeZone: timeZone() } }));
    this.#told = { sessionId, client, began };
  }

  ended(usedSeconds: number): void {
    const told = this.#told;
    this.#told = undefined;
    if (told === undefined || !this.#options.isWanted()) return;
    void this.#end(told, Math.round(usedSeconds));
  }

  async #end({ sessionId, client, began }: Told, usedSeconds: number): Promise<void> {
    if (!(await began)) return;
    await this.#hasArrived(client.endUsage({ params: { sessionId }, body: { usedSeconds } }));
  }

  async #hasArrived(call: Promise<{ readonly ok: boolean; readonly error?: unknown }>): Promise<boolean> {
    const answer = await call;
    if (!answer.ok) this.#options.logFailure('history.totals-not-sent', answer.error);
    return answer.ok;
  }
}
