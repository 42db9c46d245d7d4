import { until } from '../../../../../tools/waiting/until.ts';
import { type Act, type Actor, BY_ITS_OWN_CLOCK, button, isThere, settle } from './act.ts';

const TABS = ['Focus Reading', 'Video Demo', 'Code Editor'] as const;

export const PRACTICE_ACTS: readonly Act[] = [
  { name: 'tab', weight: 5, run: (actor) => openTab(actor, actor.chance.pick(TABS)) },
  { name: 'film', weight: 3, run: playOrPause },
  { name: 'code', weight: 2, run: runCode },
  { name: 'article', weight: 2, run: newArticle },
  { name: 'tick', weight: 2, run: tick },
];

/** What a tab needs comes over the wire while the page's time stands still. */
async function openTab(actor: Actor, name: (typeof TABS)[number]): Promise<string> {
  const { page } = actor;
  await page.getByRole('tab', { name, exact: true }).click();
  if (name === 'Code Editor') await page.locator('.code-editor .cm-content').waitFor();
  if (name === 'Video Demo') await page.locator('video').waitFor();
  await settle(actor);
  return name;
}

async function playOrPause(actor: Actor): Promise<string> {
  const { page } = actor;
  const film = page.locator('video');
  if (!(await isThere(film))) await openTab(actor, 'Video Demo');
  const isPaused = () => film.evaluate((video) => video instanceof HTMLVideoElement && video.paused);
  const wasPaused = await isPaused();
  await film.focus();
  await page.keyboard.press('Space');
  await until('the pause', async () => (await isPaused()) !== wasPaused, BY_ITS_OWN_CLOCK);
  return wasPaused ? 'plays' : 'rests';
}

async function runCode(actor: Actor): Promise<string> {
  const { page, chance } = actor;
  await openTab(actor, 'Code Editor');
  await page.locator('.code-editor .cm-content').focus();
  await page.keyboard.type(`// ${chance.whole(0, 99)}\n`);
  await button(actor, 'Run').click();
  const status = page.locator('.coding-status');
  await until(
    'the code to run',
    async () => !['', 'Running...'].includes((await status.textContent()) ?? ''),
    BY_ITS_OWN_CLOCK,
  );
  await settle(actor);
  if (chance.isTrue(0.3)) await button(actor, 'Reset code').click();
  return 'run';
}

async function newArticle(actor: Actor): Promise<string> {
  await openTab(actor, 'Focus Reading');
  await button(actor, 'New article').click();
  await settle(actor);
  return 'asked';
}

async function tick({ page, chance }: Actor): Promise<string> {
  const boxes = page.getByRole('region', { name: 'Try It Out' }).getByRole('checkbox');
  const index = chance.whole(0, (await boxes.count()) - 1);
  await boxes.nth(index).click();
  return String(index);
}
