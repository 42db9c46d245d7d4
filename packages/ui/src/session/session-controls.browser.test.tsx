import { AMBIENT_TRACKS, DEMO_DEFAULTS, displayFrequency } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { SessionControls } from './session-controls.tsx';
import { type HeldSession, holdSession } from './test-helpers/held-session.ts';

const ignore = () => undefined;
const rocker = page.getByRole('switch', { name: 'Session' });
const slider = (name: string) => page.getByRole('slider', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const track = page.getByRole('combobox', { name: 'Nature Track' });

/** The panel of a real session. */
async function show(held: HeldSession = holdSession()): Promise<HeldSession> {
  await render(<SessionControls session={held.session} onOpenQuestions={ignore} />);
  return held;
}

const settingsOf = ({ session }: HeldSession) => session.getSnapshot().settings;

async function press(name: string, keys: string): Promise<void> {
  slider(name).element().focus();
  await userEvent.keyboard(keys);
}

describe('the panel', () => {
  it('[SES-13] [SES-14] is headed Session Controls, with its subtitle', async () => {
    await show();
    await expect.element(page.getByRole('heading', { name: 'Session Controls', exact: true })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Session Controls' })).toBeVisible();
    await expect.element(page.getByText('AI-optimized for your current task', { exact: true })).toBeVisible();
  });

  it('[SES-15] [SES-16] [SES-17] has a switch that is isOn, and says what it does', async () => {
    const held = await show();
    await expect.element(rocker).not.toBeChecked();
    await expect.element(page.getByText('Click to start optimization', { exact: true })).toBeVisible();
    await rocker.click();
    expect(settingsOf(held).isOn).toBe(true);
    await expect.element(rocker).toBeChecked();
    await expect.element(page.getByText('Enhancing your cognitive state', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Click to start optimization')).not.toBeInTheDocument();
    held.session.stop('key');
    await expect.element(rocker).not.toBeChecked();
    await rocker.click();
    await rocker.click();
    expect(settingsOf(held).isOn).toBe(false);
    await expect.element(page.getByText('Click to start optimization', { exact: true })).toBeVisible();
  });

  it('[SES-46] [FRQ-10] [FRQ-12] shows both frequencies with band and description, and no old band', async () => {
    const { session } = await show();
    expect(session.getSnapshot().settings).toMatchObject({ frequencyBand1: 'Delta', frequencyBand2: 'Gamma' });
    const [global, center] = document.querySelectorAll('.v-readout');
    expect(global?.textContent).toMatch(/^Global8 Hz\s*Theta Meditation & creativity$/u);
    expect(center?.textContent).toMatch(/^Centre12 Hz\s*Alpha Calm awareness$/u);
  });

  it('[FRQ-09] shows a slow rate as cycles in ten seconds', async () => {
    const { session } = await show();
    session.change({ globalModulationHz: 0.1 });
    await expect.poll(() => document.querySelector('.v-readout')?.textContent).toContain('1 cycles/10s');
  });

  it('[SES-46] sets both frequencies on the ruler', async () => {
    const held = await show();
    await press('Global modulation', '6{Enter}');
    await press('Centre modulation', '14{Enter}');
    expect(settingsOf(held)).toMatchObject({ globalModulationHz: 6, centerModulationHz: 14 });
    await expect.element(slider('Centre modulation')).toHaveAttribute('aria-valuetext', '14 Hz, Beta, Active focus');
  });

  it('[SES-47] follows a suggestion that is applied', async () => {
    const { session } = await show();
    session.applySuggestion({
      globalModulationHz: 6,
      centerModulationHz: 14,
      globalModulationStrength: 0.3,
      visualHue: 205,
      masterAudioVolume: 0.2,
      waveform: 'Triangle',
    });
    await expect.element(slider('Global modulation')).toHaveAttribute('aria-valuenow', '6');
    await expect.element(slider('Centre modulation')).toHaveAttribute('aria-valuenow', '14');
    await expect.element(slider('Intensity')).toHaveAttribute('aria-valuetext', 'Light 30%');
    await expect.element(slider('Audio level')).toHaveAttribute('aria-valuetext', '20%');
    await page.getByRole('button', { name: 'Fine-tune Performance' }).click();
    await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', '205°');
    await expect.element(radio('Triangle')).toBeChecked();
    await expect.element(rocker).not.toBeChecked();
  });
});

describe('the intensity', () => {
  it('[SES-20] [SES-21] is globalModulationStrength, 0 to 1 in steps of 0.01', async () => {
    const held = await show();
    await press('Intensity', '{ArrowRight}');
    expect(settingsOf(held).globalModulationStrength).toBe(0.46);
    await press('Intensity', '{Home}');
    expect(settingsOf(held).globalModulationStrength).toBe(0);
    await press('Intensity', '{End}{ArrowRight}');
    expect(settingsOf(held).globalModulationStrength).toBe(1);
    await press('Intensity', '{ArrowLeft}');
    expect(settingsOf(held).globalModulationStrength).toBe(0.99);
  });

  it.each([
    { id: 'FRQ-13', strengths: [0, 0.19], label: 'Subtle' },
    { id: 'FRQ-14', strengths: [0.2, 0.39], label: 'Light' },
    { id: 'FRQ-15', strengths: [0.4, 0.59], label: 'Balanced' },
    { id: 'FRQ-16', strengths: [0.6, 0.79], label: 'Strong' },
    { id: 'FRQ-17', strengths: [0.8, 1], label: 'Intense' },
  ])('[$id] [FRQ-18] reads $label and a percentage', async ({ strengths, label }) => {
    const { session } = await show();
    for (const globalModulationStrength of strengths) {
      session.change({ globalModulationStrength });
      const text = `${label} ${Math.round(100 * globalModulationStrength)}%`;
      await expect.element(slider('Intensity')).toHaveAttribute('aria-valuetext', text);
      const shown = document.querySelector('.v-controls-list .v-slider-value');
      expect(shown?.textContent).toBe(text.replace(' ', ''));
      expect(shown?.querySelector('b')?.textContent).toBe(label);
    }
  });
});

describe('the sound', () => {
  it('[SES-31] [SES-32] has a level, masterAudioVolume, 0 to 1 in steps of 0.01', async () => {
    const held = await show();
    await press('Audio level', '{ArrowRight}');
    expect(settingsOf(held).masterAudioVolume).toBe(0.11);
    await press('Audio level', '{End}');
    expect(settingsOf(held).masterAudioVolume).toBe(1);
    await press('Audio level', '{Home}');
    expect(settingsOf(held).masterAudioVolume).toBe(0);
  });

  it.each([
    ['Pink', 'pink'],
    ['Brown', 'brown'],
    ['Ambient', 'ambient'],
  ])('[SES-33] [SES-42] [SES-36] with %s has a volume, and a nature track only if it is nature', async (name, type) => {
    const held = await show();
    await expect.element(radio('Off')).toBeChecked();
    await radio(name).click();
    expect(settingsOf(held).backgroundSoundType).toBe(type);
    await expect.element(slider('Background volume')).toBeEnabled();
    expect(track.elements()).toHaveLength(type === 'ambient' ? 1 : 0);
  });

  it('[SES-34] [SES-35] [SES-38] chooses a nature track, at first Serene Rain', async () => {
    const held = await show();
    await expect.element(track).not.toBeInTheDocument();
    await radio('Ambient').click();
    await expect.element(track).toHaveTextContent('Serene Rain');
    await track.click();
    await page.getByRole('option', { name: 'Desert Wind' }).click();
    expect(settingsOf(held).ambientTrack).toBe('Desert Wind');
    await radio('Off').click();
    await expect.element(track).not.toBeInTheDocument();
  });

  it('[SES-37] offers exactly the ten tracks', async () => {
    await show();
    await radio('Ambient').click();
    await track.click();
    await expect.element(page.getByRole('option', { name: 'Tranquil Tides' })).toBeVisible();
    const offered = page.getByRole('option').elements();
    expect(offered.map((option) => option.textContent)).toEqual(AMBIENT_TRACKS);
    expect(offered).toHaveLength(10);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('[SES-41] has its volume disabled while there is none in the background', async () => {
    await show();
    await expect.element(slider('Background volume')).toBeDisabled();
  });

  it('[SES-39] [SES-40] [RD-30] keeps a volume between two steps exactly, until it is moved', async () => {
    const held = await show();
    await expect.element(slider('Background volume')).toHaveAttribute('aria-valuetext', '1.5%');
    await radio('Pink').click();
    expect(settingsOf(held).backgroundVolume).toBe(DEMO_DEFAULTS.backgroundVolume);
    expect(settingsOf(held).backgroundVolume).toBe(0.015);
    await press('Background volume', '{ArrowRight}');
    expect(settingsOf(held).backgroundVolume).toBe(0.02);
    await press('Background volume', '{End}');
    expect(settingsOf(held).backgroundVolume).toBe(1);
    await press('Background volume', '{Home}');
    expect(settingsOf(held).backgroundVolume).toBe(0);
  });
});

it('says the same of a rate in the ruler, the readout and the domain', async () => {
  const { session } = await show();
  session.change({ globalModulationHz: 0.5 });
  await expect
    .element(slider('Global modulation'))
    .toHaveAttribute('aria-valuetext', expect.stringContaining('5 cycles/10s'));
  expect(displayFrequency(0.5).text).toBe('5 cycles/10s');
});
