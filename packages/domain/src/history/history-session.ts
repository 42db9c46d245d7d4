import { z } from 'zod';
import { RATINGS, type Rating } from '../self-test/self-test-report.ts';
import { SessionSettings } from '../session/settings.ts';

/** A code of ours, such as `locked`. Those of a later version are kept as they are. */
const Code = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const Seconds = z.number().min(0);

export const MOST_TASK_CHARACTERS = 200;

/** What was set. Where it was changed on the way, it is what was in force for the longest time. */
export const AskedSettings = SessionSettings.pick({
  globalModulationHz: true,
  centerModulationHz: true,
  globalModulationStrength: true,
  waveform: true,
  visualHue: true,
  isochronicPitch: true,
  masterAudioVolume: true,
  backgroundSoundType: true,
  ambientTrack: true,
  backgroundVolume: true,
});
export type AskedSettings = z.infer<typeof AskedSettings>;

/** What the display and the guard made of it. Luminance is the depth of the flicker, as the safety meter prints it. */
export const DeliveredLight = z.object({
  /** Time with light, however still. */
  litSeconds: Seconds,
  /** Time in which the light stood still for want of permission. */
  stillSeconds: Seconds,
  /** Time in which the guard or the display gave less than was asked for. */
  limitedSeconds: Seconds,
  /** Means over the time with light. */
  askedLuminance: z.number().min(0),
  deliveredLuminance: z.number().min(0),
});
export type DeliveredLight = z.infer<typeof DeliveredLight>;

export const SessionPause = z.object({
  reason: Code,
  /** How much of the session was used before it. */
  afterSeconds: Seconds,
  seconds: Seconds,
});
export type SessionPause = z.infer<typeof SessionPause>;

/** One session, as this computer remembers it. */
export const HistorySession = z.object({
  id: z.uuid(),
  startedAtMs: z.int().min(0),
  /** The clock on the wall against UTC when it began: the day and the hour are those of the person. */
  utcOffsetMinutes: z.int().min(-1440).max(1440),
  /** The last moment that is known of it. */
  endedAtMs: z.int().min(0),
  /** What ended it; nothing yet while it runs. */
  endedBy: Code.nullable(),
  /** What it was for, in the person's own words to Helios or by the name of a preset. */
  task: z.string().min(1).max(MOST_TASK_CHARACTERS).nullable(),
  /** Switched on and not paused. */
  usedSeconds: Seconds,
  asked: AskedSettings,
  /** Not known where a self-test keeps secret what was delivered. */
  delivered: DeliveredLight.nullable(),
  doseVeilSeconds: Seconds,
  pauses: z.array(SessionPause),
  rating: z.literal(RATINGS).nullable(),
});
export type HistorySession = z.infer<typeof HistorySession>;

/** As much of a session as plots need: thousands of them are read at once. */
export interface SessionOutline {
  readonly startedAtMs: number;
  readonly utcOffsetMinutes: number;
  readonly usedSeconds: number;
  readonly globalHz: number;
  readonly centerHz: number;
  readonly rating: Rating | null;
}
