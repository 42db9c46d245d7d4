import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type RealServer, startRealServer } from '../test-helpers/real-server.ts';
import { newSecret } from './pkce.ts';
import { AccountWorld } from './test-helpers/account-world.ts';
import { WireShell } from './test-helpers/wire-shell.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});

afterAll(async () => {
  await server.stop();
});

/** An app that has sent a person to their browser. */
async function asking(): Promise<{ readonly world: AccountWorld; readonly person: Person; readonly code: string }> {
  const world = new AccountWorld(new WireShell(server.url));
  const person = await server.newPerson();
  await world.account.start();
  await world.account.signIn.begin();
  const challenge = world.request.get('challenge') ?? '';
  const deviceName = world.request.get('device') ?? '';
  const made = await person.client.createConnectCode({ body: { challenge, deviceName } });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return { world, person, code: made.value.code };
}

async function signedIn(): Promise<{ readonly world: AccountWorld; readonly person: Person }> {
  const { world, person, code } = await asking();
  await world.comeBack({ code });
  await expect.poll(() => world.state).toMatchObject({ is: 'signed-in', email: person.email });
  return { world, person };
}

async function devicesOf({ client }: Person): Promise<readonly (string | null)[]> {
  const sessions = await client.listSessions({});
  return sessions.ok ? sessions.value.sessions.map(({ device }) => device) : [];
}

describe('the account against the real server', () => {
  it('[RD-57] signs in with a session of its own, under the name of the computer, and out of it again', async () => {
    const { world, person } = await signedIn();
    expect(world.state).toMatchObject({ isEmailVerified: true, subscription: { entitlement: 'free' } });
    expect(await devicesOf(person)).toContain('adas-desk');
    await world.account.signOut();
    expect(world.state).toEqual({ is: 'signed-out', problem: undefined });
    expect(await devicesOf(person)).not.toContain('adas-desk');
    const me = await person.client.getMe({});
    expect(me.ok).toBe(true);
  });

  it('gives a stolen code to nobody, and it is used up by the try', async () => {
    const { world, person, code } = await asking();
    const stolen = await person.client.exchangeConnectCode({ body: { code, verifier: newSecret() } });
    expect(stolen).toMatchObject({ ok: false, error: { is: 'refused', body: { code: 'connect/code-refused' } } });
    await world.comeBack({ code });
    await expect.poll(() => world.state).toEqual({ is: 'signed-out', problem: 'connect/code-refused' });
    expect(await devicesOf(person)).not.toContain('adas-desk');
  });

  it('signs in by a code that is typed elsewhere, and says when it is denied', async () => {
    for (const isApproved of [true, false]) {
      const world = new AccountWorld(new WireShell(server.url));
      const person = await server.newPerson();
      await world.account.start();
      await world.account.signIn.beginCode();
      await expect.poll(() => world.state).toMatchObject({ step: { is: 'code' } });
      const userCode =
        world.state.is === 'signing-in' && world.state.step.is === 'code' ? world.state.step.userCode : '';
      await person.client.decideDevice({ params: { userCode }, body: { isApproved } });
      await world.pass(6000);
      await expect
        .poll(() => world.state)
        .toMatchObject(isApproved ? { is: 'signed-in', email: person.email } : { problem: 'device/denied' });
    }
  });

  it('is signed out here when the person ends the session elsewhere', async () => {
    const { world, person } = await signedIn();
    const sessions = await person.client.listSessions({});
    const own = sessions.ok ? sessions.value.sessions.find(({ device }) => device === 'adas-desk') : undefined;
    await person.client.revokeSession({ params: { sessionId: own?.id ?? '' } });
    await world.account.lookAgain();
    expect(world.state).toEqual({ is: 'signed-out', problem: 'session/ended' });
  });

  it('[FREE-04] [RD-71] has no limit by the server’s own signature once a trial has begun', async () => {
    const { world } = await signedIn();
    await expect.poll(() => world.account.entitlement).toBe('free');
    const checkout = await world.account.client?.startCheckout({ body: { plan: 'monthly' } });
    const url = checkout?.ok === true ? checkout.value.url : '';
    await fetch(`${url}/done`, { redirect: 'manual' });
    await expect
      .poll(async () => {
        await world.account.lookAgain();
        return world.account.entitlement;
      })
      .toBe('trial');
    expect(world.state).toMatchObject({ subscription: { entitlement: 'trial', plan: 'monthly' } });
    await world.pass(3 * 86_400_000);
    expect(world.account.entitlement).toBe('trial');
  });
});
