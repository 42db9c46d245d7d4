import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPage, openPage, PHONE } from '../harness/browser.ts';
import { openLanding } from '../harness/landing.ts';
import { levelAt, recordSound, soundOf } from '../harness/sound.ts';

/** A busy machine may take a while for a frame. */
const PATIENT = { timeout: 10_000 };
const TONES_HZ = [174, 261, 348];

async function openRecorded(page: Page): Promise<Page> {
  await recordSound(page);
  return openLanding(page);
}

async function unmute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unmute' }).click();
  await vi.waitUntil(async () => (await soundOf(page)).masterGain === 0.25, { timeout: 10_000 });
}

/** Where the strip that the wave is drawn on begins, which is out of sight as soon as it moves. */
const leftOf = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas) => canvas.getBoundingClientRect().left);

/** Whether the wave moves within so long. */
async function moves(page: Page, withinMs = PATIENT.timeout): Promise<boolean> {
  const before = await leftOf(page);
  const endMs = performance.now() + withinMs;
  while (performance.now() < endMs) {
    await page.waitForTimeout(100);
    if ((await leftOf(page)) !== before) return true;
  }
  return false;
}

async function standsStill(page: Page): Promise<boolean> {
  // The frame that was under way may still come.
  await page.waitForTimeout(300);
  return !(await moves(page, 600));
}

describe('the wave', () => {
  it.each([{ width: 1440, height: 900 }, { width: 1920, height: 1000 }, PHONE])(
    '[SITE-AV-01] moves, from edge to edge of a first screen that it fills ($width × $height)',
    async (size) => {
      const page = await openRecorded(await newPage(size));
      const wave = await page.locator('.v-hero-wave').boundingBox();
      expect(wave).toMatchObject({ x: 0, width: size.width });
      const hero = await page.locator('#hero').boundingBox();
      expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeGreaterThanOrEqual(size.height);
      expect(await moves(page)).toBe(true);
    },
  );

  it('[SITE-AV-04] [RD-77] carries its label, and says to those who do not see it what it shows', async () => {
    const page = await openRecorded(await newPage());
    const label = page.locator('#hero').getByText('6Hz carrier / 0.1Hz modulation PAC', { exact: true });
    expect(await label.isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: /6 Hz pulse.*0\.1 Hz swell/ }).isVisible()).toBe(true);
  });

  it('stands still when it is paused, and goes on', async () => {
    const page = await openRecorded(await newPage());
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await standsStill(page)).toBe(true);
    await page.getByRole('button', { name: 'Resume' }).click();
    expect(await moves(page)).toBe(true);
  });

  it('is one still picture for who wants less motion', async () => {
    const page = await openRecorded(await newPage({ reducedMotion: true }));
    expect(await standsStill(page)).toBe(true);
  });
});

describe('its sound, once it is unmuted', () => {
  let page: Page;
  let finish: () => Promise<void>;

  beforeAll(async () => {
    ({ page, finish } = await openPage());
    await openRecorded(page);
    await unmute(page);
  });

  afterAll(() => finish());

  it('[SITE-AV-05] [SITE-AV-06] is three tones of 174, 261 and 348 Hz with gains as 1, 0.3 and 0.15', async () => {
    const tones = (await soundOf(page)).oscillators.filter(({ does }) => does === 'sound');
    expect(tones.map(({ hz }) => hz)).toEqual(TONES_HZ);
    const loudest = tones[0]?.gain ?? 0;
    expect(tones.map(({ gain }) => Math.round((gain / loudest) * 1000) / 1000)).toEqual([1, 0.3, 0.15]);
  });

  it('[SITE-AV-07] [SITE-AV-08] is modulated at 6 Hz and swells at 0.1 Hz', async () => {
    const modulators = (await soundOf(page)).oscillators.filter(({ does }) => does === 'modulate');
    expect(modulators.map(({ hz }) => hz)).toEqual([6, 0.1]);
    expect(modulators.every(({ gain }) => gain > 0)).toBe(true);
  });

  it('[SITE-AV-05] [SITE-AV-06] [SITE-AV-07] is heard so: lines at the tones, and 6 Hz beside them', async () => {
    // Long enough that the whole stretch listened to was at full level.
    await page.waitForTimeout(1200);
    const first = await levelAt(page, 174);
    const relative = async (hz: number): Promise<number> => (await levelAt(page, hz)) - first;
    for (const [hz, decibels] of [
      [261, -10.5],
      [348, -16.5],
      [168, -6],
      [180, -6],
    ] as const) {
      expect(Math.abs((await relative(hz)) - decibels), `${hz} Hz`).toBeLessThan(2);
    }
    expect(await relative(220)).toBeLessThan(-40);
    expect(await relative(440)).toBeLessThan(-40);
  });

  it('[SITE-AV-09] has a master gain of 0.25', async () => {
    expect((await soundOf(page)).masterGain).toBe(0.25);
    // The ramp has an end: it stays there.
    await page.waitForTimeout(300);
    expect((await soundOf(page)).masterGain).toBe(0.25);
  });
});

describe('its sound', () => {
  it('[SITE-AV-02] [SITE-AV-03] waits for the button: before, there is nothing that could sound', async () => {
    const page = await openRecorded(await newPage());
    expect(await soundOf(page)).toMatchObject({ contexts: 0, oscillators: [], peak: 0 });
    await page.getByRole('button', { name: 'Unmute' }).click();
    await page.getByRole('button', { name: 'Mute', exact: true }).waitFor();
    await expect.poll(async () => (await soundOf(page)).peak, PATIENT).toBeGreaterThan(0.02);
  });

  it('[SITE-AV-10] is silent again once muted, and comes back', async () => {
    const page = await openRecorded(await newPage());
    await unmute(page);
    await page.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect.poll(async () => (await soundOf(page)).isRunning, PATIENT).toBe(false);
    expect(await soundOf(page)).toMatchObject({ masterGain: 0, contexts: 1 });
    expect((await soundOf(page)).peak).toBeLessThan(0.0005);
    await page.getByRole('button', { name: 'Unmute' }).click();
    await expect.poll(async () => (await soundOf(page)).peak, PATIENT).toBeGreaterThan(0.02);
    expect((await soundOf(page)).contexts).toBe(1);
  });

  it('[SITE-AV-10] stays silent when it is muted at once', async () => {
    const page = await openRecorded(await newPage());
    const button = page.locator('#hero').getByRole('button', { name: /mute/i });
    await button.dblclick();
    await page.getByRole('button', { name: 'Unmute' }).waitFor();
    await page.waitForTimeout(800);
    const { masterGain, isRunning } = await soundOf(page);
    expect([masterGain, isRunning]).toEqual([0, false]);
  });

  it('rests while nobody sees the tab', async () => {
    const page = await openRecorded(await newPage());
    await unmute(page);
    const show = (isHidden: boolean): Promise<void> =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await show(true);
    await expect.poll(async () => (await soundOf(page)).isRunning, PATIENT).toBe(false);
    expect((await soundOf(page)).masterGain).toBe(0);
    await show(false);
    await expect.poll(async () => (await soundOf(page)).masterGain, PATIENT).toBe(0.25);
  });

  it('[SITE-AV-02] is operated by the keyboard alone', async () => {
    const page = await openRecorded(await newPage());
    await page.getByRole('button', { name: 'Unmute' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await soundOf(page)).masterGain, PATIENT).toBe(0.25);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await soundOf(page)).masterGain, PATIENT).toBe(0);
  });

  it('gives way to the demo', async () => {
    const page = await openRecorded(await newPage());
    await unmute(page);
    await page.getByRole('button', { name: 'Watch the demo' }).click();
    await expect.poll(async () => (await soundOf(page)).masterGain, PATIENT).toBe(0);
  });
});
