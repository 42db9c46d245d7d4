import { setTimeout as pause } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { migrate } from './database/migrate.ts';
import { createInternalApp, type Readiness } from './internal-app.ts';
import { watchQueue } from './jobs/watch-queue.ts';
import { prepareJobs, startJobs } from './jobs/worker.ts';

export interface RunningServer {
  readonly url: string;
  readonly internalUrl: string;
  /** Takes no new work, finishes what runs, then lets go of everything. */
  stop(): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const MOST_STOP_MS = 10_000;

/** Brings the database forward, then listens. */
export async function startServer(context: Context): Promise<RunningServer> {
  const { config, log } = context;
  const fresh = await migrate(context.database, config.DATABASE_SCHEMA);
  await context.shards.prepare(config.DATABASE_SCHEMA);
  await prepareJobs(context);
  log.info({ migrations: fresh }, 'the database is up to date');
  const jobs = config.RUN_JOBS ? await startJobs(context) : undefined;
  if (config.RUN_JOBS) watchQueue(context);

  const readiness: Readiness = { isStopping: false };
  const listeners = await Promise.all([
    listen(createApp(context).fetch, config.HOST, config.PORT),
    listen(createInternalApp(context, readiness).fetch, config.HOST, config.INTERNAL_PORT),
  ]);
  const [url, internalUrl] = listeners.map((server) => urlOf(server, config.HOST));
  if (url === undefined || internalUrl === undefined) throw new Error('the server has no address');
  log.info({ url, internalUrl }, 'listening');

  return {
    url,
    internalUrl,
    stop: async () => {
      readiness.isStopping = true;
      // Whoever stands in front asks now and then whether we are ready; until it has, its requests are answered.
      await pause(config.DRAIN_SECONDS * 1000);
      await Promise.all(listeners.map(close));
      await jobs?.stop();
      context.mail.close();
      await context.shards.closeOthers();
      await context.database.close();
      log.info('stopped');
    },
  };
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

function listen(fetch: Fetch, hostname: string, port: number): Promise<ServerType> {
  const { promise, resolve, reject } = Promise.withResolvers<ServerType>();
  const server = serve(
    {
      fetch,
      hostname,
      port,
      serverOptions: { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    },
    () => resolve(server),
  );
  server.once('error', reject);
  return promise;
}

function urlOf(server: ServerType, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the listener has no port');
  return `http://${host}:${address.port}`;
}

function close(server: ServerType): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), MOST_STOP_MS);
  server.close((error) => {
    clearTimeout(cutOff);
    if (error === undefined) resolve();
    else reject(error);
  });
  // A connection that is kept open without a request would hold the stop up.
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  return promise;
}
