import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BINARIES, ownerIds } from '../../../tools/database/owner.ts';
import type { ClusterPlan } from '../plan.ts';

/** Copies the whole database as it is now, without its log: that comes from the archive. Writes go on meanwhile. */
export function takeBaseBackup({ databasePort, passwords, folder }: ClusterPlan, to: string): void {
  execFileSync(
    join(BINARIES, 'pg_basebackup'),
    [
      '--host=127.0.0.1',
      `--port=${databasePort}`,
      '--username=replicator',
      '--no-password',
      `--pgdata=${to}`,
      '--checkpoint=fast',
      '--wal-method=none',
      '--no-slot',
    ],
    {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, PGPASSWORD: passwords.replication },
      ...ownerIds(),
    },
  );
}
