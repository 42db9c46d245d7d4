import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { TASKS } from './tasks.ts';

const QueueRow = z.object({ task: z.string(), waiting: z.number(), oldestSeconds: z.number(), givenUp: z.number() });
const ArchiveRow = z.object({ isFailing: z.boolean() });

/**
 * Shows what waits in the queue, and whether the database's log is archived, each time that somebody looks. Only a process
 * that works off jobs does this: they share one queue, and one look is enough.
 */
export function watchQueue({ database, jobs, metrics: { registry }, log }: Context): void {
  showEachTime({
    registry,
    gauges: {
      jobs_waiting: 'Jobs that are due, or will be tried again.',
      job_oldest_seconds: 'Age of the oldest of them.',
      jobs_given_up: 'Jobs that have failed for the last time.',
    },
    read: async () => {
      const rows = await database.rows(
        QueueRow,
        `SELECT task_identifier AS task,
                count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
                coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE attempts < max_attempts)), 0)::float8
                  AS "oldestSeconds",
                count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS "givenUp"
         FROM ${jobs.schema}.jobs WHERE attempts > 0 OR run_at <= now() GROUP BY 1`,
      );
      return TASKS.map(({ name: task }) => {
        const row = rows.find((candidate) => candidate.task === task);
        return {
          labels: { task },
          values: {
            jobs_waiting: row?.waiting ?? 0,
            job_oldest_seconds: row?.oldestSeconds ?? 0,
            jobs_given_up: row?.givenUp ?? 0,
          },
        };
      });
    },
    onFailure: (cause) => log.warn({ cause }, 'the queue could not be looked at'),
  });

  showEachTime({
    registry,
    gauges: { database_archive_failing: '1 while the write-ahead log cannot be archived.' },
    read: async () => {
      const rows = await database.rows(
        ArchiveRow,
        `SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing"
         FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`,
      );
      return rows.map(({ isFailing }) => ({ labels: {}, values: { database_archive_failing: isFailing ? 1 : 0 } }));
    },
    onFailure: (cause) => log.warn({ cause }, 'the archive could not be looked at'),
  });
}

interface Shown<Name extends string> {
  readonly registry: Registry;
  /** What each one says, by its name. */
  readonly gauges: Readonly<Record<Name, string>>;
  readonly read: () => Promise<
    readonly { readonly labels: Readonly<Record<string, string>>; readonly values: Readonly<Record<Name, number>> }[]
  >;
  readonly onFailure: (cause: unknown) => void;
}

/** Gauges that are filled by one statement for each look. What could not be read is not shown: an old number would lie. */
function showEachTime<Name extends string>({ registry, gauges, read, onFailure }: Shown<Name>): void {
  let look: Promise<void> | undefined;
  const made = Object.entries<string>(gauges).map(([name, help]) => {
    const gauge = new Gauge<string>({ name, help, labelNames: ['task'], registers: [registry], collect: lookOnce });
    return { name, gauge };
  });

  async function lookNow(): Promise<void> {
    for (const { gauge } of made) gauge.reset();
    try {
      for (const { labels, values } of await read()) {
        const numbers = Object.entries<number>(values);
        for (const { name, gauge } of made) gauge.set({ ...labels }, numbers.find(([of]) => of === name)?.[1] ?? 0);
      }
    } catch (cause) {
      onFailure(cause);
    } finally {
      look = undefined;
    }
  }

  // All of them are asked at the same moment.
  function lookOnce(): Promise<void> {
    look ??= lookNow();
    return look;
  }
}
