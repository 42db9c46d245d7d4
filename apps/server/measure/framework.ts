import { startDatabase } from '../../../tools/database/cluster.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { median } from '../../../tools/measure/median.ts';
import { runLoad } from './http-load.ts';
import { prepareLeaseData } from './lease-data.ts';
import { type RunningProcess, startProcess, startServerOn } from './processes.ts';

/** What everything around a handler costs: the smallest call of the server against bare `node:http`, in turns. */
export async function measureFramework(isQuick: boolean): Promise<Section> {
  const [rounds, seconds] = isQuick ? [1, 2] : [5, 5];
  const { testUrl: url } = await startDatabase();
  const data = await prepareLeaseData(url, 1);
  const running: RunningProcess[] = [];
  try {
    const bare = await startProcess('measure/bare-server.ts', {});
    running.push(bare);
    const server = await startServerOn(url, data.schema);
    running.push(server);
    for (const warmed of [bare, server]) await measure(warmed, 1);
    const turns = [];
    for (let round = 0; round < rounds; round += 1) {
      turns.push({ bare: await measure(bare, seconds), server: await measure(server, seconds) });
    }
    const ratio = median(turns.map((turn) => turn.server.perSecond / turn.bare.perSecond));
    return {
      title: 'What surrounds a handler',
      figures: [
        {
          name: 'bare node:http',
          measured: `${median(turns.map((turn) => turn.bare.perSecond)).toFixed(0)} a second, ${median(turns.map((turn) => turn.bare.cpuUs)).toFixed(0)} µs CPU each`,
        },
        {
          name: 'GET /api/providers',
          measured: `${median(turns.map((turn) => turn.server.perSecond)).toFixed(0)} a second, ${median(turns.map((turn) => turn.server.cpuUs)).toFixed(0)} µs CPU each`,
        },
        { name: 'ratio, median of rounds', measured: ratio.toFixed(2) },
      ],
    };
  } finally {
    await Promise.all(running.map((target) => target.stop()));
    await data.drop();
  }
}

async function measure(target: RunningProcess, seconds: number): Promise<{ perSecond: number; cpuUs: number }> {
  const request = `GET /api/providers HTTP/1.1\r\nhost: ${new URL(target.url).host}\r\n\r\n`;
  const cpuBefore = target.cpuSeconds();
  const { requestsPerSecond } = await runLoad({
    url: target.url,
    connections: 32,
    durationMs: seconds * 1000,
    nextRequest: () => request,
  });
  const cpuUs = ((target.cpuSeconds() - cpuBefore) * 1e6) / (requestsPerSecond * seconds);
  return { perSecond: requestsPerSecond, cpuUs };
}
