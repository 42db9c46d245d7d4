import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const refused = (code: string) => ({ ok: false, error: { is: 'refused', body: { code } } });

async function connect(verifier = newVerifier()) {
  const person = await addPerson(server);
  const made = await person.client.createConnectCode({
    body: { challenge: challengeOf(verifier), deviceName: 'Ada’s MacBook' },
  });
  if (!made.ok) throw new Error('no code was made');
  return { person, verifier, code: made.value.code };
}
const exchange = (code: string, verifier: string) => server.client.exchangeConnectCode({ body: { code, verifier } });

describe('threat 5: the code in the deep link', () => {
  it('threat 5: code and verifier give the app a session of its own, named after the device', async () => {
    const { person, verifier, code } = await connect();
    const session = await exchange(code, verifier);
    if (!session.ok) throw new Error('no session');
    expect(session.value.token).not.toBe(person.token);
    const app = server.clientWith(session.value.token);
    expect(await app.getMe({})).toMatchObject({ ok: true, value: { id: person.userId } });
    const lifeDays = (Date.parse(session.value.expiresAt) - Date.now()) / 86_400_000;
    expect(lifeDays).toBeCloseTo(30, 1);

    const listed = await app.listSessions({});
    if (!listed.ok) throw new Error('no list');
    expect(listed.value.sessions).toHaveLength(2);
    const own = listed.value.sessions.find(({ isThisOne }) => isThisOne);
    expect(own?.device).toBe('Ada’s MacBook');
    await person.client.revokeSession({ params: { sessionId: own?.id ?? '' } });
    expect((await app.getMe({})).ok).toBe(false);
    expect((await person.client.getMe({})).ok).toBe(true);
  });

  it('threat 5: a wrong verifier gets nothing, and burns the code for the right one too', async () => {
    const { verifier, code } = await connect();
    expect(await exchange(code, newVerifier())).toMatchObject(refused('connect/code-refused'));
    expect(await exchange(code, verifier)).toMatchObject(refused('connect/code-refused'));
  });

  it('threat 5: works once, even when asked twenty times at once', async () => {
    const { verifier, code } = await connect();
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('threat 5: is over after 60 seconds', async () => {
    const { verifier, code } = await connect();
    await server.moveClock('61 seconds');
    expect(await exchange(code, verifier)).toMatchObject(refused('connect/code-refused'));
    await server.moveClock('0 seconds');
  });

  it('threat 5: is not in the database as it was given out, and codes made up are refused alike', async () => {
    const { code, verifier } = await connect();
    const { database } = server.context;
    expect(
      await database.run("SELECT 1 FROM desktop_connect_codes WHERE encode(code_hash, 'escape') LIKE $1", [
        `%${code}%`,
      ]),
    ).toBe(0);
    expect(await exchange('made-up', verifier)).toMatchObject(refused('connect/code-refused'));
  });

  it('threat 5: only a signed-in browser can make one', async () => {
    const made = await server.client.createConnectCode({
      body: { challenge: challengeOf(newVerifier()), deviceName: 'x' },
    });
    expect(made).toMatchObject(refused('auth/sign-in-required'));
  });
});

async function startDevice(deviceName = 'Ada’s desk') {
  const started = await server.client.startDevice({ body: { deviceName } });
  if (!started.ok) throw new Error('no device code');
  return started.value;
}
const ask = (deviceCode: string) => server.client.pollDevice({ body: { deviceCode } });

describe('threat 6: the device flow', () => {
  it('threat 6: shows which device asks and from where, before anything is approved', async () => {
    const { client } = await addPerson(server);
    const { userCode, verificationPath, intervalSeconds } = await startDevice();
    expect(userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect([verificationPath, intervalSeconds]).toEqual(['/device', 5]);
    const seen = await client.lookAtDevice({ params: { userCode: userCode.toLowerCase().replace('-', ' ') } });
    expect(seen).toMatchObject({ ok: true, value: { deviceName: 'Ada’s desk', address: '127.0.0.1' } });
    expect(await server.client.lookAtDevice({ params: { userCode } })).toMatchObject(refused('auth/sign-in-required'));
  });

  it('threat 6: approved, the device gets one session, of the person who approved', async () => {
    const person = await addPerson(server);
    const { userCode, deviceCode } = await startDevice();
    expect(await ask(deviceCode)).toMatchObject(refused('device/waiting'));
    expect((await person.client.decideDevice({ params: { userCode }, body: { isApproved: true } })).ok).toBe(true);
    await server.moveClock('6 seconds');
    const answers = await Promise.all([ask(deviceCode), ask(deviceCode), ask(deviceCode)]);
    const given = answers.filter((answer) => answer.ok);
    expect(given).toHaveLength(1);
    const token = given[0]?.ok === true ? given[0].value.token : '';
    expect(await server.clientWith(token).getMe({})).toMatchObject({ ok: true, value: { id: person.userId } });
    expect(await ask(deviceCode)).toMatchObject(refused('device/code-expired'));
    await server.moveClock('0 seconds');
  });

  it('threat 6: denied, it gets nothing; and nobody can decide a second time', async () => {
    const { client } = await addPerson(server);
    const { userCode, deviceCode } = await startDevice();
    await client.decideDevice({ params: { userCode }, body: { isApproved: false } });
    const again = await client.decideDevice({ params: { userCode }, body: { isApproved: true } });
    expect(again).toMatchObject(refused('device/code-expired'));
    expect(await ask(deviceCode)).toMatchObject(refused('device/denied'));
    expect(await ask(deviceCode)).toMatchObject(refused('device/code-expired'));
  });

  it('threat 6: is over after ten minutes, for the person and for the device', async () => {
    const { client } = await addPerson(server);
    const { userCode, deviceCode } = await startDevice();
    await server.moveClock('601 seconds');
    expect(await client.lookAtDevice({ params: { userCode } })).toMatchObject(refused('device/code-expired'));
    const decided = await client.decideDevice({ params: { userCode }, body: { isApproved: true } });
    expect(decided).toMatchObject(refused('device/code-expired'));
    expect(await ask(deviceCode)).toMatchObject(refused('device/code-expired'));
    await server.moveClock('0 seconds');
  });

  it('threat 6: a device that asks too often must wait longer', async () => {
    const { deviceCode } = await startDevice();
    expect(await ask(deviceCode)).toMatchObject(refused('device/waiting'));
    expect(await ask(deviceCode)).toMatchObject(refused('device/slow-down'));
    await server.moveClock('6 seconds');
    expect(await ask(deviceCode)).toMatchObject(refused('device/slow-down'));
    await server.moveClock('22 seconds');
    expect(await ask(deviceCode)).toMatchObject(refused('device/waiting'));
    await server.moveClock('0 seconds');
  });

  it('threat 6: nobody can try user codes one after the other', async () => {
    const { client } = await addPerson(server);
    const look = () => client.lookAtDevice({ params: { userCode: 'BBBB-BBBB' } });
    for (let time = 0; time < 20; time += 1) expect(await look()).toMatchObject(refused('device/code-expired'));
    expect(await look()).toMatchObject(refused('request/too-many'));
  });

  it('forgets what has expired when the next one is made', async () => {
    await startDevice('an old one');
    await connect();
    await server.moveClock('1 hour');
    await startDevice('a new one');
    await connect();
    const { database } = server.context;
    expect(await database.run('SELECT 1 FROM desktop_device_codes')).toBe(1);
    expect(await database.run('SELECT 1 FROM desktop_connect_codes')).toBe(1);
    await server.moveClock('0 seconds');
  });
});
