import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choice,
  comeBack,
  controls,
  type OpenDemo,
  openFineTune,
  openStarted,
  openUnstarted,
  pass,
  passSeconds,
  press,
  sessionSwitch,
  slider,
  start,
} from '../harness/demo.ts';
import { forgetLight, type LightFrame, lightOf, swingOf } from '../harness/demo-light.ts';
import { demoSoundOf, forgetRamps } from '../harness/demo-sound.ts';

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  demo = await openStarted();
  ({ page } = demo);
  await openFineTune(page);
});
afterAll(() => demo.finish());

const FRAME_MS = 16;
const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const isOn = async (name: string): Promise<boolean> => (await toggle(name).getAttribute('aria-checked')) === 'true';
const pulse = (on = page) => on.getByRole('button', { name: '1 Hz test pulse' });
const isPulsing = async (): Promise<boolean> => (await pulse().getAttribute('aria-pressed')) === 'true';
const offset = (on = page) => slider(on, 'Sound offset').getAttribute('aria-valuetext');

/** Long enough for the light to have gone wherever it was on its way to. */
const settle = (): Promise<void> => pass(page, 1500);

async function look(ms = 512): Promise<readonly LightFrame[]> {
  await forgetLight(page);
  await pass(page, ms);
  return (await lightOf(page)).frames;
}

interface Meter {
  readonly state: string;
  readonly numbers: string;
  /** The sentence below it, without its numbers. */
  readonly why: string;
  /** The numbers of that sentence, as they stand in it. */
  readonly luminances: readonly number[];
}

/** What the meter says, as a person reads it. */
async function readMeter(): Promise<Meter> {
  const report = controls(page).locator('.v-light-report');
  const why = (await report.getByRole('paragraph').allTextContents()).join(' ');
  return {
    state: (await report.getByRole('status').textContent()) ?? '',
    numbers: ((await report.locator('.v-meter-numbers').textContent()) ?? '').replace(/\s+/g, ' '),
    why: why.replace(/\d\.\d{3}/g, '#'),
    luminances: [...why.matchAll(/\d\.\d{3}/g)].map(([number]) => Number(number)),
  };
}

describe('the meter', () => {
  it('says what was asked, what is delivered, where the limit is, and who holds it back', async () => {
    await settle();
    const { state, numbers, why, luminances } = await readMeter();
    expect(state).toBe('Guard is limiting');
    expect(why).toBe('# was asked; the guard lets # through, below the limit of #. Your setting is kept.');
    const [asked = 0, delivered = 0, limit] = luminances;
    expect(limit).toBe(0.1);
    expect(delivered).toBeLessThan(0.1);
    expect(asked).toBeGreaterThan(delivered);
    expect(numbers).toBe(`ΔL ${delivered.toFixed(3)}, asked ${asked.toFixed(3)}`);
  });

  it('asks for more with more intensity, and delivers no more than the limit', async () => {
    const [askedBefore = 0] = (await readMeter()).luminances;
    await press(page, slider(page, 'Intensity'), 'End');
    await settle();
    const [asked, delivered] = (await readMeter()).luminances;
    expect(asked).toBeGreaterThan(2 * askedBefore);
    expect(delivered).toBeLessThan(0.1);
  });
});

describe('the strict guard', () => {
  it('lets less of the light move, and says so', async () => {
    const [, deliveredBefore = 0] = (await readMeter()).luminances;
    const before = swingOf(await look());
    await toggle('Strict guard').click();
    await settle();
    const { state, why, luminances } = await readMeter();
    expect(state).toBe('Guard is limiting');
    expect(why).toBe('# was asked; the strict guard lets # through, below the limit of #.');
    expect(luminances[1]).toBeLessThan(0.6 * deliveredBefore);
    const strict = swingOf(await look());
    expect(strict.edge).toBeLessThan(0.6 * before.edge);
    expect(strict.center).toBeLessThan(0.6 * before.center);
    await toggle('Strict guard').click();
    await settle();
    expect((await readMeter()).luminances[1]).toBeCloseTo(deliveredBefore, 2);
  });
});

describe('this display', () => {
  const lines = () => controls(page).getByRole('list', { name: 'On this display' }).getByRole('listitem');

  it('shows what it can of both rates', async () => {
    expect(await lines().allTextContents()).toEqual([
      expect.stringMatching(/^Global: 8 Hz on/),
      expect.stringMatching(/^Centre: 12 Hz on/),
    ]);
  });

  it('cannot show 40 Hz: it says so, light stays at the global rate, and sound still carries it', async () => {
    await forgetRamps(page);
    await press(page, slider(page, 'Centre modulation'), '4', '0', 'Enter');
    await settle();
    // The clock that the journey holds has a frame every 16 ms.
    expect(await lines().last().textContent()).toMatch(
      /^Centre.*: Your display \(6[03] Hz\) cannot show 40 Hz; it would flicker at 2\d(?:\.\d)? Hz\. Light stays at the global rate; sound still carries it\.$/,
    );
    expect((await readMeter()).why).toBe(
      'This display cannot draw both rates as asked: # was asked, # is drawn, the limit is #.',
    );
    expect((await demoSoundOf(page)).ramps).toContainEqual({ of: 'rate', to: 40, seconds: 0.05 });
    await press(page, slider(page, 'Centre modulation'), '1', '2', 'Enter');
    await settle();
  });
});

describe('the 1 Hz test pulse', () => {
  it('has the sound pulse once a second, with nothing over it, and comes back to the rates that are set', async () => {
    await forgetRamps(page);
    await pulse().click();
    expect(await isPulsing()).toBe(true);
    const { ramps, jumps } = await demoSoundOf(page);
    const rates = ramps.filter(({ of }) => of === 'rate').map(({ to }) => to);
    expect(rates).toEqual([1, 1]);
    expect(ramps).toContainEqual({ of: 'depth', to: 0, seconds: 0.05 });
    expect(jumps).toBe(0);
    await forgetRamps(page);
    await pulse().click();
    expect(await isPulsing()).toBe(false);
    const after = (await demoSoundOf(page)).ramps.filter(({ of }) => of === 'rate').map(({ to }) => to);
    expect(after.toSorted((one, other) => one - other)).toEqual([8, 12]);
  });

  it('has the light pulse once a second, no faster than the guard lets it change', async () => {
    // In step with the sound it would follow the sound's clock, which nobody holds.
    await toggle('I listen to my own audio').click();
    await pulse().click();
    await pass(page, 4000);
    const frames = await look(4000);
    const alphas = frames.map(({ edgeAlpha }) => edgeAlpha);
    const middle = (Math.max(...alphas) + Math.min(...alphas)) / 2;
    const rises = frames.filter(({ edgeAlpha }, index) => edgeAlpha >= middle && (alphas[index - 1] ?? 1) < middle);
    const apartMs = rises.slice(1).map(({ atMs }, index) => atMs - (rises[index]?.atMs ?? 0));
    expect(apartMs.length).toBeGreaterThanOrEqual(2);
    for (const ms of apartMs) expect(Math.abs(ms - 1000)).toBeLessThanOrEqual(2 * FRAME_MS);
    expect(swingOf(frames).center).toBeGreaterThan(0.02);
    const steps = alphas.slice(1).map((alpha, index) => Math.abs(alpha - (alphas[index] ?? alpha)));
    expect(Math.max(...steps)).toBeLessThan(0.05);
    const { state, numbers, why } = await readMeter();
    expect(state).toBe('Within limit');
    expect(numbers).toMatch(/^ΔL 0\.\d{3}, slow light$/);
    expect(why).toBe('At 1.2 Hz and slower the light has its full depth: the mark is for faster light.');
    await toggle('I listen to my own audio').click();
  });

  it('ends by itself after half a minute', async () => {
    await pulse().click();
    expect(await isPulsing(), 'pressed a second time').toBe(false);
    await pulse().click();
    await passSeconds(page, 28);
    expect(await isPulsing()).toBe(true);
    await passSeconds(page, 4);
    expect(await isPulsing()).toBe(false);
  });

  it('ends with the session, and cannot be had without one', async () => {
    await pulse().click();
    await sessionSwitch(page).click();
    // The meter looks once more when the fade is over.
    await settle();
    expect([await isPulsing(), await pulse().isDisabled()]).toEqual([false, true]);
    expect(await controls(page).getByText('Start the session to set it by light and sound.').isVisible()).toBe(true);
    expect((await readMeter()).state).toBe('Light stopped');
    await sessionSwitch(page).click();
    await pass(page, 500);
    expect([await isPulsing(), await pulse().isDisabled()]).toEqual([false, false]);
  });

  it('leaves the light as still as it was for whoever may not see flicker', async () => {
    const { page: still, finish } = await openUnstarted();
    await openFineTune(still);
    await sessionSwitch(still).click();
    await pass(still, 1000);
    await forgetRamps(still);
    await pulse(still).click();
    await forgetLight(still);
    await pass(still, 2000);
    const { frames } = await lightOf(still);
    expect(frames.length).toBeGreaterThan(100);
    expect(swingOf(frames)).toEqual({ edge: 0, center: 0 });
    expect((await demoSoundOf(still)).ramps).toContainEqual({ of: 'rate', to: 1, seconds: 0.05 });
    await finish();
  });
});

describe('slow light', () => {
  it('has all of its depth, or none where nothing is asked for, and the meter says so', async () => {
    await press(page, slider(page, 'Global modulation'), '0', '.', '5', 'Enter');
    await press(page, slider(page, 'Centre modulation'), '1', 'Enter');
    await press(page, slider(page, 'Intensity'), 'Home', 'PageUp');
    await pass(page, 6000);
    const { state, numbers, why, luminances } = await readMeter();
    expect([state, why]).toEqual(['Within limit', 'All of the # that was asked is drawn.']);
    expect(numbers).toBe(`ΔL ${luminances[0]?.toFixed(3)} of 0.100`);
    await press(page, slider(page, 'Intensity'), 'Home');
    await settle();
    expect((await readMeter()).why).toBe('A still tint: its brightness does not change.');
    await press(page, slider(page, 'Intensity'), 'End');
  });
});

describe('what belongs to this machine', () => {
  it('is set: the offset of the sound from 0 both ways, the rim of the veil', async () => {
    expect(await offset()).toBe('0 ms');
    await press(page, slider(page, 'Sound offset'), 'ArrowLeft');
    expect(await offset()).toBe('5 ms earlier');
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
    expect(await offset()).toBe('40 ms later');
    await choice(page, 'Shape of the veil', 'Rim only').click();
    await settle();
    expect((await look()).at(-1)?.shape).toBe(1);
    await toggle('Strict guard').click();
    await toggle('I listen to my own audio').click();
  });

  it('[RD-38] is kept for the next visit, but not what one listens to', async () => {
    await comeBack(page);
    await start(page);
    await openFineTune(page);
    expect(await offset()).toBe('40 ms later');
    expect(await choice(page, 'Shape of the veil', 'Rim only').isChecked()).toBe(true);
    await settle();
    expect((await look()).at(-1)?.shape).toBe(1);
    expect([await isOn('Strict guard'), await isOn('I listen to my own audio')]).toEqual([true, false]);
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
  });
});
