import { createHmac } from 'node:crypto';
import { rollServers } from '../../../../deploy/cluster/roll.ts';
import { personOf } from '../../../../tools/load/people.ts';
import type { Figure } from '../../../../tools/measure/measurement.ts';
import { SESSION_COOKIE } from '../../src/context.ts';
import { beginDay } from './world/day.ts';
import { AUTH_SECRET, beginAnew, type World } from './world/world.ts';

const NEXT_SECRET = 'the next secret of the measure of faults that is as long';
const DAY_SECONDS = 60;
const ASK_EVERY_MS = 200;

/**
 * Changes the secret that signs cookies, in two deploys under load: first everybody believes the next one too, then it
 * signs and the last one is still believed. Somebody with a cookie of each asks all the while.
 */
export async function measureRotation(world: World, say: (text: string) => void): Promise<readonly Figure[]> {
  await beginAnew(world);
  const day = beginDay(world, { seconds: DAY_SECONDS, retryForMs: 0 });
  const old = askAgainAndAgain(world, cookieOf(AUTH_SECRET));
  await rollServers(world.cluster, say, {
    AUTH_SECRET: `${AUTH_SECRET},${NEXT_SECRET}`,
    MAIL_SECRET: AUTH_SECRET,
  });
  const next = askAgainAndAgain(world, cookieOf(NEXT_SECRET));
  await rollServers(world.cluster, say, {
    AUTH_SECRET: `${NEXT_SECRET},${AUTH_SECRET}`,
    MAIL_SECRET: AUTH_SECRET,
  });
  const { failures, latencies } = await day.done;
  const answers = await Promise.all([old.stop(), next.stop()]);
  say('back to the first secret, for whoever comes next');
  await rollServers(world.cluster, say);
  const signedOut = answers.reduce((sum, { refused }) => sum + refused, 0);
  const asked = answers.reduce((sum, { asked: count }) => sum + count, 0);
  return [
    {
      name: 'requests with a cookie of the last or the next secret that were refused',
      measured: `${signedOut} of ${asked}`,
      bar: '0',
      isReached: signedOut === 0 && asked > 0,
    },
    {
      name: 'requests of the day that failed',
      measured: `${failures.length} of ${latencies.length + failures.length}`,
      bar: '0',
      isReached: failures.length === 0 && latencies.length > 0,
    },
  ];
}

/** As a server signs it. */
function cookieOf(secret: string): string {
  const { token } = personOf(0);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
}

interface Answers {
  readonly asked: number;
  readonly refused: number;
}

function askAgainAndAgain({ url }: World, cookie: string): { readonly stop: () => Promise<Answers> } {
  const statuses: Promise<number>[] = [];
  const timer = setInterval(() => {
    const ask = async (): Promise<number> => {
      const response = await fetch(`${url}/api/minutes?timeZone=UTC`, { headers: { cookie } });
      await response.arrayBuffer();
      return response.status;
    };
    statuses.push(ask().catch(() => 0));
  }, ASK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      const answered = await Promise.all(statuses);
      return { asked: answered.length, refused: answered.filter((status) => status !== 200).length };
    },
  };
}
