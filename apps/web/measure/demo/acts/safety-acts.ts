import { type Act, type Actor, button, isThere, settle } from './act.ts';

const [FELT_WRONG, OPEN_QUESTIONS, ALLOW_MOTION] = [
  'The light felt wrong',
  'Open the light questions',
  'Allow flicker for this session',
];
/** How long a page stays hidden, and a system asks for less motion. */
const AWAY_FRAMES = 20;

export const SAFETY_ACTS: readonly Act[] = [
  { name: 'Esc', weight: 2, run: pressEscape },
  { name: 'stop', weight: 2, isOffered: (actor) => isThere(button(actor, STOP)), run: pressStop },
  { name: 'felt wrong', weight: 2, isOffered: (actor) => isThere(button(actor, FELT_WRONG)), run: feltWrong },
  { name: 'hide the page', weight: 2, run: hideAndShow },
  { name: 'less motion', weight: 2, isOffered: isFlickerAllowed, run: lessMotion },
];

/** Drawn whenever the light may not flicker, so that most of a run has light to judge. */
export const ANSWER_QUESTIONS: Act = {
  name: 'answer the questions',
  weight: 1,
  isOffered: async (actor) => !(await isFlickerAllowed(actor)),
  run: answerQuestions,
};

const STOP = /^Stop the light/;

async function pressEscape({ page }: Actor): Promise<string> {
  await page.keyboard.press('Escape');
  return 'pressed';
}

async function pressStop(actor: Actor): Promise<string> {
  await button(actor, STOP).first().click();
  return 'pressed';
}

async function feltWrong(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  await button(actor, FELT_WRONG).click();
  await settle(actor);
  const dialog = page.getByRole('dialog', { name: 'The light is off' });
  const says = chance.isTrue(0.5);
  if (says) {
    await dialog.getByRole('checkbox').nth(chance.whole(0, 6)).click();
    await dialog.getByRole('button', { name: 'Keep this note' }).click();
  } else await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await settle(actor);
  return says ? 'said what' : 'said nothing';
}

async function answerQuestions(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  await button(actor, OPEN_QUESTIONS).click();
  await settle(actor);
  const dialog = page.getByRole('dialog', { name: 'Light questions' });
  const yesAt = chance.isTrue(0.25) ? chance.whole(0, 3) : -1;
  for (let question = 0; question < 4; question += 1) {
    const name = question === yesAt ? 'Yes' : 'No';
    await dialog.getByRole('radio', { name, exact: true }).nth(question).click();
  }
  await settle(actor, 2);
  const lift = dialog.getByRole('checkbox');
  if (yesAt < 0 && (await isThere(lift))) await lift.click();
  await dialog.getByRole('button', { name: 'Save my answers' }).click();
  await settle(actor);
  return yesAt < 0 ? 'four times no' : `yes to ${yesAt}`;
}

/** As a browser tells a page that another tab is in front of it. */
async function hideAndShow(actor: Actor): Promise<string> {
  await actor.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await settle(actor, AWAY_FRAMES);
  await actor.page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  return 'and shown';
}

async function isFlickerAllowed(actor: Actor): Promise<boolean> {
  return !(await isThere(actor.page.locator('.v-flicker')));
}

async function lessMotion(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  const allow = button(actor, ALLOW_MOTION);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await allow.waitFor();
  await settle(actor, AWAY_FRAMES);
  const optsIn = chance.isTrue(0.5);
  if (optsIn) await allow.click();
  await settle(actor, AWAY_FRAMES);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await allow.waitFor({ state: 'hidden' });
  return optsIn ? 'and flicker by choice' : 'and back';
}
