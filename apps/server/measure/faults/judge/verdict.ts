import { z } from 'zod';
import { type Acknowledged, type Ask, countWronglyCharged, findLost } from '../../../../../tools/load/acknowledged.ts';
import { until } from '../../../../../tools/waiting/until.ts';
import type { World } from '../world/world.ts';
import { judgeMails, type MailVerdict } from './copies.ts';

export interface Verdict {
  readonly acknowledged: number;
  readonly lost: readonly Acknowledged[];
  readonly wronglyCharged: number;
  /** Subscriptions that stand otherwise here than at the payment service. */
  readonly wrongStandings: number;
  readonly mails: MailVerdict;
}

const MAIL_MS = 90_000;
const Row = z.record(z.string(), z.unknown());
const Standing = z.object({ subscription_id: z.string(), ends: z.boolean() });

/** Holds what was promised against what is there, once everything that was on its way has arrived. */
export async function judge(
  world: World,
  acknowledged: readonly Acknowledged[],
  { waitsForMail }: { readonly waitsForMail: boolean },
): Promise<Verdict> {
  const { database } = world;
  const ask: Ask = (sql, values) => database.rows(Row, sql, values);
  const promised = acknowledged
    .filter(({ kind }) => kind === 'download-request' || kind === 'sign-up')
    .map(({ key }) => key);
  const mails = () =>
    judgeMails(
      promised,
      world.mail.mails.map(({ to, headers }) => ({ to, messageId: headers.get('message-id') ?? '' })),
    );
  if (waitsForMail) await waitForJobs(world);
  return {
    acknowledged: acknowledged.length,
    lost: await findLost(acknowledged, ask),
    wronglyCharged: await countWronglyCharged(ask),
    wrongStandings: await countWrongStandings(world),
    mails: mails(),
  };
}

/** Second copies come last: until nothing waits, nobody knows how many there are. */
async function waitForJobs({ database }: World): Promise<void> {
  try {
    await until('the last job', async () => (await database.run('SELECT FROM public_jobs.jobs')) === 0, {
      mostMs: MAIL_MS,
      everyMs: 500,
    });
  } catch {
    // What has not come by now is counted as missing by whoever asked.
  }
}

async function countWrongStandings({ database, payments }: World): Promise<number> {
  const rows = await database.rows(
    Standing,
    'SELECT subscription_id, cancels_at IS NOT NULL AS ends FROM subscriptions',
  );
  return rows.filter(
    ({ subscription_id: id, ends }) => payments.ledger.subscriptions.get(id)?.cancelsAtPeriodEnd !== ends,
  ).length;
}
