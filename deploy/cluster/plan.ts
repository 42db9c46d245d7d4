import { join } from 'node:path';
import { z } from 'zod';

const Port = z.number().int().min(1).max(65_535);

const NodePlan = z.object({ name: z.string(), port: Port, restPort: Port, folder: z.string() });
/** One PostgreSQL under one Patroni. */
export type NodePlan = z.infer<typeof NodePlan>;

const ServerPlan = z.object({ name: z.string(), port: Port, internalPort: Port, runsJobs: z.boolean() });
/** One process of apps/server. */
export type ServerPlan = z.infer<typeof ServerPlan>;

export const ClusterPlan = z.object({
  /** Everything that the cluster writes is below here. */
  folder: z.string(),
  etcd: z.object({ clientPort: Port, peerPort: Port }),
  nodes: z.array(NodePlan),
  /** Where clients find whichever node leads. */
  databasePort: Port,
  /** Where clients find whichever server is ready. */
  webPort: Port,
  /** Where Prometheus finds the proxy's numbers. */
  metricsPort: Port,
  servers: z.array(ServerPlan),
  /** The ones of this database, made for it alone. */
  passwords: z.object({ superuser: z.string(), replication: z.string(), rewind: z.string(), application: z.string() }),
  /** What servers are told beside their ports and their database. */
  environment: z.record(z.string(), z.string()),
});
export type ClusterPlan = z.infer<typeof ClusterPlan>;

export interface PlanWish {
  readonly folder: string;
  readonly nodes: number;
  readonly servers: number;
  readonly environment: Readonly<Record<string, string>>;
}

const SHARED_PORTS = 5;

export function portsNeeded({ nodes, servers }: Pick<PlanWish, 'nodes' | 'servers'>): number {
  return SHARED_PORTS + 2 * nodes + 2 * (servers + 1);
}

/** Who listens where. The last server is the worker: the only one that runs jobs, and behind no proxy. */
export function planCluster(wish: PlanWish, ports: readonly number[], newPassword: () => string): ClusterPlan {
  const { folder } = wish;
  const left = [...ports];
  const next = (): number => {
    const port = left.shift();
    if (port === undefined)
      throw new Error(`a cluster needs ${portsNeeded(wish)} ports, and there are ${ports.length}`);
    return port;
  };
  return {
    folder,
    etcd: { clientPort: next(), peerPort: next() },
    databasePort: next(),
    webPort: next(),
    metricsPort: next(),
    nodes: Array.from({ length: wish.nodes }, (_, index) => {
      const name = `node${index + 1}`;
      return { name, port: next(), restPort: next(), folder: join(folder, name) };
    }),
    servers: [
      ...Array.from({ length: wish.servers }, (_, index) => ({
        name: `server${index + 1}`,
        port: next(),
        internalPort: next(),
        runsJobs: false,
      })),
      { name: WORKER, port: next(), internalPort: next(), runsJobs: true },
    ],
    passwords: {
      superuser: newPassword(),
      replication: newPassword(),
      rewind: newPassword(),
      application: newPassword(),
    },
    environment: { ...wish.environment },
  };
}

export const WORKER = 'worker';
export const SUPERUSER = 'postgres';
export const APPLICATION = 'vayl';

export const dataFolder = ({ folder }: NodePlan): string => join(folder, 'data');
export const archiveFolder = ({ folder }: Pick<ClusterPlan, 'folder'>): string => join(folder, 'archive');

/** Behind the proxy: the node that leads, whichever that is. */
export function applicationUrl({ databasePort, passwords }: ClusterPlan): string {
  return `postgres://${APPLICATION}:${passwords.application}@127.0.0.1:${databasePort}/${APPLICATION}`;
}

/** One node itself, as its superuser, for those who look after it. */
export function nodeUrl({ passwords }: ClusterPlan, { port }: Pick<NodePlan, 'port'>, database = APPLICATION): string {
  return `postgres://${SUPERUSER}:${passwords.superuser}@127.0.0.1:${port}/${database}`;
}

export const webUrl = ({ webPort }: ClusterPlan): string => `http://127.0.0.1:${webPort}`;
