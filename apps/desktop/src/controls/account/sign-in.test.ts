import { describe, expect, it } from 'vitest';
import { challengeOf, newSecret } from './pkce.ts';
import { AccountWorld, settled } from './test-helpers/account-world.ts';
import { EMAIL } from './test-helpers/fake-server.ts';

const MINUTE_MS = 60_000;

async function waiting(): Promise<AccountWorld> {
  const world = new AccountWorld();
  await world.account.start();
  await world.account.signIn.begin();
  return world;
}

describe('signing in with the browser', () => {
  it('[RD-57] opens our own page with a challenge, a name and a state, and waits', async () => {
    const world = await waiting();
    expect(world.state).toEqual({ is: 'signing-in', step: { is: 'browser' } });
    expect(world.shell.opened).toHaveLength(1);
    expect(world.shell.opened[0]).toMatch(/^\/connect\?/);
    expect(world.request.get('challenge')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(world.request.get('state')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(world.request.get('device')).toBe('adas-desk');
  });

  it('[RD-57] ends signed in when the link comes back, and the page keeps no token', async () => {
    const world = await waiting();
    await world.comeBack();
    expect(world.state).toMatchObject({ is: 'signed-in', email: EMAIL, isOffline: false, isForThisRun: false });
    expect(world.shell.holdsToken).toBe(true);
    const [token = ''] = world.shell.server.sessions;
    expect(JSON.stringify([...world.texts])).not.toContain(token);
  });

  it('keeps verifier and state out of whatever outlives the app, so a link after a restart does nothing', async () => {
    const world = await waiting();
    const [code, state] = [world.approve(), world.request.get('state') ?? ''];
    expect(JSON.stringify([...world.texts])).not.toContain(state);
    await world.restart();
    await world.comeBack({ code, state });
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
    expect(world.shell.server.asked).toEqual([]);
  });

  it('gives a stolen code to nobody: without the verifier it is refused, and used up', async () => {
    const world = await waiting();
    const code = world.approve();
    const theft = await world.shell.callServer({
      method: 'POST',
      path: '/api/connect/exchange',
      body: JSON.stringify({ code, verifier: newSecret() }),
    });
    expect(theft.status).toBe(400);
    await world.comeBack({ code });
    expect(world.state).toEqual({ is: 'signed-out', problem: 'connect/code-refused' });
    expect(world.shell.holdsToken).toBe(false);
  });

  it('does not take the code of somebody else’s account, which was made for another challenge', async () => {
    const world = await waiting();
    const code = world.shell.server.approve(await challengeOf(newSecret()));
    await world.comeBack({ code });
    expect(world.state).toEqual({ is: 'signed-out', problem: 'connect/code-refused' });
  });

  it.each([
    ['another state', { state: newSecret() }],
    ['an empty one', { state: '' }],
    ['a code that is none', { code: '../../../api/me' }],
    ['a code without end', { code: 'a'.repeat(201) }],
  ])('does not listen to a link with %s, and goes on waiting', async (_, wrong) => {
    const world = await waiting();
    await world.comeBack(wrong);
    expect(world.state).toEqual({ is: 'signing-in', step: { is: 'browser' } });
    expect(world.shell.server.asked).toEqual([]);
    await world.comeBack();
    expect(world.state).toMatchObject({ is: 'signed-in' });
  });

  it('does nothing with a link that nobody asked for', async () => {
    const world = new AccountWorld();
    await world.account.start();
    await world.comeBack({ code: newSecret(), state: newSecret() });
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
    expect(world.shell.server.asked).toEqual([]);
  });

  it('uses a link once', async () => {
    const world = await waiting();
    const link = { code: world.approve(), state: world.request.get('state') ?? undefined };
    await Promise.all([world.account.signIn.handleLink(link), world.account.signIn.handleLink(link)]);
    await settled();
    expect(world.state).toMatchObject({ is: 'signed-in' });
    expect(world.shell.server.sessions.size).toBe(1);
  });

  it('is one attempt at a time, and the same one when the page is opened again', async () => {
    const world = await waiting();
    await world.account.signIn.begin();
    expect(world.shell.opened).toHaveLength(1);
    await world.account.signIn.openAgain();
    expect(world.shell.opened[1]).toBe(world.shell.opened[0]);
  });

  it('can be given up; a link that comes then changes nothing', async () => {
    const world = await waiting();
    world.account.signIn.cancel();
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
    await world.comeBack();
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
  });

  it('waits ten minutes, and says so', async () => {
    const world = await waiting();
    await world.pass(9.9 * MINUTE_MS);
    expect(world.state).toMatchObject({ is: 'signing-in' });
    await world.pass(0.2 * MINUTE_MS);
    expect(world.state).toEqual({ is: 'signed-out', problem: 'sign-in/took-too-long' });
  });

  it('says when there is no browser, and when there is no network', async () => {
    const world = new AccountWorld();
    await world.account.start();
    world.shell.hasBrowser = false;
    await world.account.signIn.begin();
    expect(world.state).toEqual({ is: 'signed-out', problem: 'sign-in/no-browser' });
    const other = await waiting();
    const code = other.approve();
    other.shell.server.isReachable = false;
    await other.comeBack({ code });
    expect(other.state).toEqual({ is: 'signed-out', problem: 'server/unreachable' });
  });

  it('holds the session for this run alone where no keychain takes it', async () => {
    const world = await waiting();
    world.shell.keychain = 'none';
    await world.comeBack();
    expect(world.state).toMatchObject({ is: 'signed-in', isForThisRun: true });
    await world.restart();
    expect(world.state).toEqual({ is: 'signed-out', problem: 'session/unreadable' });
  });
});

describe('signing in by a code', () => {
  async function typing(): Promise<AccountWorld> {
    const world = await waiting();
    await world.account.signIn.beginCode();
    return world;
  }

  it('[RD-57] shows code and address, asks every five seconds, and signs in once it is approved', async () => {
    const world = await typing();
    const step = { is: 'code', userCode: 'BCDF-GHJK', address: 'vayl.example/device' };
    expect(world.state).toEqual({ is: 'signing-in', step });
    await world.pass(16_000);
    expect(world.shell.server.asked.filter((name) => name.endsWith('/device/token'))).toHaveLength(3);
    if (world.shell.server.device) world.shell.server.device.decision = 'approved';
    await world.pass(6000);
    expect(world.state).toMatchObject({ is: 'signed-in', email: EMAIL });
  });

  it('says when it was denied', async () => {
    const world = await typing();
    if (world.shell.server.device) world.shell.server.device.decision = 'denied';
    await world.pass(6000);
    expect(world.state).toEqual({ is: 'signed-out', problem: 'device/denied' });
  });

  it('outlives a network that comes and goes', async () => {
    const world = await typing();
    world.shell.server.isReachable = false;
    await world.pass(30_000);
    world.shell.server.isReachable = true;
    if (world.shell.server.device) world.shell.server.device.decision = 'approved';
    await world.pass(6000);
    expect(world.state).toMatchObject({ is: 'signed-in' });
  });

  it('ends the attempt in the browser: its link is not listened to any more', async () => {
    const world = await typing();
    await world.comeBack();
    expect(world.state).toMatchObject({ is: 'signing-in', step: { is: 'code' } });
  });
});
