import type { Chance } from '../visit/chance.ts';
import { type Act, type Actor, isSessionOn } from './act.ts';
import { CHAT_ACTS } from './chat-acts.ts';
import { CONTROL_ACTS, HEAR_AGAIN } from './control-acts.ts';
import { PRACTICE_ACTS } from './practice-acts.ts';
import { PRESET_ACTS } from './preset-acts.ts';
import { ANSWER_QUESTIONS, SAFETY_ACTS } from './safety-acts.ts';

const SWITCH_ON: Act = {
  name: 'switch on',
  weight: 1,
  isOffered: async (actor) => !(await isSessionOn(actor)),
  run: async ({ page }) => {
    await page.getByRole('switch', { name: 'Session', exact: true }).click();
    return 'Session';
  },
};

const ACTS: readonly [Act, ...Act[]] = [
  SWITCH_ON,
  ...CONTROL_ACTS,
  ...PRESET_ACTS,
  ...CHAT_ACTS,
  ...PRACTICE_ACTS,
  ...SAFETY_ACTS,
];

/** Without these, a run of chance would be dark, still or silent for most of its time. */
const FIRST: readonly { readonly act: Act; readonly share: number }[] = [
  { act: SWITCH_ON, share: 0.75 },
  { act: ANSWER_QUESTIONS, share: 0.4 },
  { act: HEAR_AGAIN, share: 0.5 },
];

/**
 * Everything once, before chance decides: first what the practice area loads, then the rest in an order that is drawn.
 * What is fetched for its first use then belongs to the first minute, and not to what a long visit adds.
 */
export function firstRound(chance: Chance): Act[] {
  const rest = ACTS.filter((act) => !PRACTICE_ACTS.includes(act)).map((act) => ({ act, at: chance.next() }));
  return [...PRACTICE_ACTS, ...rest.toSorted((a, b) => a.at - b.at).map(({ act }) => act)];
}

/** What is done next; only what the page offers now. Takes what it can from those that have not been done yet. */
export async function drawAct(actor: Actor, undone: Act[]): Promise<Act> {
  const { chance } = actor;
  const wanted = FIRST.filter(({ share }) => chance.isTrue(share));
  for (const { act } of wanted) if (await isOffered(act, actor)) return act;
  for (const [index, act] of undone.entries()) {
    if (!(await isOffered(act, actor))) continue;
    undone.splice(index, 1);
    return act;
  }
  while (true) {
    const act = chance.weighted(ACTS);
    if (await isOffered(act, actor)) return act;
  }
}

async function isOffered(act: Act, actor: Actor): Promise<boolean> {
  return act.isOffered === undefined || act.isOffered(actor);
}
