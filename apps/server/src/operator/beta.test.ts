import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEntitlementKey } from '../../test-helpers/entitlement-key.ts';
import { addPerson, type Person } from '../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../test-helpers/test-server.ts';
import { COMMANDS } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ENTITLEMENT_PRIVATE_KEY: newEntitlementKey() });
});
afterAll(() => server.stop());

function run(name: string, ...args: string[]): Promise<string> {
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  return command.run(server.context, args);
}

async function entitlementOf({ client }: Person): Promise<string | undefined> {
  const answer = await client.getSubscription({});
  return answer.ok ? answer.value.entitlement : undefined;
}

describe('the beta', () => {
  it('[RD-59] is given by the operator, lifts the limit, and is taken by the operator', async () => {
    const person = await addPerson(server);
    const isUnlimited = async () => {
      const minutes = await person.client.getMinutes({ query: { timeZone: 'UTC' } });
      return minutes.ok && minutes.value.isUnlimited;
    };
    await run('grant-beta', ` ${person.email.toUpperCase()} `);
    expect([await entitlementOf(person), await isUnlimited()]).toEqual(['beta', true]);
    await run('take-beta', person.email);
    expect([await entitlementOf(person), await isUnlimited()]).toEqual(['free', false]);
  });

  it('is not given to an address that has no account', async () => {
    await expect(run('grant-beta', 'nobody@people.example')).rejects.toThrow('no account');
    await expect(run('take-beta')).rejects.toThrow('no account');
  });

  it('threat 13: cannot be asked for over HTTP', async () => {
    const person = await addPerson(server);
    const wishes = { isBeta: true, is_beta: true, entitlement: 'beta', status: 'active', subscription: 'active' };
    const ask = (method: string, path: string, body: object) =>
      fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: JSON.stringify(body),
      });
    expect((await ask('POST', '/api/entitlement', { deviceId: randomUUID(), ...wishes })).status).toBe(200);
    await ask('PUT', `/api/users/${person.userId}`, wishes);
    await ask('POST', '/api/subscription', wishes);
    await ask('PUT', '/api/entitlement', wishes);
    expect(await entitlementOf(person)).toBe('free');
  });
});
