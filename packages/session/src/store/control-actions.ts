import { type ChecklistItem, DevicePreferences, type Suggestion, toggleItem } from '@vayl/domain';
import type { ClearWindow } from '../ports/light-port.ts';
import type { SessionCore } from './session-core.ts';
import type { StrictDemand } from './session-state.ts';
import { type ControlChange, changeByHand, changeBySuggestion } from './settings-change.ts';

/** What of this machine's preferences a session's controls can set. */
export type PreferencesChange = Partial<Pick<DevicePreferences, 'veilShape' | 'isGuardStrict' | 'soundOffsetMs'>>;

export interface ControlActions {
  /** A control was moved. What is no valid setting, or would put the rates out of order, changes nothing. */
  readonly change: (change: ControlChange) => void;
  /** An accepted suggestion takes effect at once and never switches anything (RD-41). */
  readonly applySuggestion: (change: Partial<Suggestion>) => void;
  /** The fields that a suggestion changed, as they were before it. */
  readonly undoSuggestion: (change: Partial<Suggestion>) => void;
  readonly changePreferences: (change: PreferencesChange) => void;
  /** A video that plays, or a very bright display, asks for the strict guard; it never takes the person's away. */
  readonly demandStrict: (demand: StrictDemand, isDemanded: boolean) => void;
  /** Where the veil leaves a window clear, in shares of the display. */
  readonly setClearWindow: (clearWindow: ClearWindow | undefined) => void;
  readonly toggleChecklistItem: (id: ChecklistItem['id']) => void;
}

export function controlActions(core: SessionCore): ControlActions {
  return {
    change: (change) => core.commit({ settings: changeByHand(core.state.settings, change) }),
    applySuggestion: (change) => {
      const settings = changeBySuggestion(core.state.settings, change);
      core.commit({ settings }, { hasAppliedSuggestion: true });
    },
    undoSuggestion: (change) => core.commit({ settings: changeBySuggestion(core.state.settings, change) }),
    changePreferences: (change) => {
      // Another page may have changed one of the others since.
      const latest = core.kept.preferences.load(core.state.preferences);
      const preferences = DevicePreferences.safeParse({ ...latest, ...change });
      if (!preferences.success) return;
      core.kept.preferences.save(preferences.data);
      core.commit({ preferences: preferences.data });
    },
    demandStrict: (demand, isDemanded) => {
      const others = core.state.strictDemands.filter((other) => other !== demand);
      core.commit({ strictDemands: isDemanded ? [...others, demand] : others });
    },
    setClearWindow: (clearWindow) => core.commit({ clearWindow }),
    toggleChecklistItem: (id) => core.commit({ checklist: toggleItem(core.state.checklist, id) }),
  };
}
