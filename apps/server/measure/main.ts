// pnpm measure server [--quick]: leases against pgbench, the framework against bare node:http, side by side; and Helios
// with a provider that fails in every way. One of them alone: --only=lease, --only=framework or --only=helios.
import { startDatabase, stopDatabase } from '../../../tools/database/cluster.ts';
import { isQuick, runNamedSections } from '../../../tools/measure/named-sections.ts';
import { measureFramework } from './framework.ts';
import { measureHelios } from './helios.ts';
import { measureLease } from './lease.ts';

const sections = {
  lease: () => measureLease(isQuick),
  framework: () => measureFramework(isQuick),
  helios: () => measureHelios(isQuick),
};
const { wasRunning } = await startDatabase();
try {
  await runNamedSections({ name: 'server', sections });
} finally {
  if (!wasRunning) stopDatabase();
}
