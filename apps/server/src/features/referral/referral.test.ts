import { REFERRAL_ACCEPTED_TEXT, trialDays } from '@vayl/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import type { Queries } from '../../database/database.ts';
import { WITHDRAW_REFERRAL_CODE } from '../../operator/withdraw-referral-code.ts';
import { checkReferralCode } from './service.ts';

const UNKNOWN = { valid: false, message: 'This code is not valid' };

let server: TestServer;
let referrer: Person;
let code: string;
beforeAll(async () => {
  server = await startTestServer();
  referrer = await addPerson(server);
  code = (await ownReferral(referrer)).code;
});
// Ten checks a minute hold for tests too: each begins with a clean sheet.
beforeEach(() => server.context.database.run('DELETE FROM rate_limits'));
afterAll(() => server.stop());

async function ownReferral({ client }: Person) {
  const answer = await client.getReferral({});
  if (!answer.ok) throw new Error('no referral');
  return answer.value;
}

async function check(referralCode: string, { client } = { client: server.client }) {
  const answer = await client.validateReferralCode({ body: { referralCode } });
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

describe('an own code', () => {
  it('[RD-78] is eight letters or digits, stays the same, and has a link', async () => {
    const own = await ownReferral(referrer);
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(own).toEqual({ code, link: `http://127.0.0.1:8787/signup?ref=${code}`, benefitsGranted: 0 });
  });

  it('is one code when it is asked for by several requests at once', async () => {
    const person = await addPerson(server);
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await ownReferral(person)).code));
    expect(new Set(codes).size).toBe(1);
  });

  it('is shown to nobody who is not signed in', async () => {
    expect((await fetch(`${server.url}/api/referral`)).status).toBe(401);
  });
});

describe('a check', () => {
  const post = (body: string) =>
    fetch(`${server.url}/api/validateReferralCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  it('[REF-11] [REF-13] answers valid and message, and nothing else', async () => {
    const response = await post(JSON.stringify({ referralCode: code }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ valid: true, message: REFERRAL_ACCEPTED_TEXT });
  });

  it('[RD-03] promises the days of the two trials and nothing more', async () => {
    const { message } = await check(code);
    const days = (['monthly', 'annual'] as const).map((plan) => trialDays({ plan, isReferred: true }));
    expect(message.match(/\d+/g)?.map(Number)).toEqual(days);
    expect(message).not.toMatch(/tripl/i);
  });

  it('[REF-12] takes the code trimmed, in any case', async () => {
    expect(await check(`  ${code.toLowerCase()}\n`)).toMatchObject({ valid: true });
  });

  it.each(['', 'A', 'AAAAAAAA', 'AAAAAAAAA', "' OR 1=1", 'A\tAAAAAA', 'ÄÖÜẞ%_\\*'])(
    '[RD-26] is the answer to whether %j exists',
    async (unknown) => {
      expect(await check(unknown)).toEqual(UNKNOWN);
    },
  );

  it('is refused without a text, in the one error shape', async () => {
    const response = await post('{"referralCode":7}');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'request/invalid' });
  });
});

describe('threat 9: somebody who looks for codes', () => {
  it('is refused from the eleventh try of a minute', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const answer = await server.client.validateReferralCode({ body: { referralCode: 'AAAAAAAA' } });
      statuses.push(answer.ok ? 200 : answer.error.is === 'refused' ? answer.error.status : 0);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('cannot tell a withdrawn code from one that never was', async () => {
    const misused = (await ownReferral(await addPerson(server))).code;
    expect(await check(misused)).toMatchObject({ valid: true });
    await WITHDRAW_REFERRAL_CODE.run(server.context, [misused]);
    expect(await check(misused)).toEqual(UNKNOWN);
    expect(await check('AAAAAAAA')).toEqual(UNKNOWN);
  });

  it('learns nothing from the time an answer takes: every code costs the same one statement', async () => {
    const { database } = server.context;
    const statementsFor = async (wanted: string) => {
      const asked: unknown[] = [];
      const watched: Queries = {
        ...database,
        row: (schema, sql, values) => {
          asked.push(sql);
          return database.row(schema, sql, values);
        },
      };
      await checkReferralCode(watched, { code: wanted });
      return asked;
    };
    const known = await statementsFor(code);
    expect(known).toHaveLength(1);
    expect(await statementsFor('AAAAAAAA')).toEqual(known);
    expect(await statementsFor('not a code')).toEqual(known);
  });

  it('cannot refer themselves when they are signed in', async () => {
    expect(await check(code, referrer)).toEqual({ valid: false, message: 'You cannot use your own code' });
    expect(await check(code, await addPerson(server))).toMatchObject({ valid: true });
  });
});
