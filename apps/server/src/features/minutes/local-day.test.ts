import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Sets the clock of this suite's schema to a moment. */
async function clockAt(moment: string): Promise<void> {
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  await server.moveClock(`${seconds} seconds`);
}

async function takeAll({ client }: Person, timeZone: string) {
  const answer = await client.leaseMinutes({
    body: { leaseId: randomUUID(), deviceId: randomUUID(), timeZone, wantedSeconds: 900 },
  });
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

describe('[RD-59] a day', () => {
  it('ends at the local midnight of the person', async () => {
    const person = await addPerson(server);
    await clockAt('2027-03-01T22:59:00Z');
    expect(await takeAll(person, 'Europe/Berlin')).toMatchObject({
      grantedSeconds: 900,
      localDay: '2027-03-01',
      resetsAt: '2027-03-01T23:00:00.000Z',
    });
    expect(await takeAll(person, 'Europe/Berlin')).toMatchObject({ grantedSeconds: 0 });
    await clockAt('2027-03-01T23:00:30Z');
    expect(await takeAll(person, 'Europe/Berlin')).toMatchObject({ grantedSeconds: 900, localDay: '2027-03-02' });
  });

  it.each([
    ['spring', '2027-03-28T00:30:00Z', '2027-03-28T22:00:00.000Z'],
    ['autumn', '2027-10-31T00:30:00Z', '2027-10-31T23:00:00.000Z'],
  ])('ends at midnight on the day the clocks change in %s', async (_, moment, resetsAt) => {
    const person = await addPerson(server);
    await clockAt(moment);
    expect(await takeAll(person, 'Europe/Berlin')).toMatchObject({ resetsAt });
  });

  it('ends with the old zone when the person has travelled, and then counts by the new one', async () => {
    const person = await addPerson(server);
    await clockAt('2027-03-01T12:00:00Z');
    await takeAll(person, 'Europe/Berlin');
    // In Auckland it is already the second of March, but the day that was begun in Berlin goes on.
    expect(await takeAll(person, 'Pacific/Auckland')).toMatchObject({
      grantedSeconds: 0,
      resetsAt: '2027-03-01T23:00:00.000Z',
    });
    await clockAt('2027-03-01T23:01:00Z');
    // Auckland's own midnight would come after twelve hours: too soon, so the one after it counts.
    expect(await takeAll(person, 'Pacific/Auckland')).toMatchObject({
      grantedSeconds: 900,
      resetsAt: '2027-03-03T11:00:00.000Z',
    });
  });

  it('never begins twice within twenty hours, however a person travels', async () => {
    const person = await addPerson(server);
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'America/New_York', 'Etc/GMT+12', 'UTC'];
    const begins: number[] = [];
    const startMs = Date.parse('2027-05-01T00:00:00Z');
    for (let hour = 0; hour < 24 * 12; hour += 1) {
      const nowMs = startMs + hour * 3_600_000 + 60_000;
      await clockAt(new Date(nowMs).toISOString());
      const zone = zones[(hour * 7) % zones.length] ?? 'UTC';
      if ((await takeAll(person, zone)).grantedSeconds === 900) begins.push(nowMs);
    }
    // The first is no reset: nothing had been used before it.
    const resets = begins.slice(1);
    const gapsHours = resets.slice(1).map((ms, index) => (ms - (resets[index] ?? 0)) / 3_600_000);
    expect(begins.length).toBeGreaterThan(8);
    expect(Math.min(...gapsHours)).toBeGreaterThanOrEqual(20);
  });

  it('does not give minutes of yesterday back to today', async () => {
    const person = await addPerson(server);
    await clockAt('2027-04-01T12:00:00Z');
    const { leaseId } = await takeAll(person, 'UTC');
    await clockAt('2027-04-02T12:00:00Z');
    await takeAll(person, 'UTC');
    const answer = await person.client.returnMinutes({ body: { leaseId, usedSeconds: 0 } });
    expect(answer).toMatchObject({ ok: true, value: { returnedSeconds: 0, remainingSeconds: 0 } });
  });

  it('threat 10: is counted on the clock of the database, which no request can move', async () => {
    const row = await server.context.database.row(
      z.object({ text: z.string() }),
      `SELECT prosrc AS text FROM pg_proc WHERE proname = 'take_leases' LIMIT 1`,
    );
    expect(row?.text).toContain('current_moment()');
    const person = await addPerson(server);
    await takeAll(person, 'UTC');
    const response = await fetch(`${server.url}/api/minutes/lease`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        date: 'Mon, 01 Jan 2035 00:00:00 GMT',
      },
      body: JSON.stringify({
        leaseId: randomUUID(),
        deviceId: randomUUID(),
        timeZone: 'UTC',
        wantedSeconds: 900,
        localDay: '2035-01-01',
        now: '2035-01-01T00:00:00Z',
      }),
    });
    expect(await response.json()).toMatchObject({ grantedSeconds: 0 });
  });
});
