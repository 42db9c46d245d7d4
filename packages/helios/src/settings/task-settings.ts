import { clamp, type Degrees, type Hertz } from '@vayl/domain';
import type { TaskIntent } from '../intents.ts';
import { eveningHue, type OfferedSettings, offerSettings } from './clamp.ts';

interface TaskPlan {
  readonly centerHz: Hertz;
  /** Where a mood may move the centre: inside the band that the convention gives the task. */
  readonly centerRangeHz: { readonly min: Hertz; readonly max: Hertz };
  readonly globalHz: Hertz;
  readonly hue: Degrees;
  /** After dark, a task that leads to rest gets the hues of evening; work only gives up its blue. */
  readonly nightHue: Degrees;
}

const LOW_BETA = { min: 12.5, max: 14.5 } as const;
const ALPHA = { min: 8.5, max: 11 } as const;
const THETA = { min: 4.5, max: 8 } as const;
const DELTA = { min: 1.5, max: 4 } as const;

/** The product's convention (evidence mixed): low Beta for work, Alpha for ideas and ease, Theta and Delta for rest. */
const PLANS: Readonly<Record<TaskIntent, TaskPlan>> = {
  deep_focus_coding: { centerHz: 14, centerRangeHz: LOW_BETA, globalHz: 6, hue: 205, nightHue: 185 },
  debugging: { centerHz: 14, centerRangeHz: LOW_BETA, globalHz: 6, hue: 195, nightHue: 180 },
  deep_reading_analysis: { centerHz: 13, centerRangeHz: LOW_BETA, globalHz: 5, hue: 205, nightHue: 180 },
  study_memorise: { centerHz: 13, centerRangeHz: LOW_BETA, globalHz: 5, hue: 180, nightHue: 150 },
  creative_ideation: { centerHz: 10, centerRangeHz: ALPHA, globalHz: 5, hue: 275, nightHue: 130 },
  creative_writing: { centerHz: 9.5, centerRangeHz: ALPHA, globalHz: 4, hue: 270, nightHue: 40 },
  design_visual: { centerHz: 10.5, centerRangeHz: ALPHA, globalHz: 5, hue: 265, nightHue: 140 },
  meetings_calls: { centerHz: 12.5, centerRangeHz: LOW_BETA, globalHz: 5, hue: 170, nightHue: 150 },
  routine_admin: { centerHz: 12.5, centerRangeHz: LOW_BETA, globalHz: 6, hue: 165, nightHue: 40 },
  vigilance_trading: { centerHz: 14.5, centerRangeHz: LOW_BETA, globalHz: 7, hue: 190, nightHue: 185 },
  relaxed_reading: { centerHz: 9, centerRangeHz: ALPHA, globalHz: 3, hue: 130, nightHue: 40 },
  meditation_calm: { centerHz: 6, centerRangeHz: THETA, globalHz: 0.1, hue: 140, nightHue: 38 },
  sleep_winddown: { centerHz: 2, centerRangeHz: DELTA, globalHz: 0.1, hue: 35, nightHue: 30 },
  nap_recovery: { centerHz: 5, centerRangeHz: THETA, globalHz: 0.1, hue: 120, nightHue: 35 },
  energy_wakeup: { centerHz: 14.5, centerRangeHz: LOW_BETA, globalHz: 7, hue: 190, nightHue: 180 },
  stress_relief: { centerHz: 9, centerRangeHz: ALPHA, globalHz: 0.1, hue: 140, nightHue: 40 },
  exercise_movement: { centerHz: 14.5, centerRangeHz: LOW_BETA, globalHz: 7, hue: 55, nightHue: 50 },
};

/** How a stated mood moves the value inside a task's range. */
export type Mood = 'tired' | 'tense' | 'none';

const MOOD_SHIFT_HZ: Readonly<Record<Mood, Hertz>> = { tired: 0.5, tense: -0.5, none: 0 };

const NIGHT_HOURS = { from: 21, until: 6 } as const;

export function isAfterDark(localHour: number | undefined): boolean {
  return localHour !== undefined && (localHour >= NIGHT_HOURS.from || localHour < NIGHT_HOURS.until);
}

export interface TaskQuestion {
  readonly intent: TaskIntent;
  readonly mood: Mood;
  readonly displayRefreshHz?: Hertz | undefined;
  readonly localHour?: number | undefined;
}

export function settingsForTask({ intent, mood, displayRefreshHz, localHour }: TaskQuestion): OfferedSettings {
  const { centerHz, centerRangeHz, globalHz, hue, nightHue } = PLANS[intent];
  const moved = clamp(centerHz + MOOD_SHIFT_HZ[mood], centerRangeHz.min, centerRangeHz.max);
  const shownHue = isAfterDark(localHour) ? nightHue : hue;
  const visualHue = intent === 'sleep_winddown' ? eveningHue(shownHue) : shownHue;
  return offerSettings({ centerModulationHz: moved, globalModulationHz: globalHz, visualHue }, displayRefreshHz);
}
