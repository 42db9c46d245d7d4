// pnpm measure server [--quick]: leases against pgbench, and the framework against bare node:http, side by side.
import { startDatabase, stopDatabase } from '../../../tools/database/cluster.ts';
import { runSections } from '../../../tools/measure/run-sections.ts';
import { measureFramework } from './framework.ts';
import { measureLease } from './lease.ts';

const isQuick = process.argv.includes('--quick');
const { wasRunning } = await startDatabase();
try {
  await runSections({
    name: 'server',
    isQuick,
    sections: [() => measureLease(isQuick), () => measureFramework(isQuick)],
  });
} finally {
  if (!wasRunning) stopDatabase();
}
