import { assertNever } from '@vayl/domain';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { limitedAs } from '../../http/client-address.ts';

interface Limit {
  /** `caller` is the account of whoever is signed in, and the address of whoever is not. */
  readonly by: 'address' | 'account' | 'caller';
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the server. Many people can stand behind one address, so those by address are wide. */
const LIMITS = {
  'sign-up': { by: 'address', points: 30, seconds: HOUR },
  'sign-in': { by: 'address', points: 60, seconds: 10 * MINUTE },
  'provider-start': { by: 'address', points: 60, seconds: MINUTE },
  'password-reset': { by: 'address', points: 20, seconds: HOUR },
  'connect-exchange': { by: 'address', points: 30, seconds: MINUTE },
  'device-start': { by: 'address', points: 20, seconds: HOUR },
  'device-poll': { by: 'address', points: 240, seconds: MINUTE },
  'device-look': { by: 'account', points: 20, seconds: 10 * MINUTE },
  'referral-check': { by: 'address', points: 10, seconds: MINUTE },
  'referral-check-account': { by: 'account', points: 30, seconds: HOUR },
  form: { by: 'address', points: 20, seconds: HOUR },
  payment: { by: 'account', points: 20, seconds: HOUR },
  usage: { by: 'account', points: 120, seconds: MINUTE },
  'email-change': { by: 'account', points: 5, seconds: HOUR },
  'email-confirm': { by: 'address', points: 30, seconds: 10 * MINUTE },
  export: { by: 'account', points: 10, seconds: DAY },
  suggestion: { by: 'caller', points: 20, seconds: MINUTE },
  'suggestion-day': { by: 'caller', points: 200, seconds: DAY },
  article: { by: 'address', points: 30, seconds: MINUTE },
  'article-day': { by: 'address', points: 500, seconds: DAY },
  profile: { by: 'account', points: 60, seconds: MINUTE },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

export interface LimitKeys {
  readonly address: string;
  readonly userId: string | undefined;
}

export interface Limits {
  /** Counts one try against each limit, and says whether all of them still allow it. */
  allows(names: readonly LimitName[], keys: LimitKeys): Promise<boolean>;
  /** The same for a key that only the feature knows, such as the address that somebody tries to sign in with. */
  allowsKey(name: string, key: string, points: number, seconds: number): Promise<boolean>;
  /** Begins such a key's count anew, once somebody has proved who they are. */
  forgive(name: string, key: string): Promise<void>;
}

/** Counts on the database, so that every process sees the same numbers. */
export function createLimits(database: Database): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (name: string, points: number, seconds: number): RateLimiterPostgres => {
    const made = limiters.get(name);
    if (made !== undefined) return made;
    const limiter = new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };
  const allowsKey = async (name: string, key: string, points: number, seconds: number): Promise<boolean> => {
    try {
      await limiterFor(name, points, seconds).consume(key.slice(0, 200));
      return true;
    } catch (cause) {
      if (cause instanceof RateLimiterRes) return false;
      throw cause;
    }
  };
  return {
    allowsKey,
    forgive: async (name, key) => {
      await limiters.get(name)?.delete(key.slice(0, 200));
    },
    allows: async (names, { address, userId }) => {
      const answers = await Promise.all(
        names.map(async (name) => {
          const { by, points, seconds } = LIMITS[name];
          const key = keyOf(by, { address, userId });
          return key === undefined || (await allowsKey(name, key, points, seconds));
        }),
      );
      return answers.every(Boolean);
    },
  };
}

/** Whom a limit counts; undefined is nobody. */
export function keyOf(by: Limit['by'], { address, userId }: LimitKeys): string | undefined {
  switch (by) {
    case 'address':
      return limitedAs(address);
    case 'account':
      return userId;
    case 'caller':
      return userId ?? limitedAs(address);
    default:
      return assertNever(by);
  }
}
