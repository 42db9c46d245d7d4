import type { SessionSettings, Suggestion } from '@vayl/domain';

/** What the chat sets. The switch is not among it: nothing but a person starts the light (RD-41). */
export type SettingsChange = Partial<Suggestion>;

export interface AppliedChange {
  readonly before: Suggestion;
  readonly after: Suggestion;
  readonly isUndone: boolean;
}

/**
 * How a reply's change stands to the present settings. It can be undone as long as every field that it changed still
 * has the value that it gave, and the old ones fit what was set since. A later reply or a moved slider takes Undo away, and undoing that later change brings it
 * back; what the reply never touched may change freely.
 */
export type ChangeStanding = 'standing' | 'undone' | 'changed-since' | 'nothing-changed';

const FIELDS = [
  'globalModulationHz',
  'centerModulationHz',
  'globalModulationStrength',
  'visualHue',
  'masterAudioVolume',
  'waveform',
] as const satisfies readonly (keyof Suggestion)[];

export function suggestedPart(settings: SessionSettings): Suggestion {
  const { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue } = settings;
  const { masterAudioVolume, waveform } = settings;
  return { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue, masterAudioVolume, waveform };
}

export function standingOf(change: AppliedChange, settings: SessionSettings): ChangeStanding {
  const fields = changedFields(change);
  if (fields.length === 0) return 'nothing-changed';
  if (change.isUndone) return 'undone';
  const stands = fields.every((field) => settings[field] === change.after[field]);
  return stands && isInOrder({ ...settings, ...undoOf(change) }) ? 'standing' : 'changed-since';
}

/** Exactly what the reply changed, as it was before. */
export function undoOf(change: AppliedChange): SettingsChange {
  let undo: SettingsChange = {};
  for (const field of changedFields(change)) undo = { ...undo, [field]: change.before[field] };
  return undo;
}

/** Nothing is taken over that would put the rates out of order. */
function isInOrder({ globalModulationHz, centerModulationHz }: SessionSettings): boolean {
  return globalModulationHz < centerModulationHz;
}

function changedFields({ before, after }: AppliedChange): readonly (keyof Suggestion)[] {
  return FIELDS.filter((field) => before[field] !== after[field]);
}
