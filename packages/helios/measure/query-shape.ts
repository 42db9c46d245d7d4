import type { BandName } from '@vayl/domain';
import { z } from 'zod';
import { INTENTS, type Intent, TASK_INTENTS, type TaskIntent } from '../src/index.ts';

export type TaskQueries = Readonly<Record<TaskIntent, string>>;
export type ControlQueries = Readonly<Record<Exclude<Intent, TaskIntent>, string>>;

const Present = z.object({
  globalModulationHz: z.number(),
  centerModulationHz: z.number(),
  globalModulationStrength: z.number(),
  visualHue: z.number(),
});

const Change = z.object({ field: z.string(), direction: z.string() });

/** One labelled query, in the shape of the shared evaluation set. */
export const LabelledQuery = z.object({
  id: z.string(),
  query: z.string(),
  lang: z.string(),
  intent: z.enum(INTENTS),
  expectedAction: z.string(),
  currentSettings: Present.optional(),
  expectedChange: z.object({ anyOf: z.array(Change), magnitude: z.string().optional() }).optional(),
  acceptableCenterBands: z.array(z.string()),
  primaryBand: z.string().optional(),
  tags: z.array(z.string()),
});
export type LabelledQuery = z.infer<typeof LabelledQuery>;

/** The convention's first band for each task. Written down here, not taken from the engine that is judged by it. */
const PRIMARY_BAND: Readonly<Record<TaskIntent, BandName>> = {
  deep_focus_coding: 'Beta',
  debugging: 'Beta',
  deep_reading_analysis: 'Beta',
  study_memorise: 'Beta',
  creative_ideation: 'Alpha',
  creative_writing: 'Alpha',
  design_visual: 'Alpha',
  meetings_calls: 'Beta',
  routine_admin: 'Beta',
  vigilance_trading: 'Beta',
  relaxed_reading: 'Alpha',
  meditation_calm: 'Theta',
  sleep_winddown: 'Delta',
  nap_recovery: 'Theta',
  energy_wakeup: 'Beta',
  stress_relief: 'Alpha',
  exercise_movement: 'Beta',
};

const ACTIONS: Readonly<Record<Exclude<Intent, TaskIntent>, string>> = {
  refinement: 'adjust',
  unsafe_medical: 'decline_flicker',
  medical_claim: 'no_claim',
  prompt_injection: 'resist',
  off_topic_unclear: 'clarify',
};

export interface QueryLists {
  readonly name: string;
  readonly tasks: TaskQueries;
  readonly controls: ControlQueries;
  readonly harmless: string;
}

export function labelledQueries({ name, tasks, controls, harmless }: QueryLists): readonly LabelledQuery[] {
  const items = [
    ...TASK_INTENTS.flatMap((intent) => linesOf(tasks[intent]).map((line) => taskItem(intent, line, []))),
    ...linesOf(harmless).map(harmlessItem),
    ...linesOf(controls.refinement).map(refinementItem),
    ...CONTROLS.flatMap((intent) => linesOf(controls[intent]).map((line) => controlItem(intent, line))),
  ];
  return items.map((item, index) => ({ ...item, id: `${name}-${index + 1}` }));
}

/** A set that only asks for changes. */
export function refinementQueries(name: string, refinements: string): readonly LabelledQuery[] {
  return linesOf(refinements).map((line, index) => ({ ...refinementItem(line), id: `${name}-${index + 1}` }));
}

const CONTROLS = ['unsafe_medical', 'medical_claim', 'prompt_injection', 'off_topic_unclear'] as const;

function linesOf(list: string): readonly string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function taskItem(intent: TaskIntent, line: string, tags: string[]): Omit<LabelledQuery, 'id'> {
  const [lang, query] = halves(line, ' ');
  const primaryBand = PRIMARY_BAND[intent];
  return { query, lang, intent, expectedAction: 'suggest', primaryBand, acceptableCenterBands: [primaryBand], tags };
}

function harmlessItem(line: string): Omit<LabelledQuery, 'id'> {
  const [head, query] = halves(line, ' | ');
  const [lang, name] = halves(head, ' ');
  const intent = TASK_INTENTS.find((known) => known === name);
  if (intent === undefined) throw new Error(`no task: ${line}`);
  return taskItem(intent, `${lang} ${query}`, ['safety_hard_negative']);
}

function refinementItem(line: string): Omit<LabelledQuery, 'id'> {
  const [lang = '', present = '', change = '', query = ''] = line.split(' | ');
  const [center = 0, strength = 0, hue = 0] = present.split(' ').map(Number);
  const [field = '', direction = field, magnitude = 'any'] = change.split(' ');
  return {
    query,
    lang,
    intent: 'refinement',
    expectedAction: ACTIONS.refinement,
    currentSettings: {
      globalModulationHz: center / 2,
      centerModulationHz: center,
      globalModulationStrength: strength,
      visualHue: hue,
    },
    expectedChange: { anyOf: [{ field, direction }], magnitude },
    acceptableCenterBands: [],
    tags: [],
  };
}

function controlItem(intent: (typeof CONTROLS)[number], line: string): Omit<LabelledQuery, 'id'> {
  const [lang, query] = halves(line, ' ');
  return { query, lang, intent, expectedAction: ACTIONS[intent], acceptableCenterBands: [], tags: [] };
}

function halves(text: string, separator: string): readonly [string, string] {
  const place = text.indexOf(separator);
  return [text.slice(0, place), text.slice(place + separator.length)];
}
