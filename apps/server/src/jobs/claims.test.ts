import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test-helpers/test-server.ts';
import { queueMail } from '../features/mail/send-mail.ts';
import { keepClaims } from './claims.ts';
import { startJobs } from './worker.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const queue = (to: string) =>
  queueMail(server.context, server.context.database, {
    to,
    subject: 'Hello',
    paragraphs: ['Hello.'],
    because: 'Somebody asked for it.',
  });

/** As a worker leaves a job behind that it had begun. */
async function beginAs(poolId: string): Promise<void> {
  const { database, jobs } = server.context;
  await database.run(
    `UPDATE ${jobs.schema}._private_jobs SET locked_at = now(), locked_by = $1, attempts = attempts + 1`,
    [poolId],
  );
}

describe('a job that was begun', () => {
  it('by a worker that has died is done by another within seconds, not after hours', async () => {
    await queue('ada@people.example');
    await beginAs('pool-of-the-dead');
    const jobs = await startJobs(server.context);
    try {
      await expect.poll(() => server.mailbox.mails.length, { timeout: 30_000 }).toBe(1);
    } finally {
      await jobs.stop();
    }
  });

  it('by a worker that lives stays with it', async () => {
    const { database, jobs: queueOfJobs } = server.context;
    const holder = await database.pool.connect();
    await holder.query("SELECT pg_advisory_lock(hashtextextended('workers pool-of-the-living', 0))");
    await queue('ada@people.example');
    await beginAs('pool-of-the-living');
    await queue('eve@people.example');
    const jobs = await startJobs(server.context);
    try {
      await expect.poll(() => server.mailbox.mails.length, { timeout: 30_000 }).toBe(1);
      // Longer than a new worker waits before it judges others.
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      expect(server.mailbox.mails.map(({ to }) => to)).toEqual(['eve@people.example']);
      expect(await database.run(`SELECT FROM ${queueOfJobs.schema}.jobs`)).toBe(1);
    } finally {
      await jobs.stop();
      holder.release(true);
    }
  });
});

describe('a worker', () => {
  it('is told when it has its claim again after its session broke, since a job may have been lost with it', async () => {
    const regained = vi.fn<() => void>();
    const claims = keepClaims(server.context, { onRegained: regained });
    claims.hold('pool-that-breaks');
    try {
      await expect.poll(breakClaims, { timeout: 15_000 }).toBe(1);
      expect(regained).not.toHaveBeenCalled();
      await expect.poll(() => regained.mock.calls.length, { timeout: 15_000 }).toBe(1);
    } finally {
      await claims.stop();
    }
  });

  it('outlives a failure that its library did not hear, and nobody else’s', async () => {
    const before = process.listeners('unhandledRejection');
    const jobs = await startJobs(server.context);
    try {
      const [own] = process.listeners('unhandledRejection').filter((listener) => !before.includes(listener));
      const theirs = new Error('Connection terminated unexpectedly');
      theirs.stack = `${theirs.message}\n    at completeJob (node_modules/graphile-worker/dist/worker.js:1:1)`;
      own?.(theirs, Promise.resolve());
      await queue('ada@people.example');
      await expect.poll(() => server.mailbox.mails.length, { timeout: 15_000 }).toBe(1);
      expect(() => own?.(new Error('ours'), Promise.resolve())).toThrow('ours');
    } finally {
      await jobs.stop();
    }
    expect(process.listeners('unhandledRejection')).toEqual(before);
  });
});

/** Ends the sessions that hold a claim, as a leader that dies does. Says how many there were. */
function breakClaims(): Promise<number> {
  return server.context.database.run(
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE locktype = 'advisory' AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('workers pool-that-breaks', 0)`,
  );
}
