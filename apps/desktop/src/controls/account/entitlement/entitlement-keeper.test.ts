import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AccountWorld } from '../test-helpers/account-world.ts';
import { FREE, refused, said } from '../test-helpers/fake-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Claims {
  readonly sub?: string;
  readonly device?: string;
  readonly exp?: number;
}

interface SigningOptions {
  readonly header?: object;
  readonly claims?: Claims;
  readonly signedBy?: KeyObject;
}

const own = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');
const spki = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A computer whose person has a subscription, and a server that signs. */
class EntitledWorld extends AccountWorld {
  signing: SigningOptions = {};
  entitlementNow = 'active';

  constructor() {
    super();
    const { also } = this.shell.server;
    this.shell.server.subscription = { ...FREE, entitlement: 'active', plan: 'monthly' };
    also.set('POST /api/entitlement', () => this.#statement());
    also.set('GET /api/entitlement/key', () =>
      said({ publicKey: spki(own.publicKey), keys: [{ id: 'own', publicKey: spki(own.publicKey) }] }),
    );
  }

  get statementsGiven(): number {
    return this.shell.server.asked.filter((name) => name === 'POST /api/entitlement').length;
  }

  #statement() {
    const iat = Math.floor(this.wallMs / 1000);
    const { header = { alg: 'EdDSA', typ: 'vayl-entitlement+jwt' }, claims, signedBy = own.privateKey } = this.signing;
    const body = {
      sub: this.shell.server.userId,
      device: this.deviceId,
      entitlement: this.entitlementNow,
      iat,
      exp: iat + 7 * 86_400,
      ...claims,
    };
    const signed = `${encoded(header)}.${encoded(body)}`;
    const token = `${signed}.${sign(null, Buffer.from(signed), signedBy).toString('base64url')}`;
    const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString();
    return said({
      token,
      entitlement: this.entitlementNow,
      checkAgainAt: momentOf(iat + 86_400),
      expiresAt: momentOf(body.exp),
    });
  }
}

async function entitled(signing: SigningOptions = {}): Promise<EntitledWorld> {
  const world = new EntitledWorld();
  world.signing = signing;
  await world.signIn();
  await world.pass(1000);
  return world;
}

async function offline(): Promise<EntitledWorld> {
  const world = await entitled();
  world.shell.server.isReachable = false;
  return world;
}

describe('what a signed statement allows', () => {
  it('[FREE-04] is what it says', async () => {
    const world = await entitled();
    expect(world.account.entitlement).toBe('active');
  });

  it('[FREE-04] holds without a network for seven days, and not longer', async () => {
    const world = await offline();
    await world.pass(6.9 * DAY_MS);
    expect(world.account.entitlement).toBe('active');
    await world.pass(0.2 * DAY_MS);
    expect(world.account.entitlement).toBe('free');
  });

  it('holds through a restart, which counts by the wall clock', async () => {
    const world = await offline();
    world.wallMs += 6 * DAY_MS;
    await world.restart();
    expect(world.account.entitlement).toBe('active');
    world.wallMs += 1.1 * DAY_MS;
    await world.restart();
    expect(world.account.entitlement).toBe('free');
  });

  it('is not made longer by a wall clock that goes back', async () => {
    const world = await offline();
    for (let day = 0; day < 7; day += 1) {
      expect(world.account.entitlement).toBe('active');
      await world.pass(DAY_MS);
      world.wallMs -= DAY_MS;
      await world.restart();
    }
    await world.pass(HOUR_MS);
    expect(world.account.entitlement).toBe('free');
  });

  it('is not brought back by a wall clock that goes back after it ended', async () => {
    const world = await offline();
    world.wallMs += 8 * DAY_MS;
    await world.restart();
    world.wallMs -= 8 * DAY_MS;
    await world.restart();
    expect(world.account.entitlement).toBe('free');
  });

  it('does not last longer than seven days, whatever it says', async () => {
    const world = await entitled({ claims: { exp: 4_000_000_000 } });
    world.shell.server.isReachable = false;
    await world.pass(7.1 * DAY_MS);
    expect(world.account.entitlement).toBe('free');
  });

  it('is asked for again after a day, and when the subscription has changed', async () => {
    const world = await entitled();
    await world.pass(23 * HOUR_MS);
    expect(world.statementsGiven).toBe(1);
    await world.pass(1.5 * HOUR_MS);
    expect(world.statementsGiven).toBe(2);
    world.shell.server.subscription = FREE;
    world.entitlementNow = 'free';
    await world.pass(0.5 * HOUR_MS);
    expect(world.account.entitlement).toBe('free');
  });

  it('ends with the session', async () => {
    const world = await entitled();
    await world.account.signOut();
    expect(world.account.entitlement).toBe('free');
    await world.restart();
    expect(world.account.entitlement).toBe('free');
  });

  it.each<[string, SigningOptions]>([
    ['somebody else’s key', { signedBy: others.privateKey }],
    ['another kind', { header: { alg: 'EdDSA', typ: 'JWT' } }],
    ['no signature', { header: { alg: 'none', typ: 'vayl-entitlement+jwt' } }],
    ['another person', { claims: { sub: 'somebody-else' } }],
    ['another computer', { claims: { device: '00000000-0000-4000-8000-000000000bad' } }],
  ])('is nothing in one of %s', async (_, signing) => {
    const world = await entitled(signing);
    expect(world.account.entitlement).toBe('free');
    expect(world.problems).toContain('entitlement.not-ours');
  });

  it('is nothing where the kept one was changed by hand', async () => {
    const world = await offline();
    const kept = world.texts.get('vayl.entitlement') ?? '';
    const [, claims = ''] = /"token":"[^".]+\.([^".]+)/.exec(kept) ?? [];
    const forged = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('"active"', '"beta"')).toString(
      'base64url',
    );
    world.texts.set('vayl.entitlement', kept.replace(claims, forged));
    await world.restart();
    expect(world.account.entitlement).toBe('free');
  });

  it('is checked by the key of the build, where that has one, and not by one that was kept', async () => {
    const world = await entitled({ signedBy: others.privateKey });
    world.entitlementKeys = [spki(others.publicKey)];
    await world.restart();
    expect(world.account.entitlement).toBe('active');
    world.entitlementKeys = [spki(own.publicKey)];
    world.shell.server.isReachable = false;
    await world.restart();
    expect(world.account.entitlement).toBe('free');
  });

  it('holds while keys are exchanged: a build that knows both believes what either has signed', async () => {
    const world = await entitled();
    world.entitlementKeys = [spki(own.publicKey), spki(others.publicKey)];
    await world.restart();
    expect(world.account.entitlement).toBe('active');
    world.signing = { signedBy: others.privateKey };
    world.entitlementNow = 'beta';
    await world.pass(25 * HOUR_MS);
    expect(world.account.entitlement).toBe('beta');
    world.shell.server.isReachable = false;
    await world.restart();
    expect(world.account.entitlement).toBe('beta');
  });

  it('is missed by nobody where the server does not sign', async () => {
    const world = new EntitledWorld();
    world.shell.server.also.set('POST /api/entitlement', () => refused('server/unavailable', 503));
    await world.signIn();
    expect(world.account.entitlement).toBe('free');
    expect(world.state).toMatchObject({ is: 'signed-in', isOffline: false });
  });
});
