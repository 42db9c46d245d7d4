import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Acknowledged, type Ask, countWronglyCharged, findLost } from '../../../../tools/load/acknowledged.ts';
import { type PaymentStandIn, startPaymentStandIn } from '../../../../tools/load/payment-stand-in.ts';
import { addPeople } from '../../../../tools/load/people.ts';
import { STEP_KINDS } from '../../../../tools/load/plan.ts';
import { type PlayedDay, playDay } from '../../../../tools/load/play.ts';
import { startTestServer, type TestServer } from '../../test-helpers/test-server.ts';

const SECRET = 'whsec_of_the_load';
const Row = z.record(z.string(), z.unknown());

let server: TestServer;
let payments: PaymentStandIn;
let day: PlayedDay;
const told: Acknowledged[] = [];
const ask: Ask = (sql, values) => server.context.database.rows(Row, sql, values);

beforeAll(async () => {
  payments = await startPaymentStandIn();
  server = await startTestServer({
    TRUSTED_PROXIES: '127.0.0.1',
    STRIPE_SECRET_KEY: 'sk_test_load',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: payments.url,
    STRIPE_PRICE_MONTHLY: 'price_load',
    STRIPE_PRICE_ANNUAL: 'price_load_annual',
  });
  await addPeople(600, (sql, values) => server.context.database.run(sql, values));
  day = await playDay({
    origins: [server.url],
    publicUrl: server.context.config.PUBLIC_URL,
    webhookSecret: SECRET,
    people: 600,
    seconds: 8,
    seed: 3,
    onAck: (acknowledged) => told.push(acknowledged),
  });
});
afterAll(async () => {
  await server.stop();
  await payments.stop();
});

describe('a played day', () => {
  it('is done without a failure, and every kind of step was answered', () => {
    expect(day.failures).toEqual([]);
    expect(new Set(day.latencies.map(({ kind }) => kind))).toEqual(new Set(STEP_KINDS));
    expect(day.latencies.every(({ tookMs }) => tookMs > 0)).toBe(true);
    expect(told).toEqual(day.acked);
  });

  it('is in the database as it was acknowledged, and nobody was charged twice', async () => {
    expect(day.acked.length).toBeGreaterThan(1500);
    expect(await findLost(day.acked, ask)).toEqual([]);
    expect(await countWronglyCharged(ask)).toBe(0);
  });

  it('is found out when a write is missing or was charged wrongly', async () => {
    const lease = day.acked.find(({ kind }) => kind === 'lease');
    const end = day.acked.find(({ kind }) => kind === 'usage-end');
    if (lease === undefined || end === undefined) throw new Error('the day had no lease');
    await server.context.database.run('DELETE FROM minutes_leases WHERE lease_id = $1', [lease.key]);
    await server.context.database.run('UPDATE usage_sessions SET ended_at = NULL WHERE session_id = $1', [end.key]);
    const lost = await findLost(day.acked, ask);
    expect(lost).toContainEqual(lease);
    expect(lost).toContainEqual(end);
    expect(await countWronglyCharged(ask)).toBe(1);
  });
});
