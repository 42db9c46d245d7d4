// pnpm measure self            every figure of what the app finds out about a person
// pnpm measure self --quick    fewer simulated people, against bars that are as much wider
// One part of it alone: --only=statistics or history
import { isQuick, runNamedSections } from '../../../../tools/measure/named-sections.ts';
import { measureHistory } from './history/history.ts';
import { measureStatistics } from './statistics/statistics.ts';

const sections = {
  statistics: () => measureStatistics(isQuick),
  history: () => measureHistory(isQuick),
};
await runNamedSections({ name: 'self', sections });
