import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { familyOf, type RunningProcess } from './processes.ts';

const LOOPBACK = ['0100007F', '00000000000000000000000001000000', '0000000000000000FFFF00000100007F'];

/** Where a program and all that came from it are connected to outside of this computer, by what the system itself says. */
export function connectionsAway(program: RunningProcess): readonly string[] {
  return familyOf(program).flatMap(({ pid }) => {
    const own = socketsOf(pid);
    return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) => remotes(pid, table, own));
  });
}

function remotes(pid: number, table: string, own: ReadonlySet<string>): readonly string[] {
  const [, ...rows] = (attempt(() => readFileSync(`/proc/${pid}/net/${table}`, 'utf8')) ?? '').trim().split('\n');
  return rows.flatMap((row) => {
    const fields = row.trim().split(/\s+/);
    const [address = '', port = ''] = (fields[2] ?? '').split(':');
    const isAway = /[1-9A-F]/.test(address) && !LOOPBACK.includes(address);
    return isAway && own.has(fields[9] ?? '') ? [`${table} ${address}:${port}`] : [];
  });
}

function socketsOf(pid: number): ReadonlySet<string> {
  const names = attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  const links = names.map((name) => attempt(() => readlinkSync(`/proc/${pid}/fd/${name}`)) ?? '');
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
}

/** Programs end and close what they had while they are looked at: what is gone is connected to nobody. */
function attempt<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
