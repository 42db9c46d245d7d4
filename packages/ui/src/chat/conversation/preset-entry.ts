import {
  bandOf,
  bandWithArticle,
  EVIDENCE_GRADES,
  gradeText,
  presetChange,
  type SessionPreset,
  type SessionSettings,
} from '@vayl/domain';
import { suggestedPart } from './applied-change.ts';
import type { ChatEntry } from './chat-entry.ts';

/** The reply to one of the six choices. A choice needs no network, and has its own way back. */
export function presetEntry(id: string, preset: SessionPreset, current: SessionSettings): ChatEntry {
  const before = suggestedPart(current);
  const after = { ...before, ...presetChange(preset) };
  const message = { id, sender: 'ai', text: presetText(preset), suggestion: after, isError: false } as const;
  return { is: 'applied', message, change: { before, after, isUndone: false } };
}

/** What is set, what is known of it, and what is not. */
function presetText({ name, centerModulationHz, globalModulationHz }: SessionPreset): string {
  const band = bandWithArticle(bandOf(centerModulationHz).name);
  const { benefit, limits } = EVIDENCE_GRADES.presets[name];
  return [
    `${name} is ${band} rhythm at ${centerModulationHz} Hz over a slower ${globalModulationHz} Hz.`,
    `Evidence of a benefit: ${gradeText(benefit)}.`,
    limits,
  ].join(' ');
}
