// pnpm measure server [--quick]: leases against pgbench, the framework against bare node:http, side by side; and Helios
// with a provider that fails in every way. One of them alone: --only=lease, --only=framework or --only=helios.
import { startDatabase, stopDatabase } from '../../../tools/database/cluster.ts';
import { runSections } from '../../../tools/measure/run-sections.ts';
import { measureFramework } from './framework.ts';
import { measureHelios } from './helios.ts';
import { measureLease } from './lease.ts';

const isQuick = process.argv.includes('--quick');
const sections = {
  lease: () => measureLease(isQuick),
  framework: () => measureFramework(isQuick),
  helios: () => measureHelios(isQuick),
};
const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const asked = Object.entries(sections).filter(([name]) => only === undefined || name === only);
if (asked.length === 0) throw new Error(`there is no section ${only}; there are ${Object.keys(sections).join(', ')}`);
const { wasRunning } = await startDatabase();
try {
  await runSections({
    name: 'server',
    isQuick,
    isPart: only !== undefined,
    sections: asked.map(([, section]) => section),
  });
} finally {
  if (!wasRunning) stopDatabase();
}
