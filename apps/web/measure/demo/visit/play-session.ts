import { progressOf } from '../../../../../tools/measure/progress.ts';
import { type Act, type Actor, settle } from '../acts/act.ts';
import { drawAct, firstRound } from '../acts/all-acts.ts';
import { Chance } from './chance.ts';
import { FRAMES_PER_SECOND, HeldVisit, type HeldVisitOptions, type Mark } from './held-visit.ts';
import { type HeardSettings, readSettings } from './read-settings.ts';

/** Between two acts, so long that whatever is set is written down before the next, and something steady is heard. */
const LEAST_REST_FRAMES = 50;
const MOST_REST_FRAMES = 140;
/** More than a run of this length can need: what opens and closes takes page time of its own. */
const SPARE_SECONDS = 20;

export interface SessionOptions extends Omit<HeldVisitOptions, 'seconds'> {
  readonly frames: number;
  readonly marks?: readonly Mark[];
  /** Stops after so many acts. */
  readonly mostActs?: number;
}

/** One act: what was done, when it is heard, and what is set after it. */
export interface Done {
  readonly name: string;
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly line: string;
  readonly heard: HeardSettings;
}

export interface Played {
  readonly visit: HeldVisit;
  readonly done: readonly Done[];
}

/** Ten minutes, or less, of somebody who tries everything. The visit is open still, for whoever wants its sound. */
export async function playSession({ frames, marks = [], mostActs, ...options }: SessionOptions): Promise<Played> {
  const visit = await HeldVisit.open({ ...options, seconds: frames / FRAMES_PER_SECOND + SPARE_SECONDS });
  const actor: Actor = { visit, page: visit.page, chance: new Chance(options.seed) };
  const progress = progressOf('the run', frames);
  visit.setMarks(marks);
  const undone = firstRound(actor.chance);
  const done = [await start(actor)];
  while (visit.frames < frames && done.length < (mostActs ?? Infinity)) {
    const before = visit.frames;
    const one = await doNext(actor, undone);
    done.push(one);
    for (let frame = before; frame < visit.frames; frame += 1) progress.advance();
    if (one.name.startsWith('FAILED')) break;
  }
  progress.end();
  return { visit, done };
}

async function start(actor: Actor): Promise<Done> {
  const { page, visit } = actor;
  await page.goto('/demo', { waitUntil: 'networkidle' });
  await settle(actor, 30);
  const dialog = page.getByRole('dialog');
  const no = dialog.getByRole('radio', { name: 'No', exact: true });
  for (let question = 0; question < 4; question += 1) await no.nth(question).click();
  await dialog.getByRole('button', { name: 'Start Demo Experience' }).click();
  await page.locator('body > canvas[aria-hidden=true]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settle(actor, LEAST_REST_FRAMES);
  return { name: 'start', fromSeconds: 0, toSeconds: visit.soundSeconds, ...(await readSettings(page)) };
}

async function doNext(actor: Actor, undone: Act[]): Promise<Done> {
  const { visit, page, chance } = actor;
  const fromSeconds = visit.soundSeconds;
  const name = await attempt(actor, undone);
  const toSeconds = visit.soundSeconds;
  await settle(actor, chance.whole(LEAST_REST_FRAMES, MOST_REST_FRAMES));
  return { name, fromSeconds, toSeconds, ...(await readSettings(page)) };
}

/** A control that cannot be used is a failure of the page like any other, and ends the run. */
async function attempt(actor: Actor, undone: Act[]): Promise<string> {
  const act = await drawAct(actor, undone);
  try {
    return `${act.name}: ${await act.run(actor)}`;
  } catch (cause) {
    const [why = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    actor.visit.complain(`could not be done: ${act.name}: ${why}`);
    return `FAILED ${act.name}`;
  }
}
