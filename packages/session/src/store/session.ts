import type { SuggestionRequest } from '@vayl/domain';
import type { LightPort } from '../ports/light-port.ts';
import type { SoundPort } from '../ports/sound-port.ts';
import type { SuggestionAnswer, SuggestionsPort } from '../ports/suggestions-port.ts';
import { askInTime } from './ask-in-time.ts';
import { type ControlActions, controlActions } from './control-actions.ts';
import { type NoiseActions, noiseActions } from './noise-actions.ts';
import { type PresetActions, presetActions } from './preset-actions.ts';
import { latestScreening, type ScreeningActions, screeningActions } from './screening-actions.ts';
import { SessionCore, type SessionCoreOptions } from './session-core.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import { type SwitchActions, switchActions } from './switch-actions.ts';
import { type TestPulseActions, testPulseActions } from './test-pulse.ts';

export interface SessionOptions extends SessionCoreOptions {
  readonly suggestions: SuggestionsPort;
}

/** One session: what a page shows, and everything that a person can do to it. */
export interface Session
  extends SwitchActions,
    NoiseActions,
    ControlActions,
    TestPulseActions,
    PresetActions,
    ScreeningActions {
  /** Both fit React's `useSyncExternalStore`. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSnapshot: () => SessionSnapshot;
  /** Engines may come late, and light may not come at all (OVL-20). Whichever comes is told what is asked of it. */
  readonly attachLight: (light: LightPort | undefined) => void;
  readonly attachSound: (sound: SoundPort | undefined) => void;
  /** Another page on this device may have been told that the light felt wrong, or that the guard is to be strict. */
  readonly readAgain: () => void;
  readonly ask: (request: SuggestionRequest) => Promise<SuggestionAnswer>;
  /** Ends the session. The engines are whoever's made them. */
  readonly dispose: () => void;
}

export function createSession({ suggestions, ...options }: SessionOptions): Session {
  const core = new SessionCore(options);
  const switching = switchActions(core);
  return {
    ...switching,
    ...noiseActions(core),
    ...controlActions(core),
    ...testPulseActions(core),
    ...presetActions(core),
    ...screeningActions(core, switching),
    readAgain: () => readAgain(core),
    subscribe: core.subscribe,
    getSnapshot: core.getSnapshot,
    attachLight: (light) => core.attachLight(light),
    attachSound: (sound) => core.attachSound(sound),
    ask: askInTime(suggestions, options.clock, options.logFailure),
    dispose: () => {
      switching.switchOff();
      core.dispose();
    },
  };
}

function readAgain(core: SessionCore): void {
  core.commit({
    screening: latestScreening(core),
    preferences: core.kept.preferences.load(core.state.preferences),
    ownPresets: core.kept.ownPresets.load(core.state.ownPresets),
  });
}
