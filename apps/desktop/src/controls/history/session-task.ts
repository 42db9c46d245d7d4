import { type AskedSettings, MOST_TASK_CHARACTERS } from '@vayl/domain';
import type { OwnPreset } from '@vayl/session';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import { allPresets, type NamedPreset } from '../named-preset.ts';

interface TaskQuestion {
  readonly asked: AskedSettings;
  /** What was said to Helios, oldest first. */
  readonly conversation: readonly ChatEntry[];
  readonly ownPresets: readonly OwnPreset[];
}

/**
 * What a session is for, as far as its settings tell: what Helios was asked when he set them, or the preset that they are.
 * Settings that were made by hand have no name.
 */
export function sessionTask({ asked, conversation, ownPresets }: TaskQuestion): string | null {
  const told = toldToHelios(asked, conversation) ?? presetOf(asked, ownPresets)?.name;
  const task = told?.trim().slice(0, MOST_TASK_CHARACTERS);
  return task === undefined || task === '' ? null : task;
}

function toldToHelios(asked: AskedSettings, conversation: readonly ChatEntry[]): string | undefined {
  const index = conversation.findLastIndex((entry) => entry.is === 'applied' && !entry.change.isUndone);
  const applied = conversation[index];
  if (applied?.is !== 'applied' || !hasSame(asked, applied.change.after)) return undefined;
  const question = conversation.slice(0, index).findLast((entry) => entry.is === 'asked');
  return question?.message.text;
}

function presetOf(asked: AskedSettings, ownPresets: readonly OwnPreset[]): NamedPreset | undefined {
  return allPresets({ ownPresets }).find((preset) => hasSame(asked, 'settings' in preset ? preset.settings : preset));
}

type Named = Pick<AskedSettings, 'globalModulationHz' | 'centerModulationHz' | 'visualHue'>;

function hasSame(asked: Named, named: Named): boolean {
  return (
    asked.globalModulationHz === named.globalModulationHz &&
    asked.centerModulationHz === named.centerModulationHz &&
    asked.visualHue === named.visualHue
  );
}
