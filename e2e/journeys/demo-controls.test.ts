import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choice,
  controls,
  type OpenDemo,
  openFineTune,
  openUnstarted,
  pass,
  press,
  sessionSwitch,
  slider,
} from '../harness/demo.ts';

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  demo = await openUnstarted();
  ({ page } = demo);
});
afterAll(() => demo.finish());

const fineTune = () => page.getByRole('button', { name: 'Fine-tune Performance' });
const numberOf = async (name: string): Promise<number> => Number(await slider(page, name).inputValue());
const textOf = (name: string): Promise<string | null> => slider(page, name).getAttribute('aria-valuetext');

/** Both ends and the first step, as keys find them. */
async function scaleOf(name: string): Promise<readonly number[]> {
  await press(page, slider(page, name), 'End');
  const max = await numberOf(name);
  await press(page, slider(page, name), 'Home');
  const min = await numberOf(name);
  await press(page, slider(page, name), 'ArrowRight');
  return [min, max, Math.round(((await numberOf(name)) - min) * 1e6) / 1e6];
}

async function typeRate(pin: 'Global' | 'Centre', hz: string): Promise<void> {
  await press(page, slider(page, `${pin} modulation`), ...hz.split(''), 'Enter');
}

const readout = (pin: 'global' | 'center') => controls(page).locator(`.v-readout[data-pin=${pin}]`);

describe('the panel', () => {
  it('[SES-13] [SES-14] is headed Session Controls, and says what it is', async () => {
    expect(await controls(page).getByRole('heading', { level: 2 }).textContent()).toBe('Session Controls');
    expect(await controls(page).getByText('AI-optimized for your current task', { exact: true }).isVisible()).toBe(
      true,
    );
  });

  it('[SES-46] [FRQ-10] [FRQ-12] shows both frequencies with band and description, and no legacy band', async () => {
    expect(await readout('global').textContent()).toMatch(/Global\s*8 Hz\s*Theta\s*Meditation & creativity/);
    expect(await readout('center').textContent()).toMatch(/Centre\s*12 Hz\s*Alpha\s*Calm awareness/);
    // The demo's legacy fields say Delta and Gamma.
    expect(await controls(page).locator('.v-controls-readouts').textContent()).not.toMatch(/Delta|Gamma/);
  });

  it.each([
    { hz: '0.1', shown: /^1 cycles\/10s/ },
    { hz: '0.95', shown: /^9\.5 cycles\/10s/ },
    { hz: '1', shown: /^1 Hz/ },
    { hz: '6.5', shown: /^6\.5 Hz/ },
  ])('[FRQ-09] [FRQ-10] shows $hz Hz as $shown', async ({ hz, shown }) => {
    await typeRate('Global', hz);
    expect(await readout('global').locator('.v-readout-value').textContent()).toMatch(shown);
    expect(await textOf('Global modulation')).toMatch(shown);
  });

  it('[SES-20] [SES-21] has an intensity of 0 to 1 in steps of 0.01', async () => {
    expect([await textOf('Intensity'), await numberOf('Intensity')]).toEqual(['Balanced 45%', 0.45]);
    expect(await scaleOf('Intensity')).toEqual([0, 1, 0.01]);
  });

  it.each([
    { id: 'FRQ-13', label: 'Subtle', keys: ['Home'], shown: ['Subtle 0%', 'Subtle 19%'], up: 19 },
    { id: 'FRQ-14', label: 'Light', keys: [], shown: ['Light 20%', 'Light 39%'], up: 19 },
    { id: 'FRQ-15', label: 'Balanced', keys: [], shown: ['Balanced 40%', 'Balanced 59%'], up: 19 },
    { id: 'FRQ-16', label: 'Strong', keys: [], shown: ['Strong 60%', 'Strong 79%'], up: 19 },
    { id: 'FRQ-17', label: 'Intense', keys: [], shown: ['Intense 80%', 'Intense 99%'], up: 19 },
  ])('[$id] [FRQ-18] calls it $label, with its percentage', async ({ keys, shown, up }) => {
    const intensity = slider(page, 'Intensity');
    if (keys.length > 0) await press(page, intensity, ...keys);
    else await press(page, intensity, 'ArrowRight');
    expect(await textOf('Intensity')).toBe(shown[0]);
    for (let step = 0; step < up; step += 1) await page.keyboard.press('ArrowRight');
    expect(await textOf('Intensity')).toBe(shown[1]);
    const printed = controls(page).locator('.v-slider', { hasText: 'Intensity' }).locator('.v-slider-value');
    expect(((await printed.textContent()) ?? '').replace(/\s+/g, '')).toBe(shown[1]?.replace(' ', ''));
  });

  it('[SES-31] [SES-32] has an audio level of 0 to 1 in steps of 0.01', async () => {
    expect(await textOf('Audio level')).toBe('10%');
    expect(await scaleOf('Audio level')).toEqual([0, 1, 0.01]);
  });
});

describe('the background', () => {
  it('[SES-33] [SES-36] [SES-41] is off, pink, brown or ambient; off has no volume and no track', async () => {
    const kinds = page.getByRole('radiogroup', { name: 'Background sound' }).locator('label');
    expect(await kinds.allTextContents()).toEqual(['Off', 'Pink', 'Brown', 'Ambient']);
    expect(await choice(page, 'Background sound', 'Off').isChecked()).toBe(true);
    expect(await slider(page, 'Background volume').isDisabled()).toBe(true);
    expect(await page.getByText('Nature Track').count()).toBe(0);
  });

  it.each(['Pink', 'Brown'])('[SES-36] [SES-42] has a volume but no track when it is %s', async (kind) => {
    await choice(page, 'Background sound', kind).click();
    expect(await slider(page, 'Background volume').isEnabled()).toBe(true);
    expect(await page.getByText('Nature Track').count()).toBe(0);
  });

  it('[SES-34] [SES-35] [SES-42] has a track and a volume when it is ambient, Serene Rain at first', async () => {
    await choice(page, 'Background sound', 'Ambient').click();
    expect(await slider(page, 'Background volume').isEnabled()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Nature Track' }).textContent()).toBe('Serene Rain');
  });

  it('[SES-37] [SES-38] has ten tracks to choose from', async () => {
    const track = page.getByRole('combobox', { name: 'Nature Track' });
    await track.click();
    await pass(page, 100);
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'Birdsong by the Stream',
      'Cascading Waterfall',
      'Desert Wind',
      'Gentle Rainfall',
      'Meditative Rainfall',
      'Peaceful River Flow',
      'Rolling Thunderstorm',
      'Serene Rain',
      'Soothing Ocean Waves',
      'Tranquil Tides',
    ]);
    await page.getByRole('option', { name: 'Desert Wind' }).click();
    await pass(page, 400);
    expect(await track.textContent()).toBe('Desert Wind');
  });

  it('[SES-39] [SES-40] [RD-30] has a volume of 0 to 1 in steps of 0.01, and 1.5% as long as nobody moves it', async () => {
    expect(await textOf('Background volume')).toBe('1.5%');
    expect(await scaleOf('Background volume')).toEqual([0, 1, 0.01]);
  });
});

describe('Fine-tune Performance', () => {
  it('[RD-50] holds what most people set once; what matters most is outside of it', async () => {
    expect(await slider(page, 'Hue').count()).toBe(0);
    for (const name of ['Global modulation', 'Centre modulation', 'Intensity']) {
      expect(await slider(page, name).isVisible(), name).toBe(true);
    }
    expect(await sessionSwitch(page).isVisible()).toBe(true);
  });

  it('[SES-43] [SES-44] [SES-45] opens and closes on request', async () => {
    expect(await fineTune().getAttribute('aria-expanded')).toBe('false');
    await openFineTune(page);
    expect(await fineTune().getAttribute('aria-expanded')).toBe('true');
    expect(await slider(page, 'Hue').isVisible()).toBe(true);
    await openFineTune(page);
    await expect.poll(() => slider(page, 'Hue').count()).toBe(0);
    await openFineTune(page);
  });

  it('[SES-22] offers the four waveforms', async () => {
    const waves = page.getByRole('radiogroup', { name: 'Waveform' }).locator('label');
    expect(await waves.allTextContents()).toEqual(['Sine', 'Square', 'Triangle', 'Sawtooth']);
    expect(await choice(page, 'Waveform', 'Sine').isChecked()).toBe(true);
    await choice(page, 'Waveform', 'Triangle').click();
    expect(await choice(page, 'Waveform', 'Triangle').isChecked()).toBe(true);
  });

  it('[SES-23] [SES-24] has a hue of 0 to 360 in steps of 1', async () => {
    expect(await textOf('Hue')).toBe('243°');
    expect(await scaleOf('Hue')).toEqual([0, 360, 1]);
  });

  it('[SES-25] [SES-26] [SES-27] has a pitch of 28 to 1760 Hz in steps of 1, with marks at their true places', async () => {
    expect(await textOf('Isochronic pitch')).toBe('205 Hz');
    expect(await scaleOf('Isochronic pitch')).toEqual([28, 1760, 1]);
    const pitch = controls(page).locator('.v-slider', { hasText: 'Isochronic pitch' });
    const line = await pitch.locator('.v-slider-track').boundingBox();
    const marks = await pitch
      .locator('.v-slider-mark')
      .evaluateAll((all) => all.map((mark) => ({ text: mark.textContent, left: mark.getBoundingClientRect().left })));
    expect(marks.map(({ text }) => text)).toEqual(['28', '880', '1760']);
    const places = marks.map(({ left }) => (left - (line?.x ?? 0)) / (line?.width ?? 1));
    for (const [index, share] of [0, (880 - 28) / (1760 - 28), 1].entries()) {
      expect(Math.abs((places[index] ?? 9) - share)).toBeLessThan(0.004);
    }
  });

  it.each([
    { id: 'SES-28', name: 'Deep Focus', text: '136.1 Hz' },
    { id: 'SES-29', name: 'Flow State', text: '205 Hz' },
    { id: 'SES-30', name: 'Harmony', text: '432 Hz' },
  ])('[$id] [RD-30] has $name, which is exactly $text', async ({ name, text }) => {
    const preset = page.getByRole('button', { name: `${text} ${name}` });
    await preset.click();
    expect(await textOf('Isochronic pitch')).toBe(text);
    expect(await preset.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the switch', () => {
  it('[SES-15] [SES-16] [SES-17] says what it does while it is off, and while it is on', async () => {
    const status = controls(page).getByRole('status').first();
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
    expect(await status.textContent()).toBe('Click to start optimization');
    await sessionSwitch(page).click();
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('true');
    expect(await status.textContent()).toBe('Enhancing your cognitive state');
    await sessionSwitch(page).click();
    expect(await status.textContent()).toBe('Click to start optimization');
  });
});

describe('settings from before rates existed', () => {
  it('[FRQ-11] show the bands that were kept in their place', async () => {
    const kept = JSON.stringify({ frequencyBand1: 'Theta', frequencyBand2: 'Gamma' });
    const { page: older, finish } = await openUnstarted({
      prepare: (fresh) => fresh.addInitScript((fields) => localStorage.setItem('vayl.settings', fields), kept),
    });
    const bands = await older.locator('.v-controls-readouts .v-readout-band b').allTextContents();
    expect(bands).toEqual(['Theta', 'Gamma']);
    await finish();
  });
});
