import { presetChange, type SessionPreset } from '@vayl/domain';
import {
  deletePreset,
  type PresetError,
  type PresetsChange,
  renamePreset,
  savePreset,
} from '../presets/own-presets.ts';
import { presetSettings } from '../presets/preset-settings.ts';
import { type LinkError, linkFragment, readLinkFragment } from '../presets/share-link.ts';
import { type ChangeSource, canUndo, undoOf } from './applied-change.ts';
import type { SessionCore } from './session-core.ts';
import { type ControlChange, changeByHand } from './settings-change.ts';

/** How a change of one's own presets went: the code is what to tell. */
export type PresetOutcome = PresetError | 'done';

export interface PresetActions {
  readonly applyPreset: (preset: SessionPreset) => void;
  readonly applyOwnPreset: (id: number) => void;
  /** Takes over what a link holds. It never switches on, and says nothing of volumes, guard or flicker. */
  readonly applyLink: (fragment: string) => LinkError | 'done';
  /** Takes the last preset or link back, as long as what it set still stands. */
  readonly undo: () => void;
  readonly savePreset: (name: string) => PresetOutcome;
  readonly renamePreset: (id: number, name: string) => PresetOutcome;
  readonly deletePreset: (id: number) => void;
  /** The present settings as the fragment of an address. */
  readonly linkFragment: () => string;
}

export function presetActions(core: SessionCore): PresetActions {
  function apply(source: ChangeSource, change: ControlChange): void {
    const before = core.state.settings;
    const after = changeByHand(before, change);
    core.commit({ settings: after, applied: { source, before, after } });
  }

  function keep(change: PresetsChange): PresetOutcome {
    if (!change.ok) return change.error;
    const isKept = core.kept.ownPresets.save(change.value);
    core.commit({ ownPresets: change.value });
    return isKept ? 'done' : 'preset/not-kept';
  }

  return {
    applyPreset: (preset) => apply('preset', presetChange(preset)),
    applyOwnPreset: (id) => {
      const preset = core.state.ownPresets.find((own) => own.id === id);
      if (preset !== undefined) apply('preset', preset.settings);
    },
    applyLink: (fragment) => {
      const shared = readLinkFragment(fragment);
      if (!shared.ok) return shared.error;
      apply('link', shared.value);
      return 'done';
    },
    undo: () => {
      const { applied, settings } = core.state;
      if (applied === undefined || !canUndo(applied, settings)) return;
      core.commit({ settings: changeByHand(settings, undoOf(applied)), applied: undefined });
    },
    savePreset: (name) => keep(savePreset(core.state.ownPresets, name, presetSettings(core.state.settings))),
    renamePreset: (id, name) => keep(renamePreset(core.state.ownPresets, id, name)),
    deletePreset: (id) => {
      keep({ ok: true, value: deletePreset(core.state.ownPresets, id) });
    },
    linkFragment: () => linkFragment(presetSettings(core.state.settings)),
  };
}
