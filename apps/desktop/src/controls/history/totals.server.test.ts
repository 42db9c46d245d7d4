import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type RealServer, startRealServer } from '../test-helpers/real-server.ts';
import { TotalsReporter } from './totals-reporter.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

async function usageOf({ client }: Person) {
  const answer = await client.getUsage({ query: { timeZone: 'UTC' } });
  if (!answer.ok) throw new Error('no totals');
  return answer.value;
}

/** One session, as the app tells of it. */
function reportSession(person: Person, isWanted: boolean): void {
  const totals = new TotalsReporter({
    isWanted: () => isWanted,
    client: () => person.client,
    newId: randomUUID,
    timeZone: () => 'UTC',
    logFailure: (what, cause) => expect.fail(`${what}: ${JSON.stringify(cause)}`),
  });
  totals.began();
  totals.ended(3.2);
}

describe('totals at the server', () => {
  it('[LEG-20] are the sessions and seconds of whoever has switched that on', async () => {
    const person = await server.newPerson();
    reportSession(person, true);
    await expect.poll(() => usageOf(person)).toMatchObject({ sessions: 1, totalSeconds: 3, currentStreakDays: 1 });
  });

  it('[LEG-20] are nothing for anybody else', async () => {
    const person = await server.newPerson();
    reportSession(person, false);
    expect(await usageOf(person)).toMatchObject({ sessions: 0, totalSeconds: 0 });
  });
});
