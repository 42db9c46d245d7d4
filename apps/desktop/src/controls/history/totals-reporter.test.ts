import { err, ok } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { TotalsReporter } from './totals-reporter.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A reporter, and everything that a server heard from it. */
function report({ isWanted = true, isSignedIn = true, isReachable = true } = {}) {
  const heard: unknown[] = [];
  const failures: string[] = [];
  const now = { isWanted, isReachable };
  const answer = async (call: unknown) => {
    if (!now.isReachable) return err({ is: 'unreachable' as const, cause: 'no network' });
    heard.push(call);
    return ok({});
  };
  const totals = new TotalsReporter({
    isWanted: () => now.isWanted,
    client: () => (isSignedIn ? { startUsage: answer, endUsage: answer } : undefined),
    newId: () => ID,
    timeZone: () => 'Europe/Vienna',
    logFailure: (what) => failures.push(what),
  });
  return { totals, heard, failures, now };
}

describe('totals in the account', () => {
  it('[LEG-20] are told a beginning and the seconds at the end, and nothing else', async () => {
    const { totals, heard } = report();
    totals.began();
    totals.ended(900.4);
    await settle();
    expect(heard).toEqual([
      { body: { sessionId: ID, timeZone: 'Europe/Vienna' } },
      { params: { sessionId: ID }, body: { usedSeconds: 900 } },
    ]);
  });

  it.each([
    ['that is not switched on', { isWanted: false }],
    ['nobody is signed in', { isSignedIn: false }],
  ])('[LEG-20] are told nothing where %s', async (_, options) => {
    const { totals, heard } = report(options);
    totals.began();
    totals.ended(900);
    await settle();
    expect(heard).toEqual([]);
  });

  it('are told no end once that is switched off', async () => {
    const { totals, heard, now } = report();
    totals.began();
    now.isWanted = false;
    totals.ended(900);
    await settle();
    expect(heard).toHaveLength(1);
  });

  it('are told no end of a session whose beginning did not arrive', async () => {
    const { totals, heard, now, failures } = report({ isReachable: false });
    totals.began();
    await settle();
    now.isReachable = true;
    totals.ended(900);
    await settle();
    expect(heard).toEqual([]);
    expect(failures).toEqual(['history.totals-not-sent']);
  });
});
