import { CALLS } from '@vayl/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { createApp } from '../../app.ts';
import { createInternalApp } from '../../internal-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const calls = Object.values(CALLS);

/** Addresses that no program calls through the contract: mails, providers, browsers and the payment service do. */
const OTHER_ADDRESSES = [
  'GET /auth-api/verify-email',
  'GET /auth-api/oauth-popup/start',
  'GET /auth-api/callback/:provider',
  'GET /download/mac',
  'GET /download/mac/update',
  'GET /download/windows',
  'GET /download/windows/update',
  'GET /download/linux',
  'POST /webhooks/stripe',
];

describe('who may do what', () => {
  it('[FREE-05] knows visitors and signed-in people, and no other role', async () => {
    expect(new Set(calls.map(({ access }) => access))).toEqual(new Set(['anyone', 'signed-in']));
    const roles = await server.context.database.rows(
      z.object({ column_name: z.string() }),
      `SELECT column_name FROM information_schema.columns
       WHERE table_schema = $1 AND column_name ~* '(role|admin|staff|permission|scope_of|is_super)'`,
      [server.context.config.DATABASE_SCHEMA],
    );
    expect(roles).toEqual([]);
  });

  it.each(calls.filter(({ access }) => access === 'signed-in').map(({ method, path }) => [method, path] as const))(
    '[FREE-05] does not let a visitor %s %s',
    async (method, path) => {
      const response = await fetch(server.url + path.replaceAll(/:\w+/g, 'x'), {
        method,
        ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      expect(response.status).toBe(401);
    },
  );

  it('[FREE-06] answers at the addresses of the contract and at those named here, so no others can govern', () => {
    const known = new Set([...calls.map(({ method, path }) => `${method} ${path}`), ...OTHER_ADDRESSES]);
    const answered = createApp(server.context).routes.filter(({ method }) => method !== 'ALL');
    expect(answered.length).toBeGreaterThan(30);
    expect(answered.map(({ method, path }) => `${method} ${path}`).filter((address) => !known.has(address))).toEqual(
      [],
    );
  });

  it('[FREE-06] lets even the internal listener only look', () => {
    const { routes } = createInternalApp(server.context, { isStopping: false });
    expect(new Set(routes.map(({ method }) => method))).toEqual(new Set(['GET']));
  });
});
