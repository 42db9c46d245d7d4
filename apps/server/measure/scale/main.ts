// pnpm measure scale [--quick]: leases through two servers against pgbench; what a request costs as usage grows to ten
// million rows; a day of 10 000 and of 100 000 people. One of them alone: --only=lease, rows, day-10000 or day-100000.
import { startDatabase, stopDatabase } from '../../../../tools/database/cluster.ts';
import { runSections } from '../../../../tools/measure/run-sections.ts';
import { measureDay } from './day.ts';
import { measureRows } from './rows.ts';
import { measureTwoServers } from './two-servers.ts';

const isQuick = process.argv.includes('--quick');
const sections = {
  lease: () => measureTwoServers(isQuick),
  rows: () => measureRows(isQuick),
  'day-10000': () => measureDay({ people: isQuick ? 300 : 10_000, seconds: isQuick ? 12 : 150, isQuick }),
  'day-100000': () => measureDay({ people: isQuick ? 800 : 100_000, seconds: isQuick ? 30 : 1500, isQuick }),
};
const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const asked = Object.entries(sections).filter(([name]) => only === undefined || name === only);
if (asked.length === 0) throw new Error(`there is no section ${only}; there are ${Object.keys(sections).join(', ')}`);
const { wasRunning } = await startDatabase();
try {
  await runSections({
    name: 'scale',
    isQuick,
    isPart: only !== undefined,
    sections: asked.map(([, section]) => section),
  });
} finally {
  if (!wasRunning) stopDatabase();
}
