import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choice,
  lightStatus,
  type OpenDemo,
  openUnstarted,
  pass,
  passSeconds,
  sessionSwitch,
} from '../harness/demo.ts';
import { forgetLight, lightOf } from '../harness/demo-light.ts';
import { demoSoundOf, forgetRamps } from '../harness/demo-sound.ts';

/** Half an hour of frames takes long to draw on a large window. */
const SMALL = { width: 760, height: 400 } as const;
const MOST_MS = 180_000;
/** A busy machine plays slower than it should. */
const PATIENT = { timeout: 30_000 };

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  // Nothing is answered, so the light stands still: whatever it does here is the timeline's doing.
  demo = await openUnstarted(SMALL);
  ({ page } = demo);
});
afterAll(() => demo.finish());

const passMinutes = (minutes: number): Promise<void> => passSeconds(page, 60 * minutes);
const choose = (plan: 'Open-ended' | 'Timed' | 'Pomodoro') => choice(page, 'Session length', plan).click();
const timeline = () => page.locator('.v-timeline');
const stage = () => timeline().getByRole('status').textContent();
const left = () => timeline().locator('.v-timeline-left').textContent();
const isOn = async (): Promise<boolean> => (await sessionSwitch(page).getAttribute('aria-checked')) === 'true';

/** How strong the tint is now; 0 where nothing is drawn. */
async function tint(): Promise<number> {
  await forgetLight(page);
  await pass(page, 512);
  return (await lightOf(page)).frames.at(-1)?.edgeAlpha ?? 0;
}

/** How loud the sound was asked to be since `forgetRamps`, one after the other. */
async function gains(): Promise<readonly number[]> {
  const { ramps } = await demoSoundOf(page);
  return ramps.filter(({ of }) => of === 'gain').map(({ to }) => to);
}

async function expectNoAlarm(begunBefore: number): Promise<void> {
  expect((await demoSoundOf(page)).begun, 'nothing rings').toBe(begunBefore);
  expect((await page.getByRole('alert').count()) + (await page.getByRole('dialog').count())).toBe(0);
}

describe('a timed session', () => {
  let fullTint: number;
  let begun: number;

  it('says what it will be, and nothing of a stage before it has begun', async () => {
    await choose('Timed');
    expect(
      await timeline()
        .getByText(/^25 minutes: 2 to warm up, 20 steady, 3 to soften\./)
        .isVisible(),
    ).toBe(true);
    expect(
      await timeline()
        .getByText(/Nothing rings\.$/)
        .isVisible(),
    ).toBe(true);
    expect([await stage(), await timeline().locator('.v-timeline-left').count()]).toEqual(['', 0]);
  });

  it('warms up: the light begins at nothing and grows, and the sound with it', { timeout: MOST_MS }, async () => {
    await sessionSwitch(page).click();
    await page.waitForLoadState('networkidle');
    await forgetLight(page);
    await pass(page, 48);
    expect((await lightOf(page)).frames[0]?.edgeAlpha).toBeLessThan(0.005);
    await pass(page, 400);
    const first = await tint();
    expect([await stage(), await left()]).toEqual(['Warming up', expect.stringMatching(/^(?:25:00|24:59) left$/)]);
    await forgetRamps(page);
    await passSeconds(page, 60);
    const middle = await tint();
    await passSeconds(page, 64);
    fullTint = await tint();
    expect(middle).toBeGreaterThan(1.2 * first);
    expect(fullTint).toBeGreaterThan(1.2 * middle);
    const asked = await gains();
    expect(asked.length).toBeGreaterThan(10);
    expect(asked).toEqual(asked.toSorted((one, other) => one - other));
    expect(await stage()).toBe('Steady');
    expect(await left()).toMatch(/^22:5\d left$/);
  });

  it('is steady until the last three minutes', { timeout: MOST_MS }, async () => {
    await passMinutes(19.8);
    expect(await stage()).toBe('Steady');
    expect(await tint()).toBe(fullTint);
    ({ begun } = await demoSoundOf(page));
    expect(begun, 'what is heard is counted').toBeGreaterThan(0);
  });

  it('ends by growing soft, light and sound together', { timeout: MOST_MS }, async () => {
    await forgetRamps(page);
    await passMinutes(1.5);
    expect(await stage()).toBe('Growing soft');
    const middle = await tint();
    await passMinutes(1.2);
    const last = await tint();
    expect(middle).toBeLessThan(0.8 * fullTint);
    expect(last).toBeLessThan(0.5 * middle);
    const asked = await gains();
    expect(asked.length).toBeGreaterThan(10);
    expect(asked).toEqual(asked.toSorted((one, other) => other - one));
    await expectNoAlarm(begun);
  });

  it('is over then: off, dark and silent, and nothing rings', { timeout: MOST_MS }, async () => {
    // Sound has a clock of its own, which the journey does not hold: it is let come up before it is put to rest.
    await passSeconds(page, 16);
    await expect.poll(async () => (await demoSoundOf(page)).peak, PATIENT).toBeLessThan(0.0005);
    await passSeconds(page, 24);
    expect([await stage(), await timeline().locator('.v-timeline-left').count()]).toEqual(['Over', 0]);
    expect(await isOn()).toBe(false);
    expect(await lightStatus(page).textContent()).toBe('Veil off');
    await pass(page, 1200);
    await forgetLight(page);
    await pass(page, 512);
    expect(await lightOf(page)).toEqual({ frames: [], askedFrames: 0 });
    expect((await demoSoundOf(page)).peak).toBeLessThan(0.0005);
    expect((await gains()).at(-1)).toBe(0);
    await expectNoAlarm(begun);
  });

  it('begins anew when it is switched on again', async () => {
    await sessionSwitch(page).click();
    await pass(page, 500);
    expect([await stage(), await left()]).toEqual(['Warming up', expect.stringMatching(/^(?:25:00|24:59) left$/)]);
    await sessionSwitch(page).click();
    await pass(page, 500);
  });
});

describe('a pomodoro', () => {
  it('says which round it is, and how much of it is left', { timeout: MOST_MS }, async () => {
    await choose('Pomodoro');
    expect(
      await timeline()
        .getByText(/^4 rounds of 25 minutes, 5 between them\./)
        .isVisible(),
    ).toBe(true);
    await sessionSwitch(page).click();
    await pass(page, 500);
    expect(await stage()).toBe('Warming up, round 1 of 4');
    await passMinutes(1.1);
    expect(await stage()).toBe('Steady, round 1 of 4');
    expect(await left()).toMatch(/^21:5\d left, 113:5\d in all$/);
    await passMinutes(22);
    expect(await stage()).toBe('Growing soft, round 1 of 4');
  });

  it('rests between two rounds: no light, no frame, no sound, and it is still on', { timeout: MOST_MS }, async () => {
    const { begun } = await demoSoundOf(page);
    await passMinutes(2.1);
    expect(await stage()).toBe('Break, the light rests, round 1 of 4');
    await pass(page, 1200);
    await forgetLight(page);
    await pass(page, 512);
    expect(await lightOf(page)).toEqual({ frames: [], askedFrames: 0 });
    await expect.poll(async () => (await demoSoundOf(page)).peak, PATIENT).toBeLessThan(0.0005);
    expect(await isOn()).toBe(true);
    await expectNoAlarm(begun);
  });

  it('warms up again after five minutes', { timeout: MOST_MS }, async () => {
    await passMinutes(4.9);
    expect(await stage()).toBe('Warming up, round 2 of 4');
    const first = await tint();
    expect(first).toBeGreaterThan(0);
    await passSeconds(page, 30);
    expect(await tint()).toBeGreaterThan(1.2 * first);
    await expect.poll(async () => (await demoSoundOf(page)).peak, PATIENT).toBeGreaterThan(0.002);
  });
});

describe('an open-ended session', () => {
  it('has no stages, and goes on until it is ended', { timeout: MOST_MS }, async () => {
    await choose('Open-ended');
    await pass(page, 1000);
    expect(await timeline().getByText('It goes on until you end it.').isVisible()).toBe(true);
    const before = await tint();
    await passMinutes(2);
    expect([await stage(), await timeline().locator('.v-timeline-left').count()]).toEqual(['', 0]);
    expect(await isOn()).toBe(true);
    expect(await tint()).toBe(before);
    expect(before).toBeGreaterThan(0.05);
  });
});
