import { ERROR_TEXT, EXAMPLE_PROMPTS } from '@vayl/domain';
import type { Page } from 'playwright';
import { DEMO } from '../../content/demo.content.ts';
import { EDITOR, EXERCISE, PRACTICE } from '../../content/practice.content.ts';
import { cutOff, fill, press } from '../acts.ts';
import type { PageState } from '../state.ts';
import { DEMO_TIME_STATES } from './demo-time.ts';
import { answer, begun, openControls, path, start } from './demo-visit.ts';

const SUGGESTION = '/api/ai-suggestion';

const chooseTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function ask(page: Page, question: string): Promise<void> {
  await fill(page, { "Tell me what you're working on": question });
  await press(page, 'Send');
}

/** Puts code into the editor in place of what is there, and runs it. */
async function runCode(page: Page, code: string): Promise<void> {
  await chooseTab(page, PRACTICE.tabs.coding);
  await page.getByRole('textbox', { name: EDITOR.name }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
  await press(page, EXERCISE.run);
}

const RIGHT_CODE = [
  'function movingAverage(list, size) {',
  '  const runs = list.slice(size - 1).map((_, at) => list.slice(at, at + size));',
  '  return runs.map((run) => run.reduce((sum, one) => sum + one) / size);',
  '}',
].join('\n');
/** Right for runs of one only. */
const WRONG_CODE = 'function movingAverage(list, size) {\n  console.log(size);\n  return list;\n}';

/** As a browser without a graphics card may. */
const REFUSE_WEBGL = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
  };
}`;

/** Somebody who came by a link has closed the welcome. */
function linked(name: string, fragment: string, shows: string): PageState {
  return { path, name, shows, arrive: () => fragment, steps: ({ page }) => press(page, 'Close') };
}

const STATES: readonly PageState[] = [
  { path, name: 'answered', isOneScreen: true, steps: ({ page }) => answer(page, 'No'), shows: DEMO.start },
  begun('on', 'Veil on', () => Promise.resolve()),
  { path, name: 'still', steps: ({ page }) => start(page, 'Yes'), shows: 'Still tint' },
  begun('answered-by-helios', /^Applied at/, (page) => press(page, EXAMPLE_PROMPTS[0])),
  begun('chat-error', ERROR_TEXT['suggestion/failed'], async (page) => {
    await cutOff(page, SUGGESTION);
    await press(page, EXAMPLE_PROMPTS[0]);
  }),
  begun('api-key', ERROR_TEXT['chat/api-key-required'], async (page) => {
    const json = { error: 'The API Key is missing', code: 'suggestion/failed', requestId: 'none' };
    await page.route(`**${SUGGESTION}`, (route) => route.fulfill({ status: 500, json }));
    await press(page, EXAMPLE_PROMPTS[0]);
  }),
  begun('video', PRACTICE.tabs.video, (page) => chooseTab(page, PRACTICE.tabs.video)),
  begun('code', EXERCISE.title, (page) => chooseTab(page, PRACTICE.tabs.coding)),
  {
    ...begun('fine-tune', 'Waveform', async (page) => {
      await openControls(page);
      await press(page, 'Fine-tune Performance');
      await page.getByText('Waveform', { exact: true }).scrollIntoViewIfNeeded();
    }),
    // A picture of the whole page is taken by making the window as high, at which browsers briefly narrow it.
    isOneScreen: true,
  },
  {
    ...begun('tracks', 'Desert Wind', async (page) => {
      await openControls(page);
      await page.getByRole('radio', { name: 'Ambient', exact: true }).click();
      await page.getByRole('combobox', { name: 'Nature Track' }).click();
    }),
    isOneScreen: true,
  },
  { ...begun('sheet', 'AI-optimized for your current task', openControls), isPhoneOnly: true, isOneScreen: true },
  begun('felt-wrong', 'What did you feel?', (page) => press(page, 'The light felt wrong')),
  {
    path,
    name: 'light-questions',
    steps: async ({ page }) => {
      await start(page, 'Yes');
      // On a telephone beside the page; in the sheet there is one more.
      await press(page, 'Open the light questions');
    },
    shows: 'Save my answers',
  },
  {
    ...begun('kept-answers', DEMO.welcome.kept, async (page) => {
      await page.reload({ waitUntil: 'networkidle' });
    }),
    isOneScreen: true,
  },
  {
    ...begun('own-presets', /^Late evening/, async (page) => {
      await fill(page, { 'Save these settings as': 'Late evening' });
      await press(page, 'Save');
    }),
    isOneScreen: true,
  },
  linked('link', '#v1~g6~c14', 'These settings came with the link you opened.'),
  linked('link-unreadable', '#v1~g', ERROR_TEXT['link/unreadable']),
  {
    ...begun('unclear', 'Calm', async (page) => {
      await ask(page, 'zorbl');
      await page.getByRole('group', { name: 'Choose the closest' }).waitFor();
    }),
    isOneScreen: true,
  },
  {
    ...begun('declined', /Flicker is off for you from now on/, (page) =>
      ask(page, 'I have epilepsy and want to focus'),
    ),
    isOneScreen: true,
  },
  {
    ...begun('strict-film', 'On while the video plays, whatever is set here.', async (page) => {
      await chooseTab(page, PRACTICE.tabs.video);
      await page.locator('video').evaluate((film: HTMLVideoElement) => film.play());
      await openControls(page);
      await press(page, 'Fine-tune Performance');
      await page.getByText('Strict guard', { exact: true }).scrollIntoViewIfNeeded();
    }),
    isOneScreen: true,
  },
  begun('code-passes', EXERCISE.allPass, (page) => runCode(page, RIGHT_CODE)),
  begun('code-fails', EXERCISE.somePass(1, EXERCISE.checks.length), (page) => runCode(page, WRONG_CODE)),
  {
    ...begun('no-webgl', ERROR_TEXT['light/unavailable'], openControls),
    arrive: async ({ page }) => {
      await page.addInitScript({ content: REFUSE_WEBGL });
      return '';
    },
  },
  {
    ...begun('reduced-motion', 'Allow flicker for this session', openControls),
    arrive: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      return '';
    },
  },
  ...DEMO_TIME_STATES,
];

/**
 * The page as it comes has the welcome over it; these are what is behind it, and what can open there. Without a provider
 * the article is the one that is always there, which is long enough to look at.
 */
export const DEMO_STATES: readonly PageState[] = STATES.map((state) => ({ ...state, isUnreleased: true }));
