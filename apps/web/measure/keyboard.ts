import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { withState } from '../pictures/open-state.ts';
import { type Bench, inTwoLanes } from './bench.ts';
import { KEYBOARD_FLOWS, type KeyboardFlow } from './keyboard-flows.ts';

/** Every flow of the site, by somebody who has only a keyboard. */
export async function measureKeyboard(bench: Bench): Promise<Section> {
  const figures = new Map<KeyboardFlow, Figure>();
  await inTwoLanes(KEYBOARD_FLOWS, async (flow) => void figures.set(flow, await tryFlow(flow, bench)));
  return { title: 'By keyboard alone', figures: KEYBOARD_FLOWS.flatMap((flow) => figures.get(flow) ?? []) };
}

async function tryFlow({ name, start, go }: KeyboardFlow, { browser, sites }: Bench): Promise<Figure> {
  const width = start.isPhoneOnly === true ? 'phone' : 'desktop';
  const site = start.isUnreleased === true ? sites.unreleased : sites.released;
  try {
    await withState(start, { browser, sites, width }, (page) => go({ page, site }));
    return { name, measured: 'done', bar: 'done', isReached: true };
  } catch (cause) {
    const [why = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    return { name, measured: `stuck: ${why}`, bar: 'done', isReached: false };
  }
}
