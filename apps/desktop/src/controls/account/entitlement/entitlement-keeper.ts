import type { Client } from '@vayl/contract';
import type { Entitlement } from '@vayl/domain';
import type { LogFailure, Shelf, StoragePort } from '@vayl/session';
import type { MeterClock } from '../../meter/meter-clock.ts';
import { type KeptStatement, statementShelf } from './kept-statement.ts';
import { type ReadStatement, readStatement, type Statement } from './statement.ts';

const MOST_OFFLINE_MS = 7 * 86_400_000;
const KEEP_EVERY_MS = 60_000;

export interface EntitlementKeeperOptions {
  readonly clock: MeterClock;
  readonly storage: StoragePort;
  readonly deviceId: () => string;
  /** Fixed in a build for people. Where there is none, the server is asked for its own. */
  readonly publicKeys: readonly string[];
  readonly logFailure: LogFailure;
}

interface Held {
  readonly statement: Statement;
  readonly kept: KeptStatement;
}

/**
 * What this computer may use, by a statement that the server has signed, for as long as it holds without a network.
 *
 * Its age is counted by both clocks, and the larger one counts: running time always passes, whatever the wall clock is set
 * to, and time in which the app was off passes by the wall. A clock that was ahead ends it early, until the server is asked.
 */
export class EntitlementKeeper {
  readonly #options: EntitlementKeeperOptions;
  readonly #shelf: Shelf<{ readonly statement: KeptStatement | undefined }>;
  #held: Held | undefined;
  #tickedMs: number;
  #keptAgeMs = 0;

  constructor(options: EntitlementKeeperOptions) {
    this.#options = options;
    this.#shelf = statementShelf(options);
    this.#tickedMs = options.clock.monotonicMs();
  }

  get now(): Entitlement {
    const held = this.#held;
    return held !== undefined && held.kept.ageMs < lifeMs(held.statement) ? held.statement.entitlement : 'free';
  }

  /** Whether the server is to be asked: it has not been, it said so, or it says something else by now. */
  isDue(latest: Entitlement): boolean {
    const held = this.#held;
    if (held === undefined) return true;
    return held.kept.ageMs >= held.kept.checkAfterMs || held.statement.entitlement !== latest;
  }

  /** What an earlier run has kept, if it was given to this person and this computer. */
  async load(userId: string): Promise<void> {
    const { statement: kept } = this.#shelf.load();
    if (kept === undefined) return;
    const { publicKeys } = this.#options;
    const read = await this.#readOwn(kept.token, publicKeys.length > 0 ? publicKeys : [kept.publicKey], userId);
    if (read === undefined) return;
    const { statement } = read;
    this.#tickedMs = this.#options.clock.monotonicMs();
    this.#hold({ statement, kept: { ...kept, ageMs: Math.max(kept.ageMs, this.#sinceHeardMs(kept)) } });
  }

  async ask(client: Client, userId: string): Promise<void> {
    const { clock, deviceId, logFailure } = this.#options;
    const answer = await client.getEntitlementToken({ body: { deviceId: deviceId() } });
    if (!answer.ok) return logFailure('entitlement.not-given', answer.error);
    const publicKeys = this.#options.publicKeys.length > 0 ? this.#options.publicKeys : await this.#askKeys(client);
    if (publicKeys === undefined) return;
    const { token, checkAgainAt } = answer.value;
    const read = await this.#readOwn(token, publicKeys, userId);
    if (read === undefined) return logFailure('entitlement.not-ours', undefined);
    const { statement, publicKey } = read;
    const checkAfterMs = Date.parse(checkAgainAt) - statement.iat * 1000;
    this.#tickedMs = clock.monotonicMs();
    this.#hold({ statement, kept: { token, publicKey, heardAtMs: clock.wallMs(), ageMs: 0, checkAfterMs } });
  }

  /** To be called now and then. */
  tick(): void {
    const nowMs = this.#options.clock.monotonicMs();
    const passedMs = Math.max(0, nowMs - this.#tickedMs);
    this.#tickedMs = nowMs;
    if (this.#held === undefined) return;
    const { statement, kept } = this.#held;
    const aged = { ...kept, ageMs: Math.max(kept.ageMs + passedMs, this.#sinceHeardMs(kept)) };
    this.#held = { statement, kept: aged };
    if (aged.ageMs - this.#keptAgeMs >= KEEP_EVERY_MS) this.#hold(this.#held);
  }

  forget(): void {
    this.#held = undefined;
    this.#shelf.save({ statement: undefined });
  }

  #hold(held: Held): void {
    this.#held = held;
    this.#keptAgeMs = held.kept.ageMs;
    this.#shelf.save({ statement: held.kept });
  }

  #sinceHeardMs({ heardAtMs }: KeptStatement): number {
    return Math.max(0, this.#options.clock.wallMs() - heardAtMs);
  }

  async #readOwn(token: string, publicKeys: readonly string[], userId: string): Promise<ReadStatement | undefined> {
    const read = await readStatement(token, publicKeys);
    const isOwn = read?.statement.sub === userId && read.statement.device === this.#options.deviceId();
    return isOwn ? read : undefined;
  }

  async #askKeys(client: Client): Promise<readonly string[] | undefined> {
    const answer = await client.getEntitlementKey({});
    if (answer.ok) return answer.value.keys.map(({ publicKey }) => publicKey);
    this.#options.logFailure('entitlement.no-key', answer.error);
    return undefined;
  }
}

function lifeMs({ iat, exp }: Statement): number {
  return Math.min((exp - iat) * 1000, MOST_OFFLINE_MS);
}
