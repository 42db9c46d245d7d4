// Longer than 250 lines: one door for all that others may use.
// The one door of this package: everything that others may use, and nothing else.
export { LINK_HOURS, SESSION_DAYS, WRONG_PASSWORDS } from './account/account-times.ts';
export {
  type Credentials,
  isWeakPassword,
  SERVER_PASSWORD_MIN_LENGTH,
  SIGN_UP_PASSWORD_MIN_LENGTH,
} from './account/password.ts';
export {
  EMPTY_SIGN_UP_FORM,
  failSignUp,
  pathAfterSignUp,
  type SignUpForm,
  type SignUpStatus,
  signUpProblem,
  submitSignUp,
} from './account/sign-up-form.ts';
export { mergeProfile, PROFILE_PROVIDERS, UserProfile } from './account/user-profile.ts';
export {
  type Allowance,
  type AllowanceAnswer,
  allowanceFor,
  DAILY_ALLOWANCE_MS,
  dailyAllowance,
  USAGE_EVENT_KINDS,
  type UsageEvent,
  type UsageEventKind,
} from './allowance/daily-allowance.ts';
export {
  type Entitlement,
  FREE_MINUTES_PER_DAY,
  hasDailyLimit,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from './allowance/entitlement.ts';
export { ambientTrackPath } from './audio/ambient-track-path.ts';
export {
  audibleGateHz,
  CARRIER_HZ,
  globalDepth,
  isSoundWanted,
  modulatorCutoffHz,
  NOISE_BUFFER_SECONDS,
  RAMP_SECONDS,
  smoothingLagSeconds,
  swellGain,
  tonePitchHz,
} from './audio/shaping.ts';
export {
  type ChordTone,
  SITE_CHORD,
  SITE_MASTER_GAIN,
  SITE_PULSE_HZ,
  SITE_SWELL_HZ,
  siteMasterGain,
} from './audio/site-chord.ts';
export { type CalendarEvent, eventKind } from './calendar/calendar-event.ts';
export { type FocusBlock, focusBlocks, LEAST_GAP_MINUTES, proposedBlock } from './calendar/focus-blocks.ts';
export { isInMeeting, meetingToWindDownFor, nextEvents, WIND_DOWN_MINUTES } from './calendar/meetings.ts';
export { CHAT_AREA_HEIGHT_PX, ChatMessage } from './chat/chat-message.ts';
export { chatReply } from './chat/chat-reply.ts';
export { type ChatRequest, IDLE_CHAT, isChatReady, submitChat } from './chat/chat-request.ts';
export { EXAMPLE_PROMPT_SUBMIT_DELAY_MS, EXAMPLE_PROMPTS } from './chat/example-prompts.ts';
export { type ChecklistItem, DEMO_CHECKLIST, type DemoStep, tickEarned, toggleItem } from './checklist/checklist.ts';
export { type Countdown, countdownTo, LAUNCH_MS, LAUNCH_REFRESH_MS } from './countdown/launch-countdown.ts';
export { REDIRECT_PATH, REDIRECT_SECONDS, redirectSecondsLeft, redirectText } from './countdown/redirect-countdown.ts';
export {
  DOWNLOAD_MODAL_RESET_MS,
  type DownloadView,
  INSTALLERS,
  type InstallerPlatform,
  recommendedInstaller,
  type SignUpBanner,
  signUpBanner,
} from './downloads/download-page.ts';
export { detectPlatform, PLATFORMS, type Platform } from './downloads/platform.ts';
export { ERROR_LABEL, ERROR_TEXT, type ErrorCode } from './errors/error-catalogue.ts';
export { type IdentityError, type SignUpMethod, signUpErrorText } from './errors/sign-up-error.ts';
export {
  BIBLIOGRAPHY,
  isPublicationId,
  type PublicationId,
  publicationOf,
} from './evidence/bibliography.ts';
export { type Claim, type ClaimBasis, citedBy, claimMark } from './evidence/claim.ts';
export { CLAIMS, type ClaimId, claimOf, isClaimId } from './evidence/claims.ts';
export { type EvidenceGrade, type Grading, gradeText } from './evidence/grade.ts';
export { EVIDENCE_GRADES, type GradedKind, gradeOfBand } from './evidence/grades.ts';
export { doubtOf, type Publication, type Stance, shortName, sourceText } from './evidence/publication.ts';
export { PERCEPTUAL_LOAD_SET, REF_1_TO_13 } from './evidence/reference-sets.ts';
export {
  type BetaWaitlistForm,
  type EmailForm,
  IDLE_BETA_FORM,
  IDLE_FORM,
  isAcceptableEmail,
  outcomeStandsMs,
  settleEmailForm,
  submitBetaWaitlist,
  submitEmailForm,
  walletAddressOrNull,
} from './form/email-form.ts';
export { BAND_NAMES, BANDS, type Band, type BandName, bandOf, bandWithArticle } from './frequency/band.ts';
export {
  displayFrequency,
  type FrequencyDisplay,
  type FrequencyUnit,
  frequencyFromDisplay,
  type ShownFrequency,
  shownFrequency,
} from './frequency/frequency-display.ts';
export { type IntensityLabel, intensityLabel, intensityText } from './frequency/intensity.ts';
export { COPY_BANDS_HZ, clampFrequency, FREQUENCY_RANGE_HZ } from './frequency/range.ts';
export { type BandUse, bandsUsed } from './history/bands-used.ts';
export {
  type HistoryFileError,
  historyCsv,
  historyJson,
  readHistoryCsv,
  readHistoryJson,
} from './history/history-file.ts';
export {
  AskedSettings,
  DeliveredLight,
  HistorySession,
  MOST_TASK_CHARACTERS,
  type SessionOutline,
  SessionPause,
} from './history/history-session.ts';
export { meanVeilAlpha } from './history/light-dose.ts';
export { type CalendarDate, calendarDate, type LocalDay, localDayOf } from './history/local-day.ts';
export { minutesByHour } from './history/minutes-by-hour.ts';
export {
  HISTORY_SPANS,
  type HistorySpan,
  minutesOverTime,
  type TimeColumn,
  withinSpan,
} from './history/minutes-over-time.ts';
export { type BandRatings, GOOD_RATING, ratingsByBand } from './history/ratings-by-band.ts';
export {
  addMoment,
  deliveredLight,
  EMPTY_TALLY,
  longestAsked,
  type SessionTally,
  type TalliedLight,
  type TallyMoment,
  tallySeconds,
} from './history/session-tally.ts';
export { WEEKS_PER_WEEK_OFF, type WeeklyStreak, weeklyStreak } from './history/weekly-streak.ts';
export { type DisplayCapability, displayCapability } from './light-limits/capability.ts';
export { changeShare, type PendingChange } from './light-limits/change-budget.ts';
export { luminanceSensitivity, type Rgb, veilColour } from './light-limits/colour.ts';
export { drawnRates, type LayerRates } from './light-limits/drawn-rates.ts';
export { governedWave } from './light-limits/governed-wave.ts';
export { GOVERNOR_LIMITS } from './light-limits/governor-limits.ts';
export { type MeterQuestion, type MeterReading, readSafetyMeter } from './light-limits/safety-meter.ts';
export { aliasHz, kneeSwing, limitedAlpha, type SwingCapQuestion, swingCap } from './light-limits/swing-cap.ts';
export { clamp, type Degrees, type Hertz, type Share } from './number/number.ts';
export {
  type AlphaRange,
  centerAlpha,
  edgeAlpha,
  edgeMask,
  type OverlayPoint,
  overlayIntensity,
  requestedAlpha,
  requestedRanges,
} from './overlay/overlay-request.ts';
export {
  type DisplayWave,
  DRAWABLE_SHARE_OF_REFRESH,
  displayWave,
  fourierAmplitude,
  harmonicsThatFit,
  type WaveQuestion,
  waveAt,
} from './overlay/wave.ts';
export {
  changeRate,
  forgetBefore,
  type PhaseSegment,
  type PhaseSegments,
  phaseCyclesAt,
  startPhase,
} from './phase/phase-segments.ts';
export { KEPT_FOR } from './policy/kept-for.ts';
export { type Article, type ArticleBlock, type ArticleText, articleBlocks, wordCount } from './practice/article.ts';
export {
  ARTICLE_PARAGRAPHS,
  ARTICLE_TOPICS,
  type ArticleMessage,
  type ArticleOutcome,
  type ArticleResponse,
  type ArticleTopic,
  articleRequest,
  canRequestArticle,
  readArticle,
  topicFor,
  topicOf,
} from './practice/article-request.ts';
export { FALLBACK_ARTICLE } from './practice/fallback-article.ts';
export { PRACTICE_TABS, type PracticeTab } from './practice/practice-tab.ts';
export {
  type ReadingMoment,
  type ReadingTimer,
  readingSeconds,
  readingTimeText,
  STOPPED_TIMER,
  updateReadingTimer,
} from './practice/reading-timer.ts';
export {
  DEFAULT_STOP_HOT_KEY,
  DevicePreferences,
  PREFERENCES_DEFAULTS,
  readStoredPreferences,
  SOUND_OFFSET_RANGE_MS,
  storePreferences,
  VEIL_SHAPES,
  type VeilShape,
} from './preferences/device-preferences.ts';
export {
  BACK_TO_TOP_AFTER_PX,
  BETA,
  type PageAddress,
  POLICY,
  PRICES_USD_PER_MONTH,
  PRODUCT_NAME,
  PRODUCT_STATEMENT,
  scrollsToTop,
  showsBackToTop,
} from './product/product.ts';
export { ReferralAnswer } from './referral/referral-answer.ts';
export {
  beginCheck,
  canApply,
  editCode,
  failCheck,
  isCheckSettled,
  NO_REFERRAL,
  pendingReferralCode,
  REFERRAL_ACCEPTED_TEXT,
  type ReferralCheck,
  settleCheck,
  showsReferralApplied,
} from './referral/referral-check.ts';
export { normaliseReferralCode, REFERRAL_CODE_LENGTH, referralCodeFromLink } from './referral/referral-code.ts';
export { PLANS, type Plan, trialDays } from './referral/trial.ts';
export { NO_ROI_TEXT, type Roi, type RoiInputs, roi, roiPercentText } from './research/roi.ts';
export { ROI_INPUT_RULES, type RoiPage, readRoiInput, roiDefaults } from './research/roi-inputs.ts';
export { assertNever } from './result/assert-never.ts';
export { err, ok, type Result } from './result/result.ts';
export { ATTENTION_TASK, TASK_SECONDS, type TaskSign, taskSigns } from './self-test/attention-task.ts';
export {
  BLOCK_COUNTS,
  BLOCK_KINDS,
  type BlockCount,
  type BlockKind,
  planBlocks,
  STRATUM_BLOCKS,
} from './self-test/block-plan.ts';
export { type Comparison, compareBlocks, REFUSED_SHARE } from './self-test/compare-blocks.ts';
export { GUESSES, type Guess, type GuessRate, guessRate } from './self-test/guesses.ts';
export { blocksForHalfWidth, expectedHalfWidth } from './self-test/more-blocks.ts';
export { seededChance } from './self-test/seeded-chance.ts';
export {
  type DoneBlock,
  type KindSummary,
  RATINGS,
  type Rating,
  type SelfTestReport,
  selfTestReport,
} from './self-test/self-test-report.ts';
export {
  type DoneTask,
  scoreTask,
  type TaskOutcome,
  type TaskProblem,
  type TaskScore,
} from './self-test/task-score.ts';
export type { ChangePercent, MoreBlocks, Verdict, VerdictCode } from './self-test/verdict.ts';
export {
  AMBIENT_TRACKS,
  type AmbientTrack,
  BACKGROUND_SOUND_TYPES,
  type BackgroundSoundType,
  DEFAULT_AMBIENT_TRACK,
  hasNatureTrackSelector,
  isBackgroundVolumeEnabled,
} from './session/background-sound.ts';
export { DEFAULT_HUE_DEGREES, type HueFamily, hueFamilyOf, isSuggestedHue, wrapHue } from './session/hue.ts';
export { PITCH_PRESETS, type PitchPreset } from './session/pitch-preset.ts';
export { presetChange, SESSION_PRESETS, type SessionPreset } from './session/preset.ts';
export {
  DEFAULT_STRENGTH,
  DEMO_DEFAULTS,
  DemoSettings,
  SESSION_DEFAULTS,
  SessionSettings,
} from './session/settings.ts';
export { nearestStep, SLIDERS, type Slider, sliderPosition } from './session/slider.ts';
export { readStoredSettings, storeSettings } from './session/stored-settings.ts';
export { WAVEFORM_CODES, WAVEFORMS, type Waveform } from './session/waveform.ts';
export type { Migrations, RawFields, StoredRecord, StoredRecordError } from './storage/stored-record.ts';
export { openRecord, storeRecord } from './storage/stored-record.ts';
export {
  readSuggestion,
  type SuggestionOutcome,
  type SuggestionResponse,
} from './suggestion/acceptance.ts';
export { applySuggestion, mergeIntoDemo } from './suggestion/apply-suggestion.ts';
export { type FailureBubble, failureBubble, needsApiKeyNotice } from './suggestion/failure-notice.ts';
export { MOST_QUERY_CHARACTERS } from './suggestion/query-length.ts';
export { Suggestion } from './suggestion/suggestion.ts';
export { SuggestionFailure, SuggestionReply } from './suggestion/suggestion-reply.ts';
export { SuggestionRequest, suggestionRequest } from './suggestion/suggestion-request.ts';
export { type HeldSignals, holdSignals, NO_SIGNALS, RELEASE_AFTER_MS } from './timing/held-signals.ts';
export {
  DEFAULT_PRESENCE_CHOICES,
  PRESENCE_CHOICES,
  PRESENCE_SIGNALS,
  type PresenceChoice,
  type PresenceChoices,
  type PresenceReadings,
  type PresenceSignal,
  presenceReadings,
  type SignalReading,
  UNKNOWN_REASONS,
  type UnknownReason,
} from './timing/presence-signal.ts';
export {
  reasonKey,
  resolveTiming,
  type TimingAnswer,
  type TimingQuestion,
  type TimingReason,
} from './timing/resolve-timing.ts';
export {
  MINUTES_PER_DAY,
  MOST_TIMING_RULES,
  type TimingMoment,
  TimingRule,
  WEEKDAYS,
  type Weekday,
} from './timing/timing-rule.ts';
export { type Streaks, streaks, type UsageDay } from './usage/streaks.ts';
