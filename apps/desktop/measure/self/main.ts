// pnpm measure self            every figure of what the app finds out about a person
// pnpm measure self --quick    fewer simulated people, against bars that are as much wider
// One part of it alone: --only=statistics or history
import { runSections } from '../../../../tools/measure/run-sections.ts';
import { measureHistory } from './history/history.ts';
import { measureStatistics } from './statistics/statistics.ts';

const isQuick = process.argv.includes('--quick');
const sections = {
  statistics: () => measureStatistics(isQuick),
  history: () => measureHistory(isQuick),
};
const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const asked = Object.entries(sections).filter(([name]) => only === undefined || name === only);
if (asked.length === 0) throw new Error(`there is no part ${only}; there are ${Object.keys(sections).join(', ')}`);
await runSections({
  name: 'self',
  isQuick,
  isPart: only !== undefined,
  sections: asked.map(([, section]) => section),
});
