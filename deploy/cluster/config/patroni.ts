import { join } from 'node:path';
import { stringify } from 'yaml';
import { archiveFolder, type ClusterPlan, dataFolder, type NodePlan, SUPERUSER } from '../plan.ts';
import type { Timing } from '../timing.ts';
import { archiveScriptPath } from './archive.ts';

const SCOPE = 'vayl';

/** Above any lag there is: in synchronous mode only the replica that has everything may lead, however far it seems behind. */
const MOST_LAG_BYTES = 2 ** 40;

/** What one node's Patroni is told. The part under `dcs` counts only when the first node makes the cluster. */
export function patroniConfig(plan: ClusterPlan, node: NodePlan, timing: Timing, binaries: string): string {
  const address = (port: number) => `127.0.0.1:${port}`;
  const config = {
    scope: SCOPE,
    name: node.name,
    restapi: { listen: address(node.restPort), connect_address: address(node.restPort) },
    etcd3: { host: address(plan.etcd.clientPort) },
    bootstrap: {
      dcs: {
        ttl: timing.ttlSeconds,
        loop_wait: timing.loopSeconds,
        retry_timeout: timing.retrySeconds,
        maximum_lag_on_failover: MOST_LAG_BYTES,
        // A leader that crashed is replaced and not started again: its replica has everything. With a full disk it would
        // crash and start for ever, and each start would count as a recovery.
        master_start_timeout: 0,
        // Both: without the second, a leader that has lost its replicas would go on alone and could take acknowledged
        // writes with it when it dies.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // While etcd is away the leader stays, if every other node says that it still follows.
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: parametersOf(plan) },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address(node.port),
      connect_address: address(node.port),
      data_dir: dataFolder(node),
      bin_dir: binaries,
      pgpass: join(node.folder, 'pgpass'),
      authentication: {
        superuser: { username: SUPERUSER, password: plan.passwords.superuser },
        replication: { username: 'replicator', password: plan.passwords.replication },
        rewind: { username: 'rewind', password: plan.passwords.rewind },
      },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      // A node that cannot be wound back to its leader is made anew from it.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
  // Patroni reads YAML 1.1, in which a bare `on` is no text.
  return stringify(config, { version: '1.1' });
}

function parametersOf(plan: ClusterPlan): Readonly<Record<string, string | number>> {
  return {
    unix_socket_directories: '',
    // Files instead of shared memory that would outlive a node that was killed.
    dynamic_shared_memory_type: 'mmap',
    max_connections: 120,
    shared_buffers: '64MB',
    timezone: 'UTC',
    password_encryption: 'scram-sha-256',
    wal_level: 'replica',
    max_wal_size: '256MB',
    max_wal_senders: 10,
    max_replication_slots: 10,
    // A replica that falls silent is noticed after this, and another takes its place in the commit.
    wal_sender_timeout: '10s',
    wal_receiver_timeout: '10s',
    archive_mode: 'on',
    archive_command: `${archiveScriptPath(plan)} %p ${archiveFolder(plan)}/%f`,
    // The most that a restore from the archive alone could miss.
    archive_timeout: '60s',
    // When each row was committed: what a restore to a second is checked against.
    track_commit_timestamp: 'on',
  };
}
