import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FOREIGN_METRICS } from '../../../../deploy/observability/describe/foreign-metrics.ts';
import { OBJECTIVES } from '../../../../deploy/observability/describe/objectives.ts';
import { everySelector, type Selector, selectorsIn } from '../../../../deploy/observability/describe/selectors.ts';
import { addPerson } from '../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../test-helpers/test-server.ts';
import { queueMail } from '../features/mail/send-mail.ts';

const SETTINGS = { globalModulationHz: 8, centerModulationHz: 12, globalModulationStrength: 0.5, visualHue: 40 };

interface Series {
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
}

let server: TestServer;
let shown = '';
beforeAll(async () => {
  // One that answers requests and works off jobs, as a small deployment has it.
  server = await startTestServer({ RUN_JOBS: 'true' });
  const { client } = await addPerson(server);
  const mail = { to: 'ada@people.example', subject: 'Hello', paragraphs: ['Hello.'], because: 'You asked for it.' };
  await Promise.all([
    client.leaseMinutes({
      body: { deviceId: randomUUID(), leaseId: randomUUID(), wantedSeconds: 60, timeZone: 'Europe/Berlin' },
    }),
    server.client.signInWithEmail({ body: { email: 'ada@people.example', password: 'not this one' } }),
    server.client.suggest({ body: { userQuery: 'I want to read', currentSettings: SETTINGS } }),
    queueMail(server.context, server.context.database, mail),
  ]);
  await vi.waitFor(async () => {
    shown = await look();
    if (!shown.includes('job_delay_seconds_count')) throw new Error('the mail has not gone yet');
  }, 20_000);
});
afterAll(() => server.stop());

async function look(): Promise<string> {
  return (await fetch(`${server.internalUrl}/metrics`)).text();
}

function seriesIn(text: string): readonly Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value] as const);
    return name === undefined ? [] : [{ name, labels: new Map(pairs) }];
  });
}

/** Which status an answer had, and who scrapes, is not ours to know beforehand. */
const OF_THE_MOMENT = ['status', 'job'];

function isRead({ name, matchers }: Selector, series: Series): boolean {
  if (series.name !== name) return false;
  return matchers.every(({ label, is, value }) => {
    if (OF_THE_MOMENT.includes(label)) return true;
    const has = series.labels.get(label) ?? '';
    const isSame = is.endsWith('~') ? new RegExp(`^(?:${value})$`).test(has) : has === value;
    return is.startsWith('!') ? !isSame : isSame;
  });
}

describe('what rules and dashboards read', () => {
  const foreign = new Set<string>(Object.values(FOREIGN_METRICS).flat());
  const own = [...new Set(everySelector().map(({ name }) => name))].filter((name) => !foreign.has(name));

  it.each(own)('%s is exported by the server', (name) => {
    const family = name.replace(/_(bucket|count|sum)$/, '');
    expect([`# TYPE ${name} `, `# TYPE ${family} `].some((line) => shown.includes(line))).toBe(true);
  });

  it.each(OBJECTIVES.map(({ name, badShare }) => [name, badShare('5m')] as const))(
    'every part of the objective %s finds requests, once there were some',
    (_, expr) => {
      const series = seriesIn(shown);
      for (const selector of selectorsIn(expr)) {
        expect(
          series.filter((candidate) => isRead(selector, candidate)),
          JSON.stringify(selector),
        ).not.toEqual([]);
      }
    },
  );

  it('names of others are in their list only where something reads them', () => {
    const read = new Set(everySelector().map(({ name }) => name));
    expect([...foreign].filter((name) => !read.has(name))).toEqual([]);
  });
});
