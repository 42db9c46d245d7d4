import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BINARIES, ownerIds } from '../../../tools/database/owner.ts';
import { until } from '../../../tools/waiting/until.ts';
import { archiveFolder, type ClusterPlan, nodeUrl } from '../plan.ts';
import { runSql } from '../sql.ts';

export interface RestoreWish {
  /** A base backup that was taken before `target`. It becomes the restored database. */
  readonly base: string;
  /** The last moment that is to be there, as PostgreSQL writes it. */
  readonly target: string;
  readonly port: number;
}

export interface Restored {
  readonly url: string;
  stop(): void;
}

const RESTORE_MS = 120_000;

/** What a backup is told so that it follows the archive up to a moment and no further. */
function recoverySettings(plan: ClusterPlan, { target, port }: Omit<RestoreWish, 'base'>): string {
  const settings = {
    restore_command: `cp ${archiveFolder(plan)}/%f %p`,
    recovery_target_time: target,
    recovery_target_action: 'promote',
    listen_addresses: '127.0.0.1',
    port: String(port),
    archive_mode: 'off',
    primary_conninfo: '',
    primary_slot_name: '',
    synchronous_standby_names: '',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}

/** Starts a database of its own beside the cluster, as it was at that moment. */
export async function restore(plan: ClusterPlan, wish: RestoreWish): Promise<Restored> {
  const { base, port } = wish;
  const control = (...options: string[]) =>
    execFileSync(join(BINARIES, 'pg_ctl'), ['-D', base, '-s', ...options], {
      cwd: '/',
      stdio: 'ignore',
      ...ownerIds(),
    });
  const ids = ownerIds();
  const write = (name: string, text: string): void => {
    writeFileSync(join(base, name), text, { mode: 0o600 });
    if (ids !== undefined) chownSync(join(base, name), ids.uid, ids.gid);
  };
  // The cluster's own settings came along with the backup; the last word on each is in this file.
  write('postgresql.auto.conf', recoverySettings(plan, wish));
  write('recovery.signal', '');
  rmSync(join(base, 'standby.signal'), { force: true });
  control('start', '-w', '-t', String(RESTORE_MS / 1000), '-l', join(base, 'restore.log'));
  const url = nodeUrl(plan, { port });
  await until('the restore to end', () => runSql(url, 'SELECT pg_is_in_recovery()') === 'f', { mostMs: RESTORE_MS });
  return { url, stop: () => control('stop', '-w', '-m', 'immediate') };
}
