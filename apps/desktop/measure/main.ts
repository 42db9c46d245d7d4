// pnpm measure desktop            every figure of the built app at a virtual screen; needs a quiet machine: 20 minutes
// pnpm measure desktop --quick    without clocks: what a session sounds and looks like
// One part of it alone: --only=kills, stop-key, session, pulse, cost or start. The app is built first: pnpm desktop:build.
import { isQuick, runNamedSections } from '../../../tools/measure/named-sections.ts';
import { measureCost } from './cost.ts';
import { measureKills } from './kills.ts';
import { measurePulse } from './pulse.ts';
import { measureSession } from './session.ts';
import { measureStart } from './start.ts';
import { measureStopKey } from './stop-key.ts';

const sections = {
  session: () => measureSession(isQuick),
  pulse: () => measurePulse(isQuick),
  kills: measureKills,
  'stop-key': measureStopKey,
  cost: measureCost,
  start: measureStart,
};
await runNamedSections({ name: 'desktop', sections, quick: ['session', 'pulse'] });
