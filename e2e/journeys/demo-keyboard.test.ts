import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import {
  choice,
  closed,
  lightStatus,
  type OpenDemo,
  openDemo,
  openStarted,
  pass,
  sessionSwitch,
  slider,
  welcome,
} from '../harness/demo.ts';
import { isTicked, question, shownRates } from '../harness/demo-chat.ts';
import { forgetLight, lightOf } from '../harness/demo-light.ts';
import { demoSoundOf } from '../harness/demo-sound.ts';
import { unreleased } from '../harness/stack.ts';

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  // Without a provider there is one article, whatever chance draws.
  demo = await openDemo({ site: unreleased, expects: [/\/video\//] });
  ({ page } = demo);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => demo.finish());

const MOST_STOPS = 60;
/** Also where it is in a tree of its own, as the editor is. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.matches(':focus, :focus-within'));

/** Goes on by Tab until it is there. Nothing in these journeys is clicked or focused in any other way. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await target.page().keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} is not reached by ${MOST_STOPS} times ${key}`);
}

/** The tree as a screen reader has it: what can be visited or operated, with its name and state, without running text. */
async function treeOf(part: Locator): Promise<string> {
  const VISITED =
    /^\s*- (?:banner|main|region|dialog|heading|button|link|radiogroup|radio|checkbox|switch|slider|group|tab|tablist|tabpanel|textbox|combobox|log|timer|status)\b/;
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => VISITED.test(line));
  return lines.map((line) => line.replace(/(?<=- (?:timer|status)).*$/, '').replace(/:$/, '')).join('\n');
}

describe('by keys alone', () => {
  it('the welcome has the focus, and keeps it', async () => {
    expect(await hasFocus(welcome(page))).toBe(true);
    expect(await treeOf(welcome(page))).toMatchSnapshot('the welcome');
  });

  it('the four questions are answered, and the demo is started', async () => {
    const questions = welcome(page).getByRole('radiogroup');
    for (let index = 0; index < 4; index += 1) {
      await tabTo(questions.nth(index));
      await page.keyboard.press('ArrowRight');
    }
    expect(await welcome(page).getByRole('radio', { name: 'No', checked: true }).count()).toBe(4);
    await tabTo(welcome(page).getByRole('button', { name: 'Start Demo Experience' }));
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
    await closed(page);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('true');
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
    expect(await treeOf(page.getByRole('banner'))).toMatchSnapshot('the top while it is on');
  });

  it('[DEMO-30] [DEMO-32] [DEMO-33] the checklist ticks itself, stays, and is ticked by hand both ways', async () => {
    const items = ['Turn the effect on', 'Ask Helios for a setting', 'Change the intensity'];
    const ticks = () => Promise.all(items.map((item) => isTicked(page, item)));
    expect(await ticks()).toEqual([true, false, false]);
    await tabTo(slider(page, 'Intensity'));
    await page.keyboard.press('ArrowRight');
    expect(await ticks()).toEqual([true, false, true]);
    await page.keyboard.press('ArrowLeft');
    expect(await slider(page, 'Intensity').getAttribute('aria-valuetext')).toBe('Balanced 45%');
    expect(await ticks(), 'back at its default, the tick stays').toEqual([true, false, true]);
    for (const item of items) {
      const before = await isTicked(page, item);
      await tabTo(page.getByRole('checkbox', { name: item }), item === items[0] ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press('Space');
      expect(await isTicked(page, item), item).toBe(!before);
      await page.keyboard.press('Space');
      expect(await isTicked(page, item), item).toBe(before);
    }
    await tabTo(page.getByRole('checkbox', { name: 'Turn the effect on' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await pass(page, 300);
    expect(await ticks(), 'what was unticked by hand stays so while it is on').toEqual([false, false, true]);
    expect(await treeOf(page.getByRole('region', { name: 'Try It Out' }))).toMatchSnapshot('the checklist');
  });

  it('Helios is asked, and answers where the focus is', async () => {
    await tabTo(question(page), 'Shift+Tab');
    await page.keyboard.type('I need deep focus for coding');
    await page.keyboard.press('Enter');
    await page.getByRole('log').locator('.v-chat-reply').waitFor();
    expect(await shownRates(page)).toEqual(['6 Hz', '14 Hz']);
    await expect.poll(() => hasFocus(question(page))).toBe(true);
    expect(await treeOf(page.getByRole('region', { name: 'AI Brain Optimizer' }))).toMatchSnapshot(
      'the chat, answered',
    );
  });

  it('[RD-30] presets are taken, saved, removed and handed on', async () => {
    const shelf = page.getByRole('region', { name: 'Presets' });
    const calm = shelf.getByRole('button', { name: /^Calm/ });
    await tabTo(calm);
    await page.keyboard.press('Enter');
    expect(await calm.getAttribute('aria-pressed')).toBe('true');
    await tabTo(shelf.getByRole('textbox', { name: 'Save these settings as' }));
    await page.keyboard.type('Late evening');
    await page.keyboard.press('Enter');
    expect(await shelf.getByText('Saved.').isVisible()).toBe(true);
    await tabTo(shelf.getByRole('button', { name: 'Copy a link to these settings' }));
    await page.keyboard.press('Enter');
    await shelf.getByText('The link is copied.').waitFor();
    expect(await treeOf(shelf)).toMatchSnapshot('the presets, with one of one’s own');
    await tabTo(shelf.getByRole('button', { name: /remove Late evening/i }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await hasFocus(shelf.getByText('Late evening is removed.')), 'nobody is thrown back to the top').toBe(true);
    await tabTo(shelf.getByRole('button', { name: /^Focus/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await shownRates(page)).toEqual(['6 Hz', '14 Hz']);
  });

  it('the tabs of the practice area are changed by arrows', async () => {
    const practice = page.getByRole('region', { name: 'Practice area' });
    const goTo = async (name: string): Promise<void> => {
      await page.keyboard.press('ArrowRight');
      await pass(page, 100);
      expect(await page.getByRole('tab', { name }).getAttribute('aria-selected'), name).toBe('true');
    };
    await tabTo(page.getByRole('tablist'));
    await goTo('Video Demo');
    expect(await treeOf(practice)).toMatchSnapshot('the film');
    await goTo('Code Editor');
    await goTo('Focus Reading');
    expect(await treeOf(practice)).toMatchSnapshot('the practice area');
  });

  it('the controls are opened and moved', async () => {
    await tabTo(slider(page, 'Global modulation'));
    await page.keyboard.press('PageDown');
    expect((await shownRates(page))[0]).toBe('4 Hz');
    await tabTo(page.getByRole('button', { name: 'Fine-tune Performance' }));
    await page.keyboard.press('Enter');
    await pass(page, 400);
    await tabTo(slider(page, 'Hue'));
    await page.keyboard.press('End');
    expect(await slider(page, 'Hue').getAttribute('aria-valuetext')).toBe('360°');
    expect(await treeOf(page.getByRole('region', { name: 'Session Controls' }))).toMatchSnapshot('the controls, open');
  });

  it('[SES-17] the light is stopped by Esc from wherever one is, and switched on again', async () => {
    await forgetLight(page);
    await page.keyboard.press('Escape');
    await pass(page, 16);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
    await tabTo(sessionSwitch(page), 'Shift+Tab');
    await page.keyboard.press('Space');
    await pass(page, 1200);
    expect((await lightOf(page)).frames.at(-1)?.is).toBe('lit');
  });

  it('the length of a session is chosen by arrows', async () => {
    await tabTo(page.getByRole('radiogroup', { name: 'Session length' }));
    await page.keyboard.press('ArrowRight');
    expect(await choice(page, 'Session length', 'Timed').isChecked()).toBe(true);
    expect(await treeOf(page.locator('.v-timeline'))).toMatchSnapshot('the length of a session');
    await page.keyboard.press('ArrowLeft');
    expect(await choice(page, 'Session length', 'Open-ended').isChecked()).toBe(true);
  });

  describe('the editor', () => {
    const panel = () => page.getByRole('tabpanel');
    const editor = () => panel().getByRole('textbox', { name: 'Your code' });
    const run = () => panel().getByRole('button', { name: 'Run', exact: true });

    it('[PRAC-12] is written in, and Tab indents there; what was written runs by Ctrl and Enter', async () => {
      await tabTo(page.getByRole('tablist'), 'Shift+Tab');
      await page.keyboard.press('ArrowLeft');
      await pass(page, 100);
      await editor().waitFor();
      await tabTo(editor());
      await page.keyboard.press('Control+a');
      await page.keyboard.type('const movingAverage = 7;');
      await page.keyboard.press('Home');
      await page.keyboard.press('Tab');
      expect(await hasFocus(editor())).toBe(true);
      expect(await editor().textContent()).toBe('  const movingAverage = 7;');
      await page.keyboard.press('Control+Enter');
      await panel().getByText('Checks passed: 0 of 4.').waitFor();
      expect(await hasFocus(editor())).toBe(true);
    });

    it('[PRAC-12] is left by Ctrl M and Tab, as the page says, with the light on; Run is behind it', async () => {
      expect(
        await panel()
          .getByText(/To leave the editor press Esc, then Tab;.*Ctrl M, then Tab\.$/)
          .isVisible(),
      ).toBe(true);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('const movingAverage = (list, size) => list.slice(size - 1).map((_, at) => ');
      await page.keyboard.type('list.slice(at, at + size).reduce((sum, one) => sum + one) / size);');
      await page.keyboard.press('Control+m');
      await page.keyboard.press('Tab');
      expect(await hasFocus(run())).toBe(true);
      await page.keyboard.press('Enter');
      await panel().getByText('All checks pass.').waitFor();
      expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('true');
      expect(await treeOf(page.getByRole('region', { name: 'Practice area' }))).toMatchSnapshot(
        'the editor, after a run',
      );
    });

    it('[PRAC-12] [RD-48] is left by Esc and Tab too, and that makes it dark', async () => {
      await tabTo(editor(), 'Shift+Tab');
      await forgetLight(page);
      await page.keyboard.press('Escape');
      await pass(page, 16);
      expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
      expect(await hasFocus(editor())).toBe(true);
      await page.keyboard.press('Tab');
      expect(await hasFocus(run())).toBe(true);
      await tabTo(sessionSwitch(page));
      await page.keyboard.press('Space');
      await pass(page, 1200);
    });
  });

  it('[RD-48] the light is stopped for good by "The light felt wrong", which asks what was felt', async () => {
    await tabTo(page.getByRole('button', { name: 'The light felt wrong' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await pass(page, 100);
    expect(await lightStatus(page).count(), 'behind the dialog').toBe(0);
    const dialog = page.getByRole('dialog', { name: 'The light is off' });
    expect(await hasFocus(dialog)).toBe(true);
    expect(await treeOf(dialog)).toMatchSnapshot('what was felt');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
  });
});

describe('by keys alone on a narrow screen', () => {
  let narrow: OpenDemo;
  beforeAll(async () => {
    narrow = await openStarted({ ...PHONE, site: unreleased });
  });
  afterAll(() => narrow.finish());

  it('the sheet is opened, has the focus, and gives it back', async () => {
    const { page: phone } = narrow;
    const handle = phone.getByRole('button', { name: /^Session Controls/ });
    const sheet = phone.getByRole('dialog', { name: 'Session Controls' });
    await tabTo(handle, 'Shift+Tab');
    await phone.keyboard.press('Enter');
    await pass(phone, 400);
    expect(await hasFocus(sheet)).toBe(true);
    await tabTo(slider(phone, 'Intensity'));
    await phone.keyboard.press('End');
    expect(await slider(phone, 'Intensity').getAttribute('aria-valuetext')).toBe('Intense 100%');
    expect(await treeOf(sheet)).toMatchSnapshot('the sheet');
    await tabTo(sheet.getByRole('button', { name: 'Close' }), 'Shift+Tab');
    await phone.keyboard.press('Enter');
    await pass(phone, 400);
    await sheet.waitFor({ state: 'detached' });
    expect(await hasFocus(handle)).toBe(true);
    expect(await sessionSwitch(phone).count()).toBe(0);
    expect((await lightOf(phone)).frames.at(-1)?.is, 'closing it is no stop').toBe('lit');
  });
});
