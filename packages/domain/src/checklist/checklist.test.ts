import { describe, expect, it } from 'vitest';
import {
  DEMO_CHECKLIST,
  DEMO_DEFAULTS,
  type DemoSettings,
  type DemoStep,
  mergeIntoDemo,
  tickEarned,
  toggleItem,
} from '../index.ts';

const step = (before: Partial<DemoSettings>, after: Partial<DemoSettings>): DemoStep => ({
  before: { ...DEMO_DEFAULTS, ...before },
  after: { ...DEMO_DEFAULTS, ...before, ...after },
  hasAppliedSuggestion: false,
});
const ticked = (items: typeof DEMO_CHECKLIST) => items.filter(({ completed }) => completed).map(({ id }) => id);

const SWITCH_ON = step({}, { isOn: true });
const STRONGER = step({}, { globalModulationStrength: 0.6 });
const SUGGESTED: DemoStep = { ...step({}, { visualHue: 100 }), hasAppliedSuggestion: true };

describe('the checklist', () => {
  it('[DEMO-29] holds an id, a text and whether it is completed in each item', () => {
    for (const item of DEMO_CHECKLIST) {
      expect(Object.keys(item).toSorted()).toEqual(['completed', 'id', 'text']);
      expect(item.text).toMatch(/\S/);
    }
    expect(DEMO_CHECKLIST.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(ticked(DEMO_CHECKLIST)).toEqual([]);
  });

  it.each([
    { id: 'DEMO-30', item: 1, event: 'the session is switched on', earned: SWITCH_ON },
    { id: 'DEMO-31', item: 2, event: 'a suggestion is applied', earned: SUGGESTED },
    { id: 'DEMO-32', item: 3, event: 'the strength leaves 0.45', earned: STRONGER },
  ])('[$id] completes item $item, and no other, when $event', ({ item, earned }) => {
    expect(ticked(tickEarned(DEMO_CHECKLIST, earned))).toEqual([item]);
  });

  it.each([0, 0.44, 0.46, 1])('[DEMO-32] counts a strength of %d as different', (globalModulationStrength) => {
    expect(ticked(tickEarned(DEMO_CHECKLIST, step({}, { globalModulationStrength })))).toEqual([3]);
  });

  it('completes nothing for a change of something else', () => {
    const other = step({}, { visualHue: 10, masterAudioVolume: 0.9, backgroundSoundType: 'pink', hasOwnAudio: true });
    expect(tickEarned(DEMO_CHECKLIST, other)).toEqual(DEMO_CHECKLIST);
  });

  it('completes several items that one change earns', () => {
    const before = DEMO_DEFAULTS;
    const after = mergeIntoDemo(before, { globalModulationStrength: 0.3 });
    expect(ticked(tickEarned(DEMO_CHECKLIST, { before, after, hasAppliedSuggestion: true }))).toEqual([2, 3]);
  });

  it.each([1, 2, 3] as const)('[DEMO-33] lets item %d be ticked and unticked by hand, alone', (id) => {
    const once = toggleItem(DEMO_CHECKLIST, id);
    expect(ticked(once)).toEqual([id]);
    expect(toggleItem(once, id)).toEqual(DEMO_CHECKLIST);
  });
});

describe('a tick', () => {
  it('[RD-39] stays when the session is switched off again', () => {
    const items = tickEarned(DEMO_CHECKLIST, SWITCH_ON);
    expect(ticked(tickEarned(items, step({ isOn: true }, { isOn: false })))).toEqual([1]);
  });

  it('[RD-39] stays when a suggestion sets the strength back to 0.45', () => {
    const items = tickEarned(DEMO_CHECKLIST, STRONGER);
    const back = {
      ...step({ globalModulationStrength: 0.6 }, { globalModulationStrength: 0.45 }),
      hasAppliedSuggestion: true,
    };
    expect(ticked(tickEarned(items, back))).toEqual([2, 3]);
  });

  it.each([
    { item: 1, earned: SWITCH_ON, stillMet: step({ isOn: true }, { visualHue: 9 }) },
    { item: 2, earned: SUGGESTED, stillMet: step({}, { visualHue: 9 }) },
    {
      item: 3,
      earned: STRONGER,
      stillMet: step({ globalModulationStrength: 0.6 }, { globalModulationStrength: 0.7 }),
    },
  ] as const)('[RD-39] taken from item $item by hand comes back only when it is newly earned', (row) => {
    const unticked = toggleItem(tickEarned(DEMO_CHECKLIST, row.earned), row.item);
    expect(ticked(tickEarned(unticked, row.stillMet))).toEqual([]);
    expect(ticked(tickEarned(unticked, row.earned))).toEqual([row.item]);
  });
});
