import type { SessionCore } from './session-core.ts';
import { isRunning } from './session-snapshot.ts';

export interface NoiseActions {
  /** Background noise without light and tone, which costs no minutes. To be called inside a person's gesture. */
  readonly playNoise: (isPlaying: boolean) => void;
  /**
   * A host that counts minutes says whether there are any. Without them no session begins, and one that runs fades out;
   * the noise that was heard with it goes on (RD-59).
   */
  readonly setHasMinutes: (hasMinutes: boolean) => void;
}

export function noiseActions(core: SessionCore): NoiseActions {
  return {
    playNoise: (isPlaying) => core.commit({ isNoiseAlone: isPlaying && !core.state.settings.isOn }),
    setHasMinutes: (hasMinutes) => {
      const { state } = core;
      if (hasMinutes === state.hasMinutes) return;
      if (hasMinutes || !state.settings.isOn) {
        core.commit({ hasMinutes });
        return;
      }
      const isNoiseAlone = isRunning(state) && state.settings.backgroundSoundType !== 'off';
      core.commit({ hasMinutes, isNoiseAlone, pauseReason: undefined, settings: { ...state.settings, isOn: false } });
    },
  };
}
