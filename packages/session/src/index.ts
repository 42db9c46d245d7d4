// The one door of this package: everything that others may use, and nothing else.
export type {
  ClearWindow,
  LightPort,
  LightReport,
  LightReportReason,
  LightRequest,
  LightShape,
  RateOnDisplay,
} from './ports/light-port.ts';
export type { SessionClock } from './ports/session-clock.ts';
export type { SoundPort, SoundRequest } from './ports/sound-port.ts';
export type { LogFailure, StoragePort } from './ports/storage-port.ts';
export type { SuggestionAnswer, SuggestionsPort } from './ports/suggestions-port.ts';
export {
  MOST_OWN_PRESETS,
  MOST_PRESET_NAME_CHARACTERS,
  type OwnPreset,
  type PresetError,
} from './presets/own-presets.ts';
export type { PresetSettings, SharedSettings } from './presets/preset-settings.ts';
export { type LinkError, linkFragment, readLinkFragment } from './presets/share-link.ts';
export {
  FEELINGS,
  type Feeling,
  type FeltReport,
  MOST_NOTE_CHARACTERS,
  type WhatWasFelt,
} from './screening/felt-wrong.ts';
export {
  FLICKER_REFUSAL_TEXT,
  type FlickerBlock,
  type FlickerFacts,
  type FlickerPermission,
  type FlickerRefusal,
  flickerPermission,
} from './screening/flicker-permission.ts';
export {
  isAllNo,
  isScreeningDue,
  SCREENING_QUESTIONS,
  type Screening,
  type ScreeningAnswer,
  type ScreeningAnswers,
  type ScreeningQuestion,
  UNANSWERED,
} from './screening/screening.ts';
export type { ScreeningRecord } from './screening/stored-screening.ts';
export { SCREENING_KEY } from './storage/screening-key.ts';
export { Shelf } from './storage/shelf.ts';
export type { AppliedChange, ChangeSource } from './store/applied-change.ts';
export type { PreferencesChange } from './store/control-actions.ts';
export { isLimiting, TINY_LUMINANCE } from './store/is-limiting.ts';
export type { PresetOutcome } from './store/preset-actions.ts';
export { restingSession } from './store/resting-session.ts';
export type { ScreeningDecision } from './store/screening-actions.ts';
export { createSession, type Session, type SessionOptions } from './store/session.ts';
export type { SessionSnapshot } from './store/session-snapshot.ts';
export type { LightView, PauseReason, StopReason, StrictDemand } from './store/session-state.ts';
export type { ControlChange } from './store/settings-change.ts';
export { type TimelineMoment, type TimelineStage, timelineMoment } from './timeline/timeline-moment.ts';
export { OPEN_PLAN, POMODORO_PLAN, TIMED_PLAN, TimelinePlan } from './timeline/timeline-plan.ts';
