import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { leader, untilWhole } from '../../../../../deploy/cluster/cluster.ts';
import { nodeUrl } from '../../../../../deploy/cluster/plan.ts';
import { runSql } from '../../../../../deploy/cluster/sql.ts';
import { isRoot } from '../../../../../tools/database/owner.ts';
import { type Fault, PATIENCE_MS } from './strike.ts';

export const SMALL_DISK_MIB = 640;

/** Until it needs a new piece of log, a database writes on into old ones. This makes it need some. */
const NEED_MORE_LOG = `SET synchronous_commit = off;
  SELECT count(pg_logical_emit_message(false, 'fill', repeat('x', 1000000) || n)) FROM generate_series(1, 400) AS n`;

export const DISK_FULL: Fault = {
  title: 'the disk of the leader is full',
  mayCopyMails: true,
  needsSmallDisks: true,
  obstacle: () => (isRoot() ? undefined : 'only root can give a node a small disk'),
  strike: async ({ plan }) => {
    const old = await leader(plan);
    const ballast = join(old.folder, 'ballast');
    const atMs = performance.now();
    // It ends when nothing fits any more, and says so as an error.
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', 'status=none']);
    let note = 'the database did not notice';
    try {
      runSql(nodeUrl(plan, old), NEED_MORE_LOG);
    } catch {
      note = `${old.name} stopped for want of room`;
    }
    return {
      atMs,
      note,
      mend: async () => {
        rmSync(ballast, { force: true });
        await untilWhole(plan, { mostMs: PATIENCE_MS });
      },
    };
  },
};
