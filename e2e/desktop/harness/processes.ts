import { execFileSync } from 'node:child_process';

export interface RunningProcess {
  readonly pid: number;
  readonly name: string;
}

/** The processes that one has started itself, so that nobody else's are touched. */
export function childrenOf(parent: number): readonly RunningProcess[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  return list.split('\n').flatMap((row) => {
    const [pid, ppid, name = ''] = row.trim().split(/\s+/);
    return Number(ppid) === parent ? [{ pid: Number(pid), name }] : [];
  });
}
