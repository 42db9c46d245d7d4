import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  choice,
  type OpenDemo,
  openDemo,
  openFineTune,
  pass,
  press,
  sessionSwitch,
  slider,
  start,
} from '../harness/demo.ts';
import { forgetLight, lightOf } from '../harness/demo-light.ts';
import { demoSoundOf, forgetRamps } from '../harness/demo-sound.ts';

const MISSING = 'Tranquil Tides';
/** Decoding a minute and a half of sound takes a busy machine a while. */
const PATIENT = { timeout: 30_000 };

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  demo = await openDemo({ expects: [/answered: 404 GET .*Tranquil%20Tides/] });
  ({ page } = demo);
  await start(page);
  await openFineTune(page);
  await vi.waitUntil(async () => (await demoSoundOf(page)).peak > 0.005, PATIENT);
});
afterAll(() => demo.finish());

const filesAsked = () => demo.asked.filter((path) => path.startsWith('/audio/'));

async function chooseTrack(name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Nature Track' }).click();
  await pass(page, 50);
  await page.getByRole('option', { name }).click();
  await pass(page, 50);
}

describe('the sound of the demo', () => {
  it('[TON-11] begins in ramps of 0.05 to 0.1 s, and nothing jumps', async () => {
    const { ramps, jumps } = await demoSoundOf(page);
    expect(ramps.length).toBeGreaterThan(0);
    for (const { seconds } of ramps) expect(seconds).toBeCloseTo(Math.min(Math.max(seconds, 0.05), 0.1), 5);
    expect(jumps).toBe(0);
  });

  it.each([
    {
      what: 'the pitch',
      change: () => page.getByRole('button', { name: '432 Hz Harmony' }).click(),
      ramp: { of: 'pitch', to: 432 },
    },
    {
      what: 'the centre rate',
      change: () => press(page, slider(page, 'Centre modulation'), '1', '4', 'Enter'),
      ramp: { of: 'rate', to: 14 },
    },
    {
      what: 'the global rate',
      change: () => press(page, slider(page, 'Global modulation'), '6', 'Enter'),
      ramp: { of: 'rate', to: 6 },
    },
    {
      what: 'the intensity',
      change: () => press(page, slider(page, 'Intensity'), 'Home'),
      ramp: { of: 'depth', to: 0 },
    },
    {
      what: 'the audio level',
      change: () => press(page, slider(page, 'Audio level'), 'PageUp'),
      ramp: { of: 'gain', to: 0.1 },
    },
  ])('[TON-11] [TON-12] follows a change of $what in ramps of 0.05 s', async ({ change, ramp }) => {
    await forgetRamps(page);
    await change();
    const { ramps, jumps } = await demoSoundOf(page);
    expect(ramps).toContainEqual({ ...ramp, seconds: 0.05 });
    expect(ramps.map(({ seconds }) => seconds)).toEqual(ramps.map(() => 0.05));
    expect(jumps).toBe(0);
  });

  it('[TON-14] [TON-15] [RD-45] fetches the nature track by its exact name, decodes it, and plays it', async () => {
    expect(filesAsked()).toEqual([]);
    await choice(page, 'Background sound', 'Ambient').click();
    await expect.poll(async () => (await demoSoundOf(page)).loopedSeconds.length, PATIENT).toBe(1);
    expect(filesAsked()).toEqual(['/audio/ambient/Serene%20Rain.mp3']);
    const { decodedSeconds, loopedSeconds } = await demoSoundOf(page);
    expect(decodedSeconds).toHaveLength(1);
    expect(decodedSeconds[0]).toBeGreaterThan(60);
    expect(loopedSeconds).toEqual(decodedSeconds);
  });

  it('[TON-11] [TON-12] follows a change of the background volume in a ramp of 0.05 s', async () => {
    await forgetRamps(page);
    await press(page, slider(page, 'Background volume'), 'PageUp');
    const { ramps, jumps } = await demoSoundOf(page);
    expect(ramps.map(({ of, seconds }) => [of, seconds])).toEqual([['gain', 0.05]]);
    expect(jumps).toBe(0);
  });

  it('[TON-16] fetches the new file when another track is chosen', async () => {
    await chooseTrack('Desert Wind');
    await expect.poll(async () => (await demoSoundOf(page)).loopedSeconds.length, PATIENT).toBe(2);
    expect(filesAsked().at(-1)).toBe('/audio/ambient/Desert%20Wind.mp3');
  });

  it('[TON-17] logs a track that cannot be had, says nothing, and plays on', async () => {
    await page.route('**/audio/ambient/Tranquil%20Tides.mp3', (route) => route.fulfill({ status: 404 }));
    const before = demo.warnings.length;
    await chooseTrack(MISSING);
    await expect.poll(() => demo.warnings.slice(before)).toEqual([expect.stringContaining(MISSING)]);
    expect(demo.warnings.at(-1)).toContain('ambient-track.load-failed');
    expect((await page.getByRole('alert').count()) + (await page.getByRole('dialog').count())).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Nature Track' }).textContent()).toBe(MISSING);
    expect((await demoSoundOf(page)).isRunning).toBe(true);
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
  });

  it('[RD-38] is silent while the person listens to their own audio, and the light goes on', async () => {
    const own = page.getByRole('switch', { name: 'I listen to my own audio' });
    await own.click();
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeLessThan(0.0005);
    await forgetLight(page);
    await pass(page, 64);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['lit', 'lit', 'lit', 'lit']);
    await own.click();
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
  });

  it('[TON-13] goes to nothing in a ramp when the session is switched off, and then rests', async () => {
    await forgetRamps(page);
    await sessionSwitch(page).click();
    const { ramps, jumps } = await demoSoundOf(page);
    expect(ramps.filter(({ of }) => of === 'gain')).toContainEqual({ of: 'gain', to: 0, seconds: 0.1 });
    expect(ramps.every(({ to }) => to === 0)).toBe(true);
    expect(jumps).toBe(0);
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeLessThan(0.0005);
    await pass(page, 1100);
    await expect.poll(async () => (await demoSoundOf(page)).isRunning).toBe(false);
    expect((await demoSoundOf(page)).contexts).toBe(1);
  });
});
