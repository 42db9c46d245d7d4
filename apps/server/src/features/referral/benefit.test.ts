import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { grantReferralBenefit, hasUnusedReferral, ownReferral } from './service.ts';

let server: TestServer;
let referrer: Person;
let code: string;
beforeAll(async () => {
  server = await startTestServer();
  referrer = await addPerson(server);
  code = await codeOf(referrer);
});
afterAll(() => server.stop());

async function codeOf({ userId }: Person): Promise<string> {
  const { context } = server;
  return (await ownReferral(context.database, { userId, publicUrl: context.config.PUBLIC_URL })).code;
}

async function addReferred(pendingCode: string | null, options: { isEmailVerified?: boolean } = {}): Promise<Person> {
  const person = await addPerson(server, options);
  await setPending(person, pendingCode);
  return person;
}

async function setPending({ userId }: Person, pendingCode: string | null): Promise<void> {
  await server.context.database.run('UPDATE users SET "pendingReferralCode" = $2 WHERE id = $1', [userId, pendingCode]);
}

const grant = ({ userId }: Person, subscriptionId = 'sub_1') =>
  server.context.database.transaction((queries) => grantReferralBenefit(queries, { userId, subscriptionId }));
const isUnused = ({ userId }: Person) => hasUnusedReferral(server.context.database, userId);

describe('the benefit of a referral', () => {
  it('is granted at the first subscription, counted for the one who referred, and never again', async () => {
    const person = await addReferred(code);
    const before = await ownReferral(server.context.database, { userId: referrer.userId, publicUrl: 'http://a.test' });
    expect(await isUnused(person)).toBe(true);
    expect(await grant(person)).toBe(true);
    expect(await isUnused(person)).toBe(false);
    expect(await grant(person, 'sub_2')).toBe(false);
    const after = await ownReferral(server.context.database, { userId: referrer.userId, publicUrl: 'http://a.test' });
    expect(after.benefitsGranted).toBe(before.benefitsGranted + 1);
  });

  it('is not granted again for another code', async () => {
    const person = await addReferred(code);
    await grant(person);
    await setPending(person, await codeOf(await addPerson(server)));
    expect(await isUnused(person)).toBe(false);
    expect(await grant(person, 'sub_2')).toBe(false);
  });

  it('is granted once when two events come at once', async () => {
    const { database } = server.context;
    const person = await addReferred(code);
    const held = Promise.withResolvers<void>();
    const first = database.transaction(async (queries) => {
      const isGranted = await grantReferralBenefit(queries, { userId: person.userId });
      await held.promise;
      return isGranted;
    });
    const second = grant(person, 'sub_2');
    // The second has looked, found nothing yet, and now waits for what the first is about to commit.
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%referral_benefits%'`;
    await expect.poll(() => database.run(waiting)).toBeGreaterThan(0);
    held.resolve();
    expect(await Promise.all([first, second])).toEqual([true, false]);
  });

  it('goes with its subscription: what is rolled back has granted nothing', async () => {
    const person = await addReferred(code);
    const failing = server.context.database.transaction(async (queries) => {
      await grantReferralBenefit(queries, { userId: person.userId });
      throw new Error('the subscription failed');
    });
    await expect(failing).rejects.toThrow('the subscription failed');
    expect(await isUnused(person)).toBe(true);
  });

  it('threat 9: is never granted to the owner of the code', async () => {
    const person = await addPerson(server);
    await setPending(person, await codeOf(person));
    expect(await isUnused(person)).toBe(false);
    expect(await grant(person)).toBe(false);
  });

  it('threat 2: is not granted before the e-mail is confirmed', async () => {
    const person = await addReferred(code, { isEmailVerified: false });
    expect(await isUnused(person)).toBe(false);
    expect(await grant(person)).toBe(false);
  });

  it.each([null, 'AAAAAAAA', ''])('is not granted for the pending code %j', async (pending) => {
    const person = await addReferred(pending);
    expect(await isUnused(person)).toBe(false);
    expect(await grant(person)).toBe(false);
  });
});
