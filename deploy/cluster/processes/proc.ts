import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A process, and when it began: numbers are given out again, and nobody must end a stranger. */
export const ProcessMark = z.object({ pid: z.number().int(), startTicks: z.string() });
export type ProcessMark = z.infer<typeof ProcessMark>;

interface Stat {
  readonly parent: number;
  readonly state: string;
  readonly startTicks: string;
}

function statOf(pid: number): Stat | undefined {
  try {
    // The name stands in brackets and may hold anything, so what follows is counted from the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' };
  } catch {
    // It has ended.
    return undefined;
  }
}

export function markOf(pid: number): ProcessMark | undefined {
  const stat = statOf(pid);
  return stat === undefined ? undefined : { pid, startTicks: stat.startTicks };
}

export function isAlive({ pid, startTicks }: ProcessMark): boolean {
  const stat = statOf(pid);
  return stat !== undefined && stat.state !== 'Z' && stat.startTicks === startTicks;
}

/** Says whether there was somebody to tell. */
export function signal(mark: ProcessMark, name: NodeJS.Signals): boolean {
  if (!isAlive(mark)) return false;
  try {
    process.kill(mark.pid, name);
    return true;
  } catch (cause) {
    // It ended between the look and the signal.
    if (cause instanceof Error && 'code' in cause && cause.code === 'ESRCH') return false;
    throw cause;
  }
}

/** A process and all that it has started, itself first. */
export function familyOf(pid: number): readonly ProcessMark[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(Number(name));
    if (stat !== undefined) parents.set(Number(name), stat.parent);
  }
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family.flatMap((member) => markOf(member) ?? []);
}
