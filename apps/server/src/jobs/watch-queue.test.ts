import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-helpers/test-server.ts';
import { queueMail } from '../features/mail/send-mail.ts';

const MAIL = { to: 'ada@people.example', subject: 'Hello', paragraphs: ['Hello.'], because: 'You asked for it.' };

let server: TestServer;
let workers: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Shows the queue, and must not empty it before a test has looked.
  workers = await startTestServer({ RUN_JOBS: 'true' });
});
afterAll(() => Promise.all([server.stop(), workers.stop()]));

async function metric(of: TestServer, line: string): Promise<number | undefined> {
  const text = await (await fetch(`${of.internalUrl}/metrics`)).text();
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('what an operator sees of the queue', () => {
  it('is how long each mail took, tries that failed included', async () => {
    await queueMail(server.context, server.context.database, MAIL);
    await server.context.database.run(
      `UPDATE ${server.context.jobs.schema}._private_jobs SET created_at = now() - interval '2 minutes'`,
    );
    await server.runJobs();
    expect(await metric(server, 'job_delay_seconds_bucket{le="60",task="send-mail"}')).toBe(0);
    expect(await metric(server, 'job_delay_seconds_bucket{le="300",task="send-mail"}')).toBe(1);
  });

  it('is what waits, for how long, and what was given up', async () => {
    const { database, jobs } = workers.context;
    const age = (attempts: number) =>
      database.run(
        `UPDATE ${jobs.schema}._private_jobs
         SET created_at = now() - interval '20 minutes', run_at = now() + interval '1 hour', attempts = $1`,
        [attempts],
      );
    expect(await metric(workers, 'jobs_waiting{task="send-mail"}')).toBe(0);
    await database.transaction(async (queries) => {
      await queueMail(workers.context, queries, MAIL);
      await queries.run(
        `UPDATE ${jobs.schema}._private_jobs SET created_at = now() - interval '20 minutes', run_at = now() + interval '1 hour', attempts = 3`,
      );
    });
    expect(await metric(workers, 'jobs_waiting{task="send-mail"}')).toBe(1);
    expect(await metric(workers, 'job_oldest_seconds{task="send-mail"}')).toBeGreaterThanOrEqual(1200);
    expect(await metric(workers, 'jobs_given_up{task="send-mail"}')).toBe(0);
    await age(20);
    expect(await metric(workers, 'jobs_waiting{task="send-mail"}')).toBe(0);
    expect(await metric(workers, 'jobs_given_up{task="send-mail"}')).toBe(1);
  });

  it('is nothing where the queue cannot be read, and the rest is still shown', async () => {
    const { database, jobs } = workers.context;
    await database.run(`ALTER VIEW ${jobs.schema}.jobs RENAME TO hidden`);
    expect(await metric(workers, 'jobs_waiting{task="send-mail"}')).toBeUndefined();
    expect(await metric(workers, 'database_connections')).toBeGreaterThan(0);
    await database.run(`ALTER VIEW ${jobs.schema}.hidden RENAME TO jobs`);
    expect(await metric(workers, 'jobs_waiting{task="send-mail"}')).toBe(0);
  });

  it('is shown only by a process that works it off', async () => {
    expect(await metric(server, 'jobs_waiting{task="send-mail"}')).toBeUndefined();
  });
});
