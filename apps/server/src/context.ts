import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openShards, type Shards } from './database/shards.ts';
import { createSessionReader, type SessionReader } from './features/account/session-reader.ts';
import { createEntitlementSigner, type EntitlementSigner } from './features/entitlement/signer.ts';
import { createLimits, type Limits } from './features/limits/limits.ts';
import { createProvider, type Provider } from './features/provider/provider.ts';
import { createReleaseReader, type ReleaseReader } from './features/releases/release-reader.ts';
import { createJobQueue, type JobQueue } from './jobs/queue.ts';
import type { Log } from './log/log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createLanguageModel } from './vendors/create-language-model.ts';
import { createMailTransport, type MailTransport } from './vendors/smtp.ts';
import { createPayments, type Payments } from './vendors/stripe.ts';

/** Everything that features share, made once. Nothing below this file reads the environment. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly shards: Shards;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly sessions: SessionReader;
  readonly jobs: JobQueue;
  readonly mail: MailTransport;
  readonly releases: ReleaseReader;
  /** Not there without a key of the payment service. */
  readonly payments: Payments | undefined;
  readonly entitlementSigner: EntitlementSigner | undefined;
  /** Not there without the address of an AI provider. */
  readonly provider: Provider | undefined;
}

export const SESSION_COOKIE = 'vayl.session_token';

export function createContext(config: Config, log: Log): Context {
  const open = (url: string) =>
    openDatabase({
      url,
      schema: config.DATABASE_SCHEMA,
      poolSize: config.DATABASE_POOL_SIZE,
      onIdleError: (cause) => log.warn({ cause }, 'an idle database connection broke'),
    });
  const database = open(config.DATABASE_URL);
  const metrics = createMetrics(database);
  const nowMs = () => performance.now();
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  return {
    config,
    log,
    database,
    shards: openShards({ home: database, homeUrl: config.DATABASE_URL, urls: config.SHARD_DATABASE_URLS, open }),
    metrics,
    limits: createLimits(database),
    sessions: createSessionReader({
      queries: database,
      secrets: config.AUTH_SECRET,
      cookieName: `${isSecure ? '__Secure-' : ''}${SESSION_COOKIE}`,
      nowMs,
    }),
    jobs: createJobQueue(config.DATABASE_SCHEMA),
    mail: createMailTransport(config),
    releases: createReleaseReader(config.RELEASE_MANIFEST, log),
    payments: createPayments(config, log),
    entitlementSigner: createEntitlementSigner(config.ENTITLEMENT_PRIVATE_KEY),
    provider: createProvider({ model: createLanguageModel(config), config, database, metrics, log, nowMs }),
  };
}
