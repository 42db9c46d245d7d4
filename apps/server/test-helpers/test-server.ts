import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { type Client, createClient } from '@vayl/contract';
import { type Config, readConfig } from '../src/config.ts';
import { type Context, createContext } from '../src/context.ts';
import { runWaitingJobs } from '../src/jobs/worker.ts';
import { createLog } from '../src/log/log.ts';
import { startServer } from '../src/server.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

/** PostgreSQL's word for two that wait for each other. */
const DEADLOCK = '40P01';

export interface TestServer {
  readonly url: string;
  readonly internalUrl: string;
  readonly context: Context;
  readonly client: Client;
  readonly mailbox: Mailbox;
  /** Everything the log has written. */
  readonly logText: () => string;
  /** Works off the jobs that wait, such as mails. */
  readonly runJobs: () => Promise<void>;
  /** Moves the clock of this suite's schema; the database's own clock stays. */
  readonly moveClock: (interval: string) => Promise<void>;
  readonly clientWith: (sessionToken: string) => Client;
  readonly stop: () => Promise<void>;
}

/** The real server on a real port, with a schema of its own in the real database and a mail server that really receives. */
export async function startTestServer(overrides: Partial<Record<keyof Config, string>> = {}): Promise<TestServer> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const mailbox = await startMailbox();
  const written: string[] = [];
  const log = createLog('debug', new Writable({ write: (chunk, _, done) => done(void written.push(String(chunk))) }));
  const config = readConfig({
    DATABASE_URL: process.env['DATABASE_URL'],
    DATABASE_SCHEMA: schema,
    DATABASE_POOL_SIZE: '8',
    AUTH_SECRET: 'a secret of the tests that is long enough',
    SMTP_URL: mailbox.url,
    PORT: '0',
    INTERNAL_PORT: '0',
    RUN_JOBS: 'false',
    ...overrides,
  });
  const context = createContext(config, log);
  const server = await startServer(context);
  const clientOf = (sessionToken?: string) =>
    createClient({ baseUrl: server.url, fetch: (url, init) => fetch(url, init), sessionToken: () => sessionToken });
  return {
    ...server,
    context,
    client: clientOf(),
    clientWith: clientOf,
    mailbox,
    logText: () => written.join(''),
    runJobs: () => runWaitingJobs(context),
    moveClock: async (interval) => {
      await context.database.run(
        `CREATE OR REPLACE FUNCTION current_moment() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT pg_catalog.now() + interval '${interval}' $$`,
      );
    },
    stop: async () => {
      // A second process on a schema that is not its own leaves it to its owner.
      if (overrides.DATABASE_SCHEMA === undefined) {
        await dropSchema(context, schema);
        await dropSchema(context, context.jobs.schema);
      }
      await server.stop();
      await mailbox.stop();
    },
  };
}

/** A request that was still under way may hold what is dropped, and wait for what is dropped already: then once more. */
async function dropSchema({ database }: Pick<Context, 'database'>, schema: string, tries = 5): Promise<void> {
  try {
    await database.run(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  } catch (cause) {
    const isDeadlock = cause instanceof Error && 'code' in cause && cause.code === DEADLOCK;
    if (!isDeadlock || tries === 1) throw cause;
    await dropSchema({ database }, schema, tries - 1);
  }
}
