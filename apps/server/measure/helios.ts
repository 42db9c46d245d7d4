import { z } from 'zod';
import { startDatabase } from '../../../tools/database/cluster.ts';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { type Answered, ask, type ProviderServer, startProviderServer } from '../test-helpers/provider-server.ts';
import { SCRIPTS, type Script } from '../test-helpers/scripted-answers.ts';
import { startScriptedProvider } from '../test-helpers/scripted-provider.ts';
import { startTestServer, type TestServer } from '../test-helpers/test-server.ts';
import { startServerOn } from './processes.ts';
import { quantile } from './quantile.ts';

const QUERY = 'I refactor a billing module';
const MOST_AFTER_HANG_MS = 8500;
const CAP_DOLLARS = 0.01;
const AT_ONCE = 200;
const AT_ONCE_SERVERS = 6;
const PER_SLOW_SCRIPT = 20;
/** As many as a server has that nobody has configured. */
const POOL_SIZE = '16';
const SLOW: readonly Script[] = ['hang', 'slow-drip'];

/** The suggestion call with a provider that answers by script: whether everybody is answered, in time, within the cap. */
export async function measureHelios(isQuick: boolean): Promise<Section> {
  const { testUrl } = await startDatabase();
  process.env['DATABASE_URL'] = testUrl;
  const owner = await startTestServer();
  try {
    const [perScript, slowRounds] = isQuick ? [5, 1] : [25, 3];
    const played = await playQuick(owner, perScript);
    for (let round = 0; round < slowRounds; round += 1) played.push(...(await playSlow(owner)));
    return {
      title: 'Helios with a scripted provider',
      figures: [...timeFigures(played, isQuick), answeredFigure(played), ...(await capFigures(owner))],
    };
  } finally {
    await owner.stop();
  }
}

interface Played {
  readonly script: Script;
  readonly answers: readonly Answered[];
}

/**
 * Every script on a server of its own, since one that has seen five failures rests its provider; all questions to one
 * server at once, for the same reason.
 */
async function playQuick(owner: TestServer, perScript: number): Promise<Played[]> {
  const names = Object.keys(SCRIPTS).filter(isQuickScript);
  const played: Played[] = [];
  for (let from = 0; from < names.length; from += AT_ONCE_SERVERS) {
    const group = names.slice(from, from + AT_ONCE_SERVERS);
    played.push(...(await Promise.all(group.map((script) => play(owner, script, perScript)))));
  }
  return played;
}

function isQuickScript(name: string): name is Script {
  return name in SCRIPTS && !SLOW.some((slow) => slow === name);
}

/** Those that hang are timed: each server is a process of its own, as an operator starts it, and has been asked before. */
function playSlow({ context: { config } }: TestServer): Promise<Played[]> {
  return Promise.all(
    SLOW.map(async (script) => {
      const provider = await startScriptedProvider('good');
      const server = await startServerOn(config.DATABASE_URL, config.DATABASE_SCHEMA, {
        AI_BASE_URL: provider.url,
        TRUSTED_PROXIES: '127.0.0.1',
      });
      try {
        await ask(server.url, 'I refactor a shop');
        provider.play(script);
        const answers = await Promise.all(Array.from({ length: PER_SLOW_SCRIPT }, () => ask(server.url, QUERY)));
        return { script, answers };
      } finally {
        await server.stop();
        await provider.stop();
      }
    }),
  );
}

async function play(owner: TestServer, script: Script, count: number): Promise<Played> {
  const server = await startOn(owner, script, {});
  try {
    return { script, answers: await Promise.all(Array.from({ length: count }, () => server.ask(QUERY))) };
  } finally {
    await server.stop();
  }
}

function startOn(
  owner: TestServer,
  script: Script,
  overrides: Readonly<Record<string, string>>,
): Promise<ProviderServer> {
  const { DATABASE_SCHEMA } = owner.context.config;
  return startProviderServer(script, { DATABASE_SCHEMA, DATABASE_POOL_SIZE: POOL_SIZE, ...overrides });
}

/** The short form tells the time and holds it to no bar: it runs beside other work. */
function timeFigures(played: readonly Played[], isQuick: boolean): Figure[] {
  return SLOW.map((slow) => {
    const answers = played.filter(({ script }) => script === slow).flatMap((one) => one.answers);
    const p95Ms = quantile(
      answers.map(({ tookMs }) => tookMs),
      0.95,
    );
    return {
      name: `p95 of a fallback answer after: ${slow} (${answers.length}, ${PER_SLOW_SCRIPT} at once)`,
      measured: `${(p95Ms / 1000).toFixed(2)} s`,
      ...(isQuick ? {} : { bar: `under ${MOST_AFTER_HANG_MS / 1000} s`, isReached: p95Ms < MOST_AFTER_HANG_MS }),
    };
  });
}

const Settings = z.object({ globalModulationHz: z.number(), centerModulationHz: z.number(), visualHue: z.number() });
const Reply = z.union([
  Settings,
  z.object({ declined: z.literal(true), narrativeExplanation: z.string().min(1) }),
  z.object({ unclear: z.literal(true), narrativeExplanation: z.string().min(1) }),
]);

/** An answer is settings, a decline or a question back; after a failure it stands beside an error. */
function isAnswer({ status, body }: Answered): boolean {
  if (status === 200) return Reply.safeParse(body).success;
  return status === 502 && typeof body['error'] === 'string' && Settings.safeParse(body['fallback']).success;
}

function answeredFigure(played: readonly Played[]): Figure {
  const total = played.reduce((sum, { answers }) => sum + answers.length, 0);
  const silent = played.flatMap(({ script, answers }) =>
    answers.filter((answer) => !isAnswer(answer)).map(({ status }) => `${script} ${status}`),
  );
  return {
    name: `requests without an answer, of ${total} in ${Object.keys(SCRIPTS).length} scripts`,
    measured: silent.length === 0 ? '0' : `${silent.length} (${[...new Set(silent)].join(', ')})`,
    bar: '0',
    isReached: silent.length === 0,
  };
}

async function capFigures(owner: TestServer): Promise<Figure[]> {
  // What the scripts before have cost is not of this figure.
  await owner.context.database.run('DELETE FROM provider_spending');
  const server = await startOn(owner, 'good', { AI_DAILY_CAP: String(CAP_DOLLARS) });
  try {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => server.ask(`${QUERY} ${index}`)));
    const { microdollars, calls } = await server.spending();
    const made = server.provider.requests.length;
    const withProvider = answers.filter(({ body }) => body['source'] === 'llm').length;
    const isHeld = microdollars <= CAP_DOLLARS * 1e6 && made === calls && answers.every(isAnswer);
    return [
      {
        name: `${AT_ONCE} questions at once under a cap of $${CAP_DOLLARS}`,
        measured: `${made} calls for $${(microdollars / 1e6).toFixed(6)}, ${withProvider} answers of the provider`,
        bar: `at most $${CAP_DOLLARS}, and every question answered`,
        isReached: isHeld,
      },
    ];
  } finally {
    await server.stop();
  }
}
