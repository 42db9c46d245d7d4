import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { codeOf, type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';
import { startTestServer } from '../../../test-helpers/test-server.ts';
import { changeBeta } from './beta.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterAll(() => server.stop());

const DAY_SECONDS = 86_400;
const Claims = z.strictObject({
  sub: z.string(),
  device: z.string(),
  entitlement: z.string(),
  iat: z.number(),
  exp: z.number(),
});

async function tokenOf({ client }: Person, deviceId: string = randomUUID()) {
  const answer = await client.getEntitlementToken({ body: { deviceId } });
  if (!answer.ok) throw new Error('no token');
  return answer.value;
}

/** What the app does without a network: the public key it once fetched, the token, and its own clock. */
async function readOffline(token: string, nowSeconds: number) {
  const key = await server.client.getEntitlementKey({});
  if (!key.ok) throw new Error('no key');
  const publicKey = createPublicKey({ key: Buffer.from(key.value.publicKey, 'base64'), format: 'der', type: 'spki' });
  const [header = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(null, Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
  if (!isSigned) return 'forged';
  expect(decode(header)).toEqual({ alg: 'EdDSA', typ: 'vayl-entitlement+jwt', kid: key.value.keys[0]?.id });
  const told = Claims.parse(decode(claims));
  return told.exp <= nowSeconds ? 'over' : told;
}

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

const nowSeconds = () => server.fake.ledger.nowSeconds();

describe('a statement of what a person may use', () => {
  it('[FREE-04] [SUBS-10] can be checked without us for seven days, and not longer', async () => {
    const person = await addPerson(server);
    await server.subscribe(person, 'annual');
    const deviceId = randomUUID();
    const { token, entitlement, expiresAt, checkAgainAt } = await tokenOf(person, deviceId);
    expect(entitlement).toBe('trial');
    const told = await readOffline(token, nowSeconds());
    expect(told).toMatchObject({ sub: person.userId, device: deviceId, entitlement: 'trial' });
    const { iat, exp } = Claims.parse(told);
    expect(exp - iat).toBe(7 * DAY_SECONDS);
    expect(Date.parse(expiresAt)).toBe(exp * 1000);
    expect(Date.parse(checkAgainAt)).toBe((iat + DAY_SECONDS) * 1000);
    expect(await readOffline(token, iat + 7 * DAY_SECONDS - 1)).toMatchObject({ entitlement: 'trial' });
    expect(await readOffline(token, iat + 7 * DAY_SECONDS)).toBe('over');
  });

  it('is worthless when it was changed', async () => {
    const { token } = await tokenOf(await addPerson(server));
    const [header = '', claims = '', signature = ''] = token.split('.');
    const better = { ...Claims.parse(decode(claims)), entitlement: 'active' };
    const forged = [header, Buffer.from(JSON.stringify(better)).toString('base64url'), signature].join('.');
    expect(await readOffline(forged, nowSeconds())).toBe('forged');
    expect(await readOffline(token, nowSeconds())).toMatchObject({ entitlement: 'free' });
  });

  it('never outlives what was cancelled', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    await person.client.cancelSubscription({ body: {} });
    await server.advance(5);
    const { trialEndsAt } = await server.view(person);
    const { expiresAt, checkAgainAt } = await tokenOf(person);
    expect(expiresAt).toBe(trialEndsAt);
    await server.advance(1.5);
    expect((await tokenOf(person)).checkAgainAt).toBe(trialEndsAt);
    expect(Date.parse(checkAgainAt)).toBeLessThan(Date.parse(expiresAt));
    await server.advance(1);
    expect((await tokenOf(person)).entitlement).toBe('expired');
  });

  it('says beta for those whom an operator let in, until the operator takes it back', async () => {
    const person = await addPerson(server);
    expect(await changeBeta(server.context, person.email.toUpperCase(), true)).toBe(true);
    expect((await tokenOf(person)).entitlement).toBe('beta');
    expect((await server.view(person)).entitlement).toBe('beta');
    expect(await changeBeta(server.context, person.email, false)).toBe(true);
    expect((await tokenOf(person)).entitlement).toBe('free');
    expect(await changeBeta(server.context, 'nobody@people.example', true)).toBe(false);
  });

  it('beta does not end with a subscription, nor a subscription with beta', async () => {
    const person = await addPerson(server);
    await changeBeta(server.context, person.email, true);
    await server.subscribe(person);
    expect((await tokenOf(person)).entitlement).toBe('beta');
    await changeBeta(server.context, person.email, false);
    expect((await tokenOf(person)).entitlement).toBe('trial');
  });

  it('is refused without a device', async () => {
    const { token } = await addPerson(server);
    const response = await fetch(`${server.url}/api/entitlement`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });
});

describe('a server without the key', () => {
  it('signs nothing, and says so', async () => {
    const plain = await startTestServer();
    try {
      const { client } = await addPerson(plain);
      expect(codeOf(await client.getEntitlementToken({ body: { deviceId: randomUUID() } }))).toBe('server/unavailable');
      expect(codeOf(await client.getEntitlementKey({}))).toBe('server/unavailable');
    } finally {
      await plain.stop();
    }
  });

  it('does not start with something that is no key', async () => {
    await expect(startTestServer({ ENTITLEMENT_PRIVATE_KEY: 'not a key' })).rejects.toThrow('ENTITLEMENT_PRIVATE_KEY');
  });
});
