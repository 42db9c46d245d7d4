import { join } from 'node:path';
import { applicationUrl, type ClusterPlan, type ServerPlan, webUrl } from './plan.ts';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Whether it runs as the database's own user, which is nobody else's. */
  readonly asOwner: boolean;
}

export interface Places {
  readonly node: string;
  readonly serverMain: string;
}

export const haproxyConfigPath = ({ folder }: ClusterPlan): string => join(folder, 'haproxy.cfg');
export const patroniConfigPath = ({ folder }: ClusterPlan, node: string): string => join(folder, `${node}.yml`);

/** Every process of a cluster by its name, in the order in which they are started. */
export function commandsOf(plan: ClusterPlan, places: Places): ReadonlyMap<string, Command> {
  return new Map([
    ['etcd', etcd(plan)],
    ...plan.nodes.map(({ name }): [string, Command] => [
      name,
      owned('patroni', [patroniConfigPath(plan, name)], { PYTHONUNBUFFERED: '1' }),
    ]),
    ['haproxy', owned('haproxy', ['-db', '-f', haproxyConfigPath(plan)])],
    ...plan.servers.map((server): [string, Command] => [server.name, serverCommand(plan, server, places)]),
  ]);
}

function etcd({ folder, etcd: { clientPort, peerPort } }: ClusterPlan): Command {
  const [client, peer] = [`http://127.0.0.1:${clientPort}`, `http://127.0.0.1:${peerPort}`];
  const options = {
    name: 'etcd1',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd1=${peer}`,
    'log-level': 'warn',
  };
  return owned(
    'etcd',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  );
}

function serverCommand(plan: ClusterPlan, server: ServerPlan, { node, serverMain }: Places): Command {
  return {
    program: node,
    args: [serverMain],
    asOwner: false,
    environment: {
      PUBLIC_URL: webUrl(plan),
      DATABASE_URL: applicationUrl(plan),
      PORT: String(server.port),
      INTERNAL_PORT: String(server.internalPort),
      RUN_JOBS: String(server.runsJobs),
      TRUSTED_PROXIES: '127.0.0.1',
      // Longer than the proxy takes to see that this one is not ready any more.
      DRAIN_SECONDS: '2',
      ...plan.environment,
    },
  };
}

function owned(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Command {
  return { program, args, environment, asOwner: true };
}
