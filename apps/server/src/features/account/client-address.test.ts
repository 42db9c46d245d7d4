import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshEmail, GOOD_PASSWORD, post, signUp } from '../../../test-helpers/identity-calls.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('threat 8: a forged address', () => {
  it('threat 8: does not give a new count to whoever sends it', async () => {
    const email = freshEmail();
    const guess = (time: number) =>
      post(
        server,
        '/auth-api/sign-in/email',
        { email, password: GOOD_PASSWORD },
        {
          'x-forwarded-for': `10.0.0.${time}`,
          'x-vayl-client-address': `10.0.0.${time}`,
          forwarded: `for=10.0.0.${time}`,
        },
      );
    for (let time = 0; time < 5; time += 1) expect((await guess(time)).status).toBe(401);
    expect((await guess(6)).status).toBe(429);
  });

  it('threat 8: does not get into the list of sessions either', async () => {
    const { userId } = await signUp(server);
    const stored = await server.context.database.row(
      z.object({ ipAddress: z.string() }),
      'SELECT "ipAddress" FROM identity_session WHERE "userId" = $1',
      [userId],
    );
    expect(stored?.ipAddress).toBe('127.0.0.1');
  });
});
