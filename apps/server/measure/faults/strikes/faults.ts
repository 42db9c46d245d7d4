import { CLOCK_MOVED } from './clock.ts';
import { REPLICAS_FROZEN } from './frozen.ts';
import { DISK_FULL } from './full-disk.ts';
import { EVENTS_IN_DISORDER, MAIL_AWAY, PROVIDER_HANGS } from './other-companies.ts';
import { ETCD_KILLED, LEADER_KILLED, SERVER_KILLED, WORKER_KILLED } from './processes.ts';
import type { Fault } from './strike.ts';

/** Every fault by the name it is asked for with, in the order in which they are played. */
export const FAULTS = {
  server: SERVER_KILLED,
  leader: LEADER_KILLED,
  etcd: ETCD_KILLED,
  worker: WORKER_KILLED,
  frozen: REPLICAS_FROZEN,
  mail: MAIL_AWAY,
  provider: PROVIDER_HANGS,
  events: EVENTS_IN_DISORDER,
  clock: CLOCK_MOVED,
  disk: DISK_FULL,
} as const satisfies Record<string, Fault>;
