import { clampFrequency, DemoSettings, mergeIntoDemo } from '@vayl/domain';
import { isSame } from './is-same.ts';

/** What a control can set. The switch is none of it: it has its own actions. */
export type ControlChange = Partial<Omit<DemoSettings, 'isOn'>>;

/** A person's change is taken as a whole or, where any of it is no valid setting, not at all. */
export function changeByHand(settings: DemoSettings, change: ControlChange): DemoSettings {
  const merged = DemoSettings.safeParse({ ...settings, ...change, isOn: settings.isOn });
  return merged.success ? inOrder(settings, merged.data) : settings;
}

/** A suggestion never says what a person listens to, and never switches. */
export function changeBySuggestion(settings: DemoSettings, change: ControlChange): DemoSettings {
  return inOrder(settings, mergeIntoDemo(settings, change));
}

/** Rates stay in their range, the global one the slower. A change that would break that order changes nothing. */
function inOrder(before: DemoSettings, after: DemoSettings): DemoSettings {
  const globalModulationHz = clampFrequency(after.globalModulationHz);
  const centerModulationHz = clampFrequency(after.centerModulationHz);
  if (globalModulationHz >= centerModulationHz) return before;
  const ordered = { ...after, globalModulationHz, centerModulationHz };
  return isSame(before, ordered) ? before : ordered;
}
