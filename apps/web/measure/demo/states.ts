import type { Page } from 'playwright';
import type { PageState, Visitor } from '../../pictures/state.ts';

const API = '**/api/ai-suggestion';
/** The rest of an answer that is none. */
const FAILED = { code: 'server/failed', requestId: 'none' };
const FAILURE = 'Provider timed out';
const NO_KEY = 'API Key is missing';

const path = '/demo';

/** What the demo can look like, and how one comes to see it. */
export const DEMO_STATES: readonly PageState[] = [
  { path, name: 'welcome', shows: 'Start Demo Experience' },
  { path, name: 'answered', steps: answer, shows: 'With these answers the light may flicker.' },
  { path, name: 'on', steps: start, shows: 'Enhancing your cognitive state' },
  { path, name: 'chat-error', steps: (visitor) => askInVain(visitor, FAILURE), shows: FAILURE },
  { path, name: 'amber-notice', steps: (visitor) => askInVain(visitor, NO_KEY), shows: 'API Key Required' },
  { path, name: 'chat-reply', steps: askAndRead, shows: /^Applied at/ },
  { path, name: 'reading', steps: openTab('Focus Reading'), shows: 'New article' },
  { path, name: 'film', steps: openTab('Video Demo'), shows: /guard is strict/ },
  { path, name: 'editor', steps: openTab('Code Editor'), shows: 'A moving average' },
  { path, name: 'fine-tune', steps: openFineTune, shows: '1 Hz test pulse' },
  { path, name: 'sheet', isPhoneOnly: true, steps: openSheet, shows: 'AI-optimized for your current task' },
  { path, name: 'felt-wrong', steps: feelWrong, shows: 'What did you feel?' },
  { path, name: 'light-questions', steps: openQuestions, shows: 'Save my answers' },
  { path, name: 'still', steps: startStill, shows: 'Still tint' },
  { path, name: 'unclear', steps: askUnclearly, shows: 'Calm' },
  { path, name: 'own-presets', steps: savePreset, shows: /^Late evening/ },
  { path, name: 'link', arrive: () => '#v1~g6~c14', steps: closeWelcome, shows: /^These settings came with the link/ },
  { path, name: 'tracks', steps: openTracks, shows: 'Desert Wind' },
];

/** The four that most people see. */
export const MAIN_STATES = ['welcome', 'on', 'amber-notice', 'editor'];

async function answer({ page }: Visitor): Promise<void> {
  const no = page.getByRole('dialog').getByRole('radio', { name: 'No', exact: true });
  for (let question = 0; question < 4; question += 1) await no.nth(question).click();
}

async function begin({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Start Demo Experience' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('body > canvas').waitFor({ state: 'attached' });
}

async function start(visitor: Visitor): Promise<void> {
  await answer(visitor);
  await begin(visitor);
  await openSheetOnPhone(visitor.page);
}

async function startStill(visitor: Visitor): Promise<void> {
  await begin(visitor);
}

/** On a telephone the controls are in a sheet. */
async function openSheetOnPhone(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: /^Session Controls/ });
  if (await handle.isVisible()) await handle.click();
}

async function openSheet(visitor: Visitor): Promise<void> {
  await start(visitor);
}

async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole('textbox', { name: "Tell me what you're working on" });
  await field.fill(question);
  await field.press('Enter');
}

async function askInVain(visitor: Visitor, error: string): Promise<void> {
  const { page } = visitor;
  await answer(visitor);
  await begin(visitor);
  await page.route(API, (route) => route.fulfill({ status: 500, json: { ...FAILED, error } }));
  await ask(page, 'coding');
}

async function askAndRead(visitor: Visitor): Promise<void> {
  await answer(visitor);
  await begin(visitor);
  await ask(visitor.page, 'I need deep focus for coding');
}

function openTab(name: string): (visitor: Visitor) => Promise<void> {
  return async (visitor) => {
    await answer(visitor);
    await begin(visitor);
    await visitor.page.getByRole('tab', { name, exact: true }).click();
  };
}

async function openFineTune(visitor: Visitor): Promise<void> {
  await start(visitor);
  await visitor.page.getByRole('button', { name: 'Fine-tune Performance' }).click();
}

async function feelWrong(visitor: Visitor): Promise<void> {
  await answer(visitor);
  await begin(visitor);
  await visitor.page.getByRole('button', { name: 'The light felt wrong' }).click();
}

async function openQuestions(visitor: Visitor): Promise<void> {
  await begin(visitor);
  await openSheetOnPhone(visitor.page);
  await visitor.page.getByRole('button', { name: 'Open the light questions' }).click();
}

async function askUnclearly(visitor: Visitor): Promise<void> {
  await answer(visitor);
  await begin(visitor);
  await ask(visitor.page, 'zorbl');
  await visitor.page.getByRole('group', { name: 'Choose the closest' }).waitFor();
}

async function savePreset(visitor: Visitor): Promise<void> {
  await answer(visitor);
  await begin(visitor);
  const field = visitor.page.getByLabel('Save these settings as');
  await field.fill('Late evening');
  await field.press('Enter');
}

async function closeWelcome({ page }: Visitor): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openTracks(visitor: Visitor): Promise<void> {
  await start(visitor);
  await visitor.page.getByRole('radio', { name: 'Ambient', exact: true }).click();
  await visitor.page.getByRole('combobox', { name: 'Nature Track' }).click();
}
