import type {
  BlockKind,
  ChecklistItem,
  DemoSettings,
  DevicePreferences,
  PresenceSignal,
  StoredRecordError,
} from '@vayl/domain';
import type { ClearWindow, LightReport, RateOnDisplay } from '../ports/light-port.ts';
import type { OwnPreset } from '../presets/own-presets.ts';
import type { ScreeningRecord } from '../screening/stored-screening.ts';
import type { TimelinePlan } from '../timeline/timeline-plan.ts';
import type { AppliedChange } from './applied-change.ts';

/** What made the light dark at once. Some of it only interrupts a session; the rest ends it. */
export type StopReason =
  | 'key'
  | 'button'
  | 'felt-wrong'
  | 'reduced-motion'
  | 'hidden'
  | 'slept'
  /** The machine says that it is being locked, closed or put to sleep, before it is. */
  | 'locked'
  /** One was plugged in or out, turned or set anew: what is drawn was measured for another. */
  | 'displays-changed'
  | 'surface-lost'
  /** Light in another window has heard nothing of this one for too long. */
  | 'heartbeat-lost';

/** Whose pause it is: the person's own, that of a signal which the computer gave, or of a rule that the person made. */
export type PauseReason = 'person' | PresenceSignal | 'rule';

/** What asks for the strict guard besides the person. */
export type StrictDemand = 'video' | 'bright-display';

/** What the light says of itself while it runs. */
export interface LightView {
  readonly report: LightReport;
  /** Undefined until it is measured. */
  readonly refreshHz: number | undefined;
  readonly global: RateOnDisplay;
  readonly center: RateOnDisplay;
}

/** Everything a session knows. What follows from it is in the snapshot. */
export interface SessionState {
  /** `isOn` is in here, and only a person's act makes it true. */
  readonly settings: DemoSettings;
  readonly preferences: DevicePreferences;
  /** Undefined while it is not paused. */
  readonly pauseReason: PauseReason | undefined;
  /** All sound is turned down, since somebody is listening or speaking. */
  readonly isDucked: boolean;
  /**
   * A block of a self-test, until its light is dark: what of it would say which kind it is must not be shown. A sham has
   * the mean light and sound of what is set, and stands still.
   */
  readonly concealedBlock: BlockKind | undefined;
  /** The session is off, and its background noise is heard all the same. */
  readonly isNoiseAlone: boolean;
  /** False where a host counts minutes and none are left. */
  readonly hasMinutes: boolean;
  readonly isVisible: boolean;
  /** A second after a stop, in which the light is not asked for. */
  readonly isRearming: boolean;
  /** Light and sound pulse once a second, for setting the sound's offset. Only while the session runs. */
  readonly isTestPulseOn: boolean;
  readonly stoppedBy: StopReason | undefined;
  readonly clearWindow: ClearWindow | undefined;
  readonly strictDemands: readonly StrictDemand[];
  readonly screening: ScreeningRecord;
  readonly prefersReducedMotion: boolean;
  readonly hasOptedIntoMotion: boolean;
  readonly plan: TimelinePlan;
  readonly elapsedMs: number;
  readonly ownPresets: readonly OwnPreset[];
  readonly applied: AppliedChange | undefined;
  readonly checklist: readonly ChecklistItem[];
  /** Undefined where there is no light (OVL-20), or none yet. */
  readonly light: LightView | undefined;
  /** Whoever looked for a light has found none, so none is to be waited for. */
  readonly isLightUnavailable: boolean;
  /** Why kept settings are not used. */
  readonly settingsProblem: StoredRecordError | undefined;
}
