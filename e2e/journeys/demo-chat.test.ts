import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../../tools/site/start-site.ts';
import {
  answer,
  choice,
  controls,
  FOUR_TIMES_NO,
  type OpenDemo,
  openDemo,
  openFineTune,
  openUnstarted,
  pass,
  sessionSwitch,
  slider,
  start,
} from '../harness/demo.ts';
import { ask, isTicked, question, shownRates } from '../harness/demo-chat.ts';
import { forgetLight, lightOf, swingOf } from '../harness/demo-light.ts';
import { type ProviderScript, type ScriptedProvider, startDemoProvider } from '../harness/demo-provider.ts';
import { unreleased } from '../harness/stack.ts';

const ASKED = 'Ask Helios for a setting';
/** As a server would say it that hands on what its provider says. */
const NO_KEY = { code: 'server/failed', error: 'API Key is missing', requestId: 'none' };
/** What a server answers with where its provider has failed: a failure, and settings of its own. */
const WITH_FALLBACK = /answered: 502 POST/;

let provider: ScriptedProvider;
let running: RunningSite;
let demo: OpenDemo;
let page: Page;

beforeAll(async () => {
  provider = await startDemoProvider();
  running = await startSite({ hasRelease: false, provider });
  demo = await openUnstarted({ site: running.addresses, expects: [WITH_FALLBACK] });
  ({ page } = demo);
}, 120_000);

afterAll(async () => {
  await demo.finish();
  await running.stop();
  provider.stop();
});

/** Asks while the provider does something, and says whether it was asked at all. */
async function askWhile(script: ProviderScript, text: string): Promise<{ reply: string; wasAsked: boolean }> {
  provider.play(script);
  const before = provider.askedCount();
  const reply = await ask(page, text);
  return { reply, wasAsked: provider.askedCount() > before };
}

describe('Helios with a provider', () => {
  it('[DEMO-31] [DEMO-34] [SES-47] sets what the answer names, keeps the rest, and ticks the second item', async () => {
    await openFineTune(page);
    await page.getByRole('button', { name: '432 Hz Harmony' }).click();
    await choice(page, 'Background sound', 'Pink').click();
    expect(await isTicked(page, ASKED)).toBe(false);
    const { reply, wasAsked } = await askWhile('good', 'I write the core of a compiler');
    expect(wasAsked).toBe(true);
    expect(reply).toContain('For coding, 13.7 Hz over a slower 5.5 Hz');
    expect(await shownRates(page)).toEqual(['5.5 Hz', '13.7 Hz']);
    expect(await slider(page, 'Hue').getAttribute('aria-valuetext')).toBe('192°');
    expect(await slider(page, 'Intensity').getAttribute('aria-valuetext')).toBe('Balanced 45%');
    expect(await slider(page, 'Isochronic pitch').getAttribute('aria-valuetext')).toBe('432 Hz');
    expect(await choice(page, 'Background sound', 'Pink').isChecked()).toBe(true);
    expect(await isTicked(page, ASKED)).toBe(true);
    expect(await sessionSwitch(page).getAttribute('aria-checked'), 'nothing was switched on').toBe('false');
  });

  it('[SUG-02] [SUG-22] [RD-42] asks by the same call as the app, in JSON', async () => {
    const sent = page.waitForRequest('**/api/ai-suggestion');
    await askWhile('good', 'I write a letter to a friend');
    const request = await sent;
    expect([request.method(), request.headers()['content-type']]).toEqual(['POST', 'application/json']);
    expect(JSON.parse(request.postData() ?? '')).toMatchObject({ userQuery: 'I write a letter to a friend' });
  });

  it('[DEMO-35] [DEMO-36] drops what an answer says of background and own audio', async () => {
    provider.play('good');
    const alsoSays = { backgroundSoundType: 'brown', hasOwnAudio: true, globalModulationHz: 4 };
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const json: unknown = await response.json();
      await route.fulfill({
        response,
        json: { ...(typeof json === 'object' && json), ...alsoSays },
      });
    });
    await ask(page, 'I write software for printers');
    await page.unrouteAll();
    expect(await shownRates(page)).toEqual(['4 Hz', '13.7 Hz']);
    expect(await choice(page, 'Background sound', 'Pink').isChecked()).toBe(true);
    const own = page.getByRole('switch', { name: 'I listen to my own audio' });
    expect(await own.getAttribute('aria-checked')).toBe('false');
  });

  it('takes an answer back where the person wants it back', async () => {
    await page.getByRole('log').getByRole('button', { name: 'Undo' }).last().click();
    expect((await shownRates(page))[0]).toBe('5.5 Hz');
  });

  it('[RD-81] shows that it has not understood as a question with choices, and changes nothing before one is taken', async () => {
    const before = await shownRates(page);
    const { reply } = await askWhile('unclear', 'I tidy the attic of my aunt');
    expect(reply).toContain('What will you be doing?');
    expect(reply).not.toMatch(/Error/);
    expect(await shownRates(page)).toEqual(before);
    await page.getByRole('group', { name: 'Choose the closest' }).getByRole('button', { name: /^Calm/ }).click();
    expect(await shownRates(page)).toEqual(['1 cycles/10s', '6 Hz']);
  });

  it.each([
    ['has an error of its own', 'broken', 'I refactor an invoice module'],
    ['does not let us in', 'unauthorised', 'I refactor a billing module'],
    ['hangs', 'hangs', 'I refactor a timetable module'],
  ] as const)(
    'answers by itself where the provider %s, without a word of an error or a key',
    async (_, script, text) => {
      const { reply, wasAsked } = await askWhile(script, text);
      expect(wasAsked).toBe(true);
      expect(reply).not.toMatch(/Error|API/i);
      expect(await page.getByText('API Key Required').count()).toBe(0);
      const [, center = ''] = await shownRates(page);
      expect(reply).toContain(center);
      expect(center).not.toBe('13.7 Hz');
    },
  );
});

describe('Helios without a provider', () => {
  let alone: OpenDemo;
  beforeAll(async () => {
    alone = await openDemo({ site: unreleased, expects: [/answered: 500|failed: /] });
    await answer(alone.page, FOUR_TIMES_NO);
    await start(alone.page);
  });
  afterAll(() => alone.finish());

  it('[SES-47] answers an example by its own rules, and the panel follows', async () => {
    await alone.page.getByRole('button', { name: 'I need deep focus for coding' }).click();
    await pass(alone.page, 150);
    await alone.page.getByRole('log').locator('.v-chat-reply').waitFor();
    expect(await shownRates(alone.page)).toEqual(['6 Hz', '14 Hz']);
    expect(await isTicked(alone.page, ASKED)).toBe(true);
    expect(await question(alone.page).inputValue()).toBe('');
  });

  it('says that it failed where nobody answers, and leaves the question to be sent again', async () => {
    await alone.page.route('**/api/**', (route) => route.abort());
    const reply = await ask(alone.page, 'I sort stamps');
    await alone.page.unrouteAll();
    expect(reply).toContain('Failed to get AI suggestion');
    expect(await question(alone.page).inputValue()).toBe('I sort stamps');
    expect(await shownRates(alone.page)).toEqual(['6 Hz', '14 Hz']);
  });

  it('shows the amber notice where a server says that it has no API Key', async () => {
    await alone.page.route('**/api/**', (route) => route.fulfill({ status: 500, json: NO_KEY }));
    await ask(alone.page, 'I sort coins');
    await alone.page.unrouteAll();
    expect(await alone.page.getByText('API Key Required').isVisible()).toBe(true);
    await ask(alone.page, 'I write code');
    expect(await alone.page.getByText('API Key Required').count()).toBe(0);
  });

  it('[RD-81] declines for good where somebody speaks of epilepsy: no flicker, no setting changed, no error', async () => {
    const { page: lit } = alone;
    const before = await shownRates(lit);
    await pass(lit, 500);
    await forgetLight(lit);
    await pass(lit, 256);
    expect(swingOf((await lightOf(lit)).frames).center).toBeGreaterThan(0.005);
    const reply = await ask(lit, 'I have epilepsy and want to focus');
    expect(reply).toContain('Flicker is off for you from now on');
    await pass(lit, 256);
    await forgetLight(lit);
    await pass(lit, 256);
    expect(swingOf((await lightOf(lit)).frames)).toEqual({ edge: 0, center: 0 });
    expect(reply).not.toMatch(/\bError\b/);
    expect(await shownRates(lit)).toEqual(before);
    expect(
      await controls(lit)
        .getByText(/because of what you told Helios\. You can change/)
        .isVisible(),
    ).toBe(true);
  });
});
