import { assertNever } from '../result/assert-never.ts';
import { DEFAULT_STRENGTH, type DemoSettings } from '../session/settings.ts';

export interface ChecklistItem {
  readonly id: 1 | 2 | 3;
  readonly text: string;
  readonly completed: boolean;
}

export const DEMO_CHECKLIST: readonly ChecklistItem[] = [
  { id: 1, text: 'Turn the effect on', completed: false },
  { id: 2, text: 'Ask Helios for a setting', completed: false },
  { id: 3, text: 'Change the intensity', completed: false },
];

/** What just happened in the demo. */
export interface DemoStep {
  readonly before: DemoSettings;
  readonly after: DemoSettings;
  readonly hasAppliedSuggestion: boolean;
}

/**
 * A tick comes with the change that earns it and stays when the condition passes; only a condition that is newly met
 * ticks an item again that a person has unticked (RD-39).
 */
export function tickEarned(items: readonly ChecklistItem[], step: DemoStep): readonly ChecklistItem[] {
  return items.map((item) => (isNewlyEarned(item.id, step) ? { ...item, completed: true } : item));
}

/** Any item can be ticked and unticked by hand. */
export function toggleItem(items: readonly ChecklistItem[], id: ChecklistItem['id']): readonly ChecklistItem[] {
  return items.map((item) => (item.id === id ? { ...item, completed: !item.completed } : item));
}

function isNewlyEarned(id: ChecklistItem['id'], { before, after, hasAppliedSuggestion }: DemoStep): boolean {
  const isNew = (isMet: (settings: DemoSettings) => boolean) => !isMet(before) && isMet(after);
  switch (id) {
    case 1:
      return isNew(({ isOn }) => isOn);
    case 2:
      return hasAppliedSuggestion;
    case 3:
      return isNew(({ globalModulationStrength }) => globalModulationStrength !== DEFAULT_STRENGTH);
    default:
      return assertNever(id);
  }
}
