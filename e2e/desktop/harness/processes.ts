import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly name: string;
}

const CLOCK_TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;

/** The processes that one has started itself, so that nobody else's are touched. */
export function childrenOf(parent: number): readonly RunningProcess[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  return list.split('\n').flatMap((row) => {
    const [pid, ppid, name = ''] = row.trim().split(/\s+/);
    return Number(ppid) === parent ? [{ pid: Number(pid), name }] : [];
  });
}

/** Whether it still holds anything: one that has ended may wait for its parent to hear of it. */
export function isRunning({ pid }: RunningProcess): boolean {
  const list = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  const state = list.stdout.trim();
  // The first of its threads may have ended before the others, which still hold what it held.
  return state !== '' && !/^Z[^l]*$/.test(state);
}

/** One process and all that came from it. */
export function familyOf({ pid, name }: RunningProcess): readonly RunningProcess[] {
  return [{ pid, name }, ...childrenOf(pid).flatMap(familyOf)];
}

/** All that a process has worked since its start. */
export function workedSeconds({ pid }: RunningProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / CLOCK_TICKS_PER_SECOND;
}

/** Its own memory, and its part of what it shares with others. */
export function memoryMiB({ pid }: RunningProcess): number {
  const [, kib] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kib ?? 0) / KIB_PER_MIB;
}
