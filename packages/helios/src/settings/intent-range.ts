import { clamp, type Hertz } from '@vayl/domain';
import type { TaskIntent } from '../intents.ts';
import type { OfferedSettings } from './clamp.ts';

interface IntentRange {
  readonly centerHz: { readonly min: Hertz; readonly max: Hertz };
  readonly mostGlobalHz: Hertz;
}

/**
 * Where a rate still agrees with the convention for a task. The convention's Beta reaches higher; here it ends below
 * the rates that provoke most, and Gamma would need a wish that nobody can utter yet.
 */
const LOW_BETA = { min: 12.1, max: 14.9 } as const;

const RANGES: Readonly<Record<TaskIntent, IntentRange>> = {
  deep_focus_coding: { centerHz: LOW_BETA, mostGlobalHz: 12 },
  debugging: { centerHz: LOW_BETA, mostGlobalHz: 12 },
  deep_reading_analysis: { centerHz: { min: 10, max: LOW_BETA.max }, mostGlobalHz: 10 },
  study_memorise: { centerHz: { min: 5, max: LOW_BETA.max }, mostGlobalHz: 10 },
  creative_ideation: { centerHz: { min: 5, max: 12 }, mostGlobalHz: 8 },
  creative_writing: { centerHz: { min: 5, max: 12 }, mostGlobalHz: 8 },
  design_visual: { centerHz: { min: 8.1, max: LOW_BETA.max }, mostGlobalHz: 10 },
  meetings_calls: { centerHz: { min: 9, max: LOW_BETA.max }, mostGlobalHz: 10 },
  routine_admin: { centerHz: { min: 10, max: LOW_BETA.max }, mostGlobalHz: 10 },
  vigilance_trading: { centerHz: LOW_BETA, mostGlobalHz: 12 },
  relaxed_reading: { centerHz: { min: 6, max: 11 }, mostGlobalHz: 6 },
  meditation_calm: { centerHz: { min: 4.1, max: 10 }, mostGlobalHz: 5 },
  sleep_winddown: { centerHz: { min: 0.5, max: 6 }, mostGlobalHz: 3 },
  nap_recovery: { centerHz: { min: 2, max: 10 }, mostGlobalHz: 4 },
  energy_wakeup: { centerHz: LOW_BETA, mostGlobalHz: 12 },
  stress_relief: { centerHz: { min: 5, max: 11 }, mostGlobalHz: 6 },
  exercise_movement: { centerHz: LOW_BETA, mostGlobalHz: 12 },
};

/** The nearest rates that agree with the task. */
export function snapToIntent(intent: TaskIntent, proposed: OfferedSettings): OfferedSettings {
  const { centerHz, mostGlobalHz } = RANGES[intent];
  return {
    ...proposed,
    centerModulationHz: clamp(proposed.centerModulationHz, centerHz.min, centerHz.max),
    globalModulationHz: Math.min(proposed.globalModulationHz, mostGlobalHz),
  };
}
