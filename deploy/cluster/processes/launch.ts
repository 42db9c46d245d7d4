import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ownerIds } from '../../../tools/database/owner.ts';
import type { Command } from '../commands.ts';
import { markOf, type ProcessMark } from './proc.ts';

/** Starts a process that outlives us, and lets it write into a file of its own. */
export async function launch(folder: string, name: string, command: Command): Promise<ProcessMark> {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const ids = command.asOwner ? ownerIds() : undefined;
  const child = spawn(command.program, command.args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    // Debian keeps daemons where only root looks.
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin`, ...command.environment },
    ...ids,
  });
  await once(child, 'spawn');
  closeSync(log);
  child.unref();
  const mark = child.pid === undefined ? undefined : markOf(child.pid);
  if (mark === undefined) throw new Error(`${name} ended as soon as it began: see ${name}.log in ${folder}`);
  return mark;
}
