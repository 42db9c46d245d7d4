import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Context } from '../context.ts';
import { errorFacts } from '../log/error-facts.ts';
import { type Claims, keepClaims } from './claims.ts';
import type { JobFacts, Task } from './task.ts';
import { TASKS } from './tasks.ts';

export async function prepareJobs({ database, jobs }: Context): Promise<void> {
  await runMigrations({ pgPool: database.pool, schema: jobs.schema });
}

export interface RunningJobs {
  stop(): Promise<void>;
}

const RESTART_MS = 2000;

/**
 * Works until it is stopped. The library ends its work when another process changes the queue, and when the database is
 * away for long; ours then begins again, however often that takes.
 */
export async function startJobs(context: Context): Promise<RunningJobs> {
  const claims = keepClaims(context, { onRegained: () => void stopQuietly(runner) });
  let isStopping = false;
  let runner = await startRunner(context, claims);
  const watch = async (): Promise<void> => {
    await Promise.allSettled([runner.promise]);
    if (isStopping) return;
    context.log.warn('the jobs ended by themselves and begin again');
    await setTimeout(RESTART_MS, undefined, { ref: false });
    if (isStopping) return;
    try {
      runner = await startRunner(context, claims);
    } catch (cause) {
      context.log.error({ cause }, 'the jobs could not begin again yet');
    }
    void watch();
  };
  void watch();
  const outliveLibrary = (cause: unknown): void => {
    if (!isOfLibrary(cause)) throw cause;
    context.log.error({ cause }, 'a job’s end could not be written down, so the jobs begin again');
    void stopQuietly(runner);
  };
  process.on('unhandledRejection', outliveLibrary);
  return {
    stop: async () => {
      isStopping = true;
      process.off('unhandledRejection', outliveLibrary);
      await stopQuietly(runner);
      await claims.stop();
    },
  };
}

/**
 * The library does not wait for its own note that a job has ended, and while the database changes its leader that note
 * fails unheard. Node ends a process for that; here it must only begin the jobs again. Anybody else's is still an end.
 */
function isOfLibrary(cause: unknown): boolean {
  return cause instanceof Error && cause.stack?.includes('graphile-worker') === true;
}

/** One that has just ended by itself says so by refusing. */
async function stopQuietly(runner: Runner): Promise<void> {
  await Promise.allSettled([runner.stop()]);
}

function startRunner(context: Context, claims: Claims): Promise<Runner> {
  const crontab = TASKS.flatMap(({ name, schedule }) =>
    schedule === undefined ? [] : [{ task: name, match: schedule, identifier: name }],
  );
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => claims.hold(workerPool.id));
  return run({
    ...optionsOf(context),
    events,
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(crontab),
  });
}

/**
 * Works off what waits now, for tests and for an operator's command.
 *
 * @internal
 */
export async function runWaitingJobs(context: Context): Promise<void> {
  // One after the other: with several workers this has been seen to return while one of them was still at work.
  await runOnce({ ...optionsOf(context), concurrency: 1, noHandleSignals: true });
}

function optionsOf(context: Context) {
  const taskList: TaskList = Object.fromEntries(
    TASKS.map((task) => [
      task.name,
      (payload: unknown, { job }: JobHelpers) =>
        runTask(context, task, payload, { id: job.id, queuedAt: job.created_at }),
    ]),
  );
  // What the worker would say of each job is in our own lines; its own would quote payloads.
  const logger = new Logger(() => () => undefined);
  return { pgPool: context.database.pool, schema: context.jobs.schema, taskList, logger };
}

async function runTask(context: Context, task: Task, payload: unknown, job: JobFacts): Promise<void> {
  try {
    await task.run(context, payload, job);
    context.metrics.happened(`job ${task.name} done`);
    context.metrics.jobDone({ task: task.name, seconds: (Date.now() - job.queuedAt.getTime()) / 1000 });
  } catch (cause) {
    context.metrics.happened(`job ${task.name} failed`);
    context.log.error({ cause, task: task.name }, 'a job failed and will be tried again');
    // The queue keeps what it is thrown in a column of its own: it gets no more than the log does.
    throw new Error(JSON.stringify(errorFacts(cause)), { cause });
  }
}
