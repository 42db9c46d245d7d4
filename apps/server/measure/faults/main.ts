// pnpm measure faults             ten faults, three times each, on a cluster that a day of people is using; what was
//                                 acknowledged must be there. Then a control that does lose writes, a deploy, a change of
//                                 keys and a restore
//   --quick                       three faults once, and the control if there is time
//   --only=leader,worker          these faults; also control, deploy, rotate, restore
//   --runs=1                      so often each
import type { Figure, Section } from '../../../../tools/measure/measurement.ts';
import { runSections } from '../../../../tools/measure/run-sections.ts';
import { measureControl } from './control.ts';
import { measureDeploy } from './deploy.ts';
import { leaderPauseFigure } from './figures.ts';
import { playFault } from './play-fault.ts';
import { measureRestore } from './restore.ts';
import { measureRotation } from './rotate.ts';
import { createTicker, type Ticker } from './say.ts';
import { FAULTS } from './strikes/faults.ts';
import type { Fault } from './strikes/strike.ts';
import type { World } from './world/world.ts';
import { createWorlds } from './worlds.ts';

const isQuick = process.argv.includes('--quick');
const option = (name: string) => process.argv.find((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3);
const QUICK: readonly string[] = ['leader', 'worker', 'events', 'control'];
const known = [...Object.keys(FAULTS), 'control', 'deploy', 'rotate', 'restore'];
const only = option('only')?.split(',');
const unknown = only?.filter((name) => !known.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${known.join(', ')}`);
const asked = only ?? (isQuick ? QUICK : known);
const times = Number(option('runs') ?? (isQuick ? 1 : 3));
/** A short run leaves the control out when it would take it over its three minutes. */
const QUICK_CONTROL_BY_MS = 115_000;

const startedMs = performance.now();
const say = createTicker();
const worlds = createWorlds(say);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void worlds.end().finally(() => process.exit(1)));
}

const faults = Object.entries<Fault>(FAULTS).filter(([name]) => asked.includes(name));
const isAsked = (name: string) => asked.includes(name);
const sections: (() => Promise<Section>)[] = [
  ...(faults.length > 0 || isAsked('control') ? [measureFaults] : []),
  ...(isAsked('deploy') ? [inWorld('A deploy under load', measureDeploy)] : []),
  ...(isAsked('rotate') ? [inWorld('A change of the secret of sessions, under load', measureRotation)] : []),
  ...(isAsked('restore') ? [inWorld('A restore to a chosen second', measureRestore)] : []),
];
try {
  await runSections({ name: 'faults', isQuick: isQuick || only !== undefined || times < 3, sections });
} finally {
  await worlds.end();
}

/** One that breaks is missed, and the next begins in a new world: half an hour is not thrown away for it. */
function inWorld(
  title: string,
  measure: (world: World, say: Ticker) => Promise<readonly Figure[]>,
): () => Promise<Section> {
  return async () => {
    try {
      return { title, figures: await measure(await worlds.current(), say) };
    } catch (cause) {
      await worlds.end();
      const measured = `it broke: ${cause instanceof Error ? cause.message : String(cause)}`;
      return { title, figures: [{ name: 'it ends', measured, bar: 'it does', isReached: false }] };
    }
  };
}

async function measureFaults(): Promise<Section> {
  // Those on small disks need a world of their own, which the others would have to make room for.
  const inOrder = faults.toSorted(([, one], [, other]) => smallDisksFirst(one) - smallDisksFirst(other));
  const figures = new Map<string, readonly Figure[]>();
  for (const [name, fault] of inOrder) {
    const { figure, runs } = await playFault(worlds, name, fault, { times, say });
    figures.set(name, name === 'leader' ? [figure, leaderPauseFigure(runs)] : [figure]);
  }
  const control: Figure[] = [];
  if (isAsked('control') && (!isQuick || performance.now() - startedMs < QUICK_CONTROL_BY_MS)) {
    const played = await inWorld('control', async (world) => [
      await measureControl(world, (text) => say(`control: ${text}`)),
    ])();
    control.push(...played.figures);
  }
  return {
    title: `Faults, ${times === 1 ? 'once' : `${times} times`} each`,
    figures: [...faults.flatMap(([name]) => figures.get(name) ?? []), ...control],
  };
}

function smallDisksFirst({ needsSmallDisks }: Fault): number {
  return needsSmallDisks === true ? 0 : 1;
}
