import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { personOf } from '../../../../tools/load/people.ts';
import type { Figure } from '../../../../tools/measure/measurement.ts';
import { openDatabase } from '../../src/database/database.ts';
import { takeLeases } from '../../src/features/minutes/store.ts';
import type { LeaseData } from '../lease-data.ts';
import { cpuSecondsOf } from '../processes.ts';

const FOLDED = 32;
const Pid = z.object({ pid: z.number() });

/** CPU that the database itself needs for a lease: one in a statement, and many in one. */
export async function databaseCost(url: string, { schema, people }: LeaseData, statements: number): Promise<Figure> {
  const complain = (cause: Error) => process.stderr.write(`${cause.name}\n`);
  const database = openDatabase({ url, schema, poolSize: 1, onIdleError: complain });
  try {
    const pid = (await database.row(Pid, 'SELECT pg_backend_pid() AS pid'))?.pid ?? 0;
    const costOf = async (each: number, count: number): Promise<number> => {
      const before = cpuSecondsOf(pid);
      for (let done = 0; done < count; done += 1) {
        const wants = Array.from({ length: each }, (_, place) => {
          const { userId, deviceId } = personOf((done * each + place) % people);
          return { leaseId: randomUUID(), userId, deviceId, timeZone: 'UTC', wantedSeconds: 1 };
        });
        await takeLeases(database, wants);
      }
      return ((cpuSecondsOf(pid) - before) * 1000) / (count * each);
    };
    // The first statements are planned.
    await costOf(1, 20);
    const alone = await costOf(1, statements);
    const folded = await costOf(FOLDED, Math.ceil(statements / 4));
    return {
      name: `CPU of the database for a lease: alone, and one of ${FOLDED} in a statement`,
      measured: `${alone.toFixed(3)} ms, ${folded.toFixed(3)} ms`,
    };
  } finally {
    await database.close();
  }
}
