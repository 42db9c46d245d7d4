import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test-helpers/identity-calls.ts';
import { listenAnywhere } from '../../../test-helpers/listen.ts';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const refused = (code: string) => ({ ok: false, error: { is: 'refused', body: { code } } });

/** Whatever the body is: the typed client would not send all of them. */
async function put(person: Person, body: unknown, userId = person.userId): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/api/users/${userId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function codeOf(person: Person): Promise<string> {
  const own = await person.client.getReferral({});
  if (!own.ok) throw new Error('no code');
  return own.value.code;
}

describe('the profile', () => {
  it('[ENT-02] [ENT-04] [ENT-05] merges: what a write does not name survives, and both can be null', async () => {
    const person = await addPerson(server);
    await put(person, { displayName: 'Ada', photoURL: 'https://pictures.example/ada.png' });
    expect((await put(person, { displayName: 'Ada L.' })).body).toMatchObject({
      displayName: 'Ada L.',
      photoURL: 'https://pictures.example/ada.png',
    });
    expect((await put(person, { photoURL: null })).body).toMatchObject({ displayName: 'Ada L.', photoURL: null });
    expect((await put(person, { displayName: '  ' })).body).toMatchObject({ displayName: null });
    const me = await person.client.getMe({});
    expect(me).toMatchObject({ ok: true, value: { profile: { email: person.email, displayName: null } } });
  });

  it('[ENT-09] [RD-56] keeps a code in capitals once the server has found it valid', async () => {
    const code = await codeOf(await addPerson(server));
    const person = await addPerson(server);
    expect((await put(person, { pendingReferralCode: ` ${code.toLowerCase()} ` })).body).toMatchObject({
      pendingReferralCode: code,
    });
  });

  it('[ENT-10] [RD-56] keeps none that is unknown, malformed, or the person’s own', async () => {
    const person = await addPerson(server);
    for (const code of ['ZZZZZZZZ', 'short', '', null, await codeOf(person)]) {
      expect((await put(person, { pendingReferralCode: code })).body).toMatchObject({ pendingReferralCode: null });
    }
  });

  it('[RD-55] never loses a code to null, nor its age to a second write', async () => {
    const code = await codeOf(await addPerson(server));
    const person = await addPerson(server);
    const first = await put(person, { pendingReferralCode: code });
    await server.moveClock('3 days');
    for (const later of [null, 'ZZZZZZZZ', undefined]) {
      expect((await put(person, { pendingReferralCode: later })).body).toEqual(first.body);
    }
    await server.moveClock('0 days');
  });

  it('[RD-56] belongs to one person: nobody else can write it, and no visitor', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    expect(await put(other, { displayName: 'Mallory' }, person.userId)).toMatchObject({
      status: 403,
      body: { code: 'auth/not-yours' },
    });
    const visitor = await server.client.writeProfile({ params: { userId: person.userId }, body: {} });
    expect(visitor).toMatchObject(refused('auth/sign-in-required'));
  });

  it('[ENT-06] [ENT-07] threat 13: fields that are not the person’s to say are left alone', async () => {
    const person = await addPerson(server);
    const before = await person.client.getMe({});
    const { status } = await put(person, {
      id: '00000000-0000-0000-0000-000000000000',
      email: 'root@example.com',
      createdAt: '1999-01-01T00:00:00Z',
      signupSource: 'desktop',
      provider: 'google.com',
      subscription: 'active',
      entitlement: 'beta',
      isBeta: true,
      trialDays: 999,
      emailVerified: true,
    });
    expect(status).toBe(200);
    expect(await person.client.getMe({})).toEqual(before);
  });

  it.each([
    ['displayName', 'Ada\u0000'],
    ['photoURL', 'https://pictures.example/\u0000'],
    ['displayName', 'x'.repeat(201)],
  ])('refuses a %s that the database could not keep', async (field, value) => {
    const answer = await put(await addPerson(server), { [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  });

  it('threat 17: a picture’s address is kept, and never fetched', async () => {
    let visits = 0;
    const listener = createServer(() => {
      visits += 1;
    });
    const port = await listenAnywhere(listener);
    const person = await addPerson(server);
    const photoURL = `https://127.0.0.1:${port}/me.png`;
    expect((await put(person, { photoURL })).body).toMatchObject({ photoURL });
    for (const wrong of ['http://169.254.169.254/latest', `http://127.0.0.1:${port}/`, 'javascript:alert(1)', 'x']) {
      expect(await put(person, { photoURL: wrong })).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    }
    await person.client.getMe({});
    await server.runJobs();
    expect(visits).toBe(0);
    listener.close();
  });
});

describe('sessions', () => {
  it('lists one’s own, and says which one is asking', async () => {
    const [person] = [await addPerson(server), await addPerson(server)];
    const listed = await person.client.listSessions({});
    expect(listed).toMatchObject({ ok: true, value: { sessions: [{ isThisOne: true, device: null }] } });
  });

  it('ends one’s own at once, and nobody else’s', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    const listed = await person.client.listSessions({});
    const sessionId = listed.ok ? (listed.value.sessions[0]?.id ?? '') : '';
    for (const id of [sessionId, 'not-a-number']) {
      expect(await other.client.revokeSession({ params: { sessionId: id } })).toMatchObject(
        refused('request/not-found'),
      );
    }
    expect((await person.client.getMe({})).ok).toBe(true);
    expect((await person.client.revokeSession({ params: { sessionId } })).ok).toBe(true);
    expect(await person.client.getMe({})).toMatchObject(refused('auth/sign-in-required'));
  });

  it('ends by itself after 30 days', async () => {
    const { token } = await signUp(server);
    await server.moveClock('31 days');
    expect(await server.clientWith(token).getMe({})).toMatchObject(refused('auth/sign-in-required'));
    await server.moveClock('0 days');
  });
});
