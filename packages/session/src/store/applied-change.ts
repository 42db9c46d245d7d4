import type { DemoSettings } from '@vayl/domain';
import { PresetSettings } from '../presets/preset-settings.ts';
import { type ControlChange, changeByHand } from './settings-change.ts';

/** Where a change came from that a person took over as a whole. The chat keeps its own way back. */
export type ChangeSource = 'preset' | 'link';

export interface AppliedChange {
  readonly source: ChangeSource;
  readonly before: DemoSettings;
  readonly after: DemoSettings;
}

/** It can be undone as long as every field that it changed still has the value it gave, and can have the old one again. */
export function canUndo(change: AppliedChange, settings: DemoSettings): boolean {
  const changed = changedFields(change);
  if (changed.length === 0) return false;
  const undone = changeByHand(settings, undoOf(change));
  return changed.every((field) => settings[field] === change.after[field] && undone[field] === change.before[field]);
}

/** Exactly what it changed, as it was before. */
export function undoOf(change: AppliedChange): ControlChange {
  return Object.fromEntries(changedFields(change).map((field) => [field, change.before[field]]));
}

function changedFields({ before, after }: AppliedChange): readonly (keyof PresetSettings)[] {
  return PresetSettings.keyof().options.filter((field) => before[field] !== after[field]);
}
