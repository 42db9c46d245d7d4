// pnpm measure scale [--quick]: leases through two servers against pgbench; what a request costs as usage grows to ten
// million rows; a day of 10 000 and of 100 000 people. One of them alone: --only=lease, rows, day-10000 or day-100000.
import { startDatabase, stopDatabase } from '../../../../tools/database/cluster.ts';
import { isQuick, runNamedSections } from '../../../../tools/measure/named-sections.ts';
import { measureDay } from './day.ts';
import { measureRows } from './rows.ts';
import { measureTwoServers } from './two-servers.ts';

const sections = {
  lease: () => measureTwoServers(isQuick),
  rows: () => measureRows(isQuick),
  'day-10000': () => measureDay({ people: isQuick ? 300 : 10_000, seconds: isQuick ? 12 : 150, isQuick }),
  'day-100000': () => measureDay({ people: isQuick ? 800 : 100_000, seconds: isQuick ? 30 : 1500, isQuick }),
};
const { wasRunning } = await startDatabase();
try {
  await runNamedSections({ name: 'scale', sections });
} finally {
  if (!wasRunning) stopDatabase();
}
