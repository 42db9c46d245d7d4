export const TASK_INTENTS = [
  'deep_focus_coding',
  'debugging',
  'deep_reading_analysis',
  'study_memorise',
  'creative_ideation',
  'creative_writing',
  'design_visual',
  'meetings_calls',
  'routine_admin',
  'vigilance_trading',
  'relaxed_reading',
  'meditation_calm',
  'sleep_winddown',
  'nap_recovery',
  'energy_wakeup',
  'stress_relief',
  'exercise_movement',
] as const;
export type TaskIntent = (typeof TASK_INTENTS)[number];

/** A way to be. The other intents are something to do, which outranks it. */
export const STATE_INTENTS: ReadonlySet<TaskIntent> = new Set([
  'meditation_calm',
  'sleep_winddown',
  'nap_recovery',
  'energy_wakeup',
  'stress_relief',
]);

export const INTENTS = [
  ...TASK_INTENTS,
  'refinement',
  'off_topic_unclear',
  'prompt_injection',
  'medical_claim',
  'unsafe_medical',
] as const;
export type Intent = (typeof INTENTS)[number];
