import { until } from '../../tools/waiting/until.ts';
import { type Cluster, untilReady } from './cluster.ts';

const STOP_MS = 30_000;
/** The proxy asks twice a second; a server that says it is ready is believed at the next question. */
const SEEN_MS = 1500;

/**
 * A new version, one process after the other: told to stop, it says that it is not ready, answers what still comes until
 * the proxy has looked elsewhere, finishes and ends; its successor is ready before the next is told.
 */
export async function rollServers(
  cluster: Cluster,
  say: (text: string) => void,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const server of cluster.plan.servers) {
    say(`restarting ${server.name} …`);
    cluster.signal(server.name, 'SIGTERM');
    await until(`${server.name} to end`, () => !cluster.isAlive(server.name), { mostMs: STOP_MS });
    await cluster.start(server.name, extra);
    await untilReady(server);
    await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
  }
}
