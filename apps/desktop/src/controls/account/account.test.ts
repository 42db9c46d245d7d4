import { describe, expect, it } from 'vitest';
import { AccountWorld, settled } from './test-helpers/account-world.ts';
import { EMAIL, FREE, refused } from './test-helpers/fake-server.ts';

const MINUTE_MS = 60_000;

async function signedIn(): Promise<AccountWorld> {
  const world = new AccountWorld();
  await world.signIn();
  return world;
}

describe('an account on this computer', () => {
  it('is nobody’s until somebody signs in, and asks no server', async () => {
    const world = new AccountWorld();
    await world.account.start();
    await world.pass(MINUTE_MS);
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
    expect(world.account.client).toBeUndefined();
    expect(world.account.entitlement).toBe('free');
    expect(world.shell.server.asked).toEqual([]);
  });

  it('is still there after a restart', async () => {
    const world = await signedIn();
    await world.restart();
    expect(world.state).toMatchObject({ is: 'signed-in', email: EMAIL, subscription: FREE });
  });

  it('is known without a network as it was last, and says that it is offline', async () => {
    const world = await signedIn();
    world.shell.server.isReachable = false;
    await world.restart();
    expect(world.state).toMatchObject({ is: 'signed-in', email: EMAIL, subscription: FREE, isOffline: true });
    world.shell.server.isReachable = true;
    await world.pass(20_000);
    expect(world.state).toMatchObject({ is: 'signed-in', isOffline: false });
  });

  it('is asked about seldom, and after a payment page was opened, often', async () => {
    const world = await signedIn();
    const looks = () => world.shell.server.asked.filter((name) => name === 'GET /api/subscription').length;
    await world.pass(5 * MINUTE_MS);
    expect(looks()).toBe(1);
    world.account.handlePaymentOpened();
    world.shell.server.subscription = { ...FREE, entitlement: 'active', plan: 'monthly' };
    await world.pass(15_000);
    expect(looks()).toBe(2);
    expect(world.state).toMatchObject({ subscription: { entitlement: 'active' } });
    await world.pass(5 * MINUTE_MS);
    expect(looks()).toBe(2);
  });

  it('is asked about when the window comes back, but not for every flicker of it', async () => {
    const world = await signedIn();
    const looks = () => world.shell.server.asked.filter((name) => name === 'GET /api/me').length;
    world.account.look();
    await settled();
    expect(looks()).toBe(1);
    await world.pass(4000);
    world.account.look();
    await settled();
    expect(looks()).toBe(2);
  });

  it('ends here when the server ended it', async () => {
    const world = await signedIn();
    world.shell.server.sessions.clear();
    await world.pass(16 * MINUTE_MS);
    expect(world.state).toEqual({ is: 'signed-out', problem: 'session/ended' });
    expect(world.shell.holdsToken).toBe(false);
    expect(world.texts.get('vayl.account')).not.toContain(EMAIL);
  });

  it('stays when the server has trouble of its own', async () => {
    const world = await signedIn();
    world.shell.server.also.set('GET /api/me', () => refused('server/failed', 500));
    await world.pass(16 * MINUTE_MS);
    expect(world.state).toMatchObject({ is: 'signed-in', email: EMAIL, isOffline: true });
  });
});

describe('signing out', () => {
  it('ends the session at the server, empties the keychain and forgets who it was', async () => {
    const world = await signedIn();
    await world.account.signOut();
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
    expect(world.shell.server.sessions.size).toBe(0);
    expect(JSON.stringify([...world.texts])).not.toContain(EMAIL);
    await world.restart();
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
  });

  it('works without a network, and says that the server was not told', async () => {
    const world = await signedIn();
    world.shell.server.isReachable = false;
    await world.account.signOut();
    expect(world.state).toEqual({ is: 'signed-out', problem: 'session/not-ended' });
    expect(world.account.client).toBeUndefined();
    await world.restart();
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
  });

  it('says when the keychain could not be emptied', async () => {
    const world = await signedIn();
    world.shell.keychain = 'stuck';
    await world.account.signOut();
    expect(world.state).toEqual({ is: 'signed-out', problem: 'session/not-forgotten' });
  });

  it('is not undone by an answer that comes late', async () => {
    const world = await signedIn();
    const held = Promise.withResolvers<void>();
    world.shell.server.also.set('GET /api/me', async () => {
      await held.promise;
      return refused('server/failed', 500);
    });
    const looking = world.account.lookAgain();
    await world.account.signOut();
    held.resolve();
    await looking;
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
  });
});
