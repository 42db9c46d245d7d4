// pnpm measure desktop            every figure of the built app at a virtual screen; needs a quiet machine: 20 minutes
// pnpm measure desktop --quick    without clocks: what a session sounds and looks like
// One part of it alone: --only=kills, stop-key, session, pulse, cost or start. The app is built first: pnpm desktop:build.
import { runSections } from '../../../tools/measure/run-sections.ts';
import { measureCost } from './cost.ts';
import { measureKills } from './kills.ts';
import { measurePulse } from './pulse.ts';
import { measureSession } from './session.ts';
import { measureStart } from './start.ts';
import { measureStopKey } from './stop-key.ts';

const isQuick = process.argv.includes('--quick');
const sections = {
  session: () => measureSession(isQuick),
  pulse: () => measurePulse(isQuick),
  kills: measureKills,
  'stop-key': measureStopKey,
  cost: measureCost,
  start: measureStart,
};
const WITHOUT_CLOCKS = ['session', 'pulse'];
const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const asked = Object.entries(sections).filter(([name]) =>
  only === undefined ? !isQuick || WITHOUT_CLOCKS.includes(name) : name === only,
);
if (asked.length === 0) throw new Error(`there is no part ${only}; there are ${Object.keys(sections).join(', ')}`);
await runSections({
  name: 'desktop',
  isQuick,
  isPart: only !== undefined,
  sections: asked.map(([, section]) => section),
});
