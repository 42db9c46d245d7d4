import type { QuerySet } from './figures.ts';
import { KEPT_APART_CONTROLS, KEPT_APART_HARMLESS } from './kept-apart-controls.ts';
import { KEPT_APART_TASKS } from './kept-apart-tasks.ts';
import { OWN_CONTROLS, OWN_HARMLESS } from './own-controls.ts';
import { OWN_TASKS } from './own-tasks.ts';
import { labelledQueries, refinementQueries } from './query-shape.ts';
import { USED_EIGHTH_HELD_BACK, USED_EIGHTH_TUNED } from './used-eighth-refinements.ts';
import { USED_FIFTH_CONTROLS, USED_FIFTH_HARMLESS } from './used-fifth-controls.ts';
import { USED_FIFTH_TASKS } from './used-fifth-tasks.ts';
import { USED_FIRST_CONTROLS, USED_FIRST_HARMLESS } from './used-first-controls.ts';
import { USED_FIRST_TASKS } from './used-first-tasks.ts';
import { USED_FOURTH_CONTROLS, USED_FOURTH_HARMLESS } from './used-fourth-controls.ts';
import { USED_FOURTH_TASKS } from './used-fourth-tasks.ts';
import { USED_NINTH_REFINEMENTS } from './used-ninth-refinements.ts';
import { USED_SECOND_CONTROLS, USED_SECOND_HARMLESS } from './used-second-controls.ts';
import { USED_SECOND_TASKS } from './used-second-tasks.ts';
import { USED_SEVENTH_CONTROLS, USED_SEVENTH_HARMLESS } from './used-seventh-controls.ts';
import { USED_SEVENTH_TASKS } from './used-seventh-tasks.ts';
import { USED_SIXTH_CONTROLS, USED_SIXTH_HARMLESS } from './used-sixth-controls.ts';
import { USED_SIXTH_TASKS } from './used-sixth-tasks.ts';
import { USED_THIRD_CONTROLS, USED_THIRD_HARMLESS } from './used-third-controls.ts';
import { USED_THIRD_TASKS } from './used-third-tasks.ts';

/** What the lists grew with: our first sentences, and nine later sets, each counted fresh before it was used. */
export const OWN: QuerySet = {
  name: 'own',
  items: [
    ...labelledQueries({ name: 'own', tasks: OWN_TASKS, controls: OWN_CONTROLS, harmless: OWN_HARMLESS }),
    ...labelledQueries({
      name: 'used-1',
      tasks: USED_FIRST_TASKS,
      controls: USED_FIRST_CONTROLS,
      harmless: USED_FIRST_HARMLESS,
    }),
    ...labelledQueries({
      name: 'used-2',
      tasks: USED_SECOND_TASKS,
      controls: USED_SECOND_CONTROLS,
      harmless: USED_SECOND_HARMLESS,
    }),
    ...labelledQueries({
      name: 'used-3',
      tasks: USED_THIRD_TASKS,
      controls: USED_THIRD_CONTROLS,
      harmless: USED_THIRD_HARMLESS,
    }),
    ...labelledQueries({
      name: 'used-4',
      tasks: USED_FOURTH_TASKS,
      controls: USED_FOURTH_CONTROLS,
      harmless: USED_FOURTH_HARMLESS,
    }),
    ...labelledQueries({
      name: 'used-5',
      tasks: USED_FIFTH_TASKS,
      controls: USED_FIFTH_CONTROLS,
      harmless: USED_FIFTH_HARMLESS,
    }),
    ...labelledQueries({
      name: 'used-6',
      tasks: USED_SIXTH_TASKS,
      controls: USED_SIXTH_CONTROLS,
      harmless: USED_SIXTH_HARMLESS,
    }),
    ...labelledQueries({
      name: 'used-7',
      tasks: USED_SEVENTH_TASKS,
      controls: USED_SEVENTH_CONTROLS,
      harmless: USED_SEVENTH_HARMLESS,
    }),
    ...refinementQueries('used-8-tuned', USED_EIGHTH_TUNED),
    ...refinementQueries('used-8-held', USED_EIGHTH_HELD_BACK),
    ...refinementQueries('used-9', USED_NINTH_REFINEMENTS),
  ],
};

/** What no list was made from. Three of its changes were known as misses when the lists of changes were last widened. */
export const KEPT_APART: QuerySet = {
  name: 'kept-apart',
  items: labelledQueries({
    name: 'kept-apart',
    tasks: KEPT_APART_TASKS,
    controls: KEPT_APART_CONTROLS,
    harmless: KEPT_APART_HARMLESS,
  }),
};
