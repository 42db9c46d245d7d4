import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { SessionControls } from './session-controls.tsx';
import { type HeldSession, holdSession } from './test-helpers/held-session.ts';

const ignore = () => undefined;
const trigger = page.getByRole('button', { name: 'Fine-tune Performance' });
const slider = (name: string) => page.getByRole('slider', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const pulse = page.getByRole('button', { name: '1 Hz test pulse' });

async function showOpen(held: HeldSession = holdSession()): Promise<HeldSession> {
  await render(<SessionControls session={held.session} onOpenQuestions={ignore} isFineTuneOpen />);
  await expect.element(slider('Hue')).toBeVisible();
  return held;
}

const settingsOf = ({ session }: HeldSession) => session.getSnapshot().settings;
const preferencesOf = ({ session }: HeldSession) => session.getSnapshot().preferences;

async function press(name: string, keys: string): Promise<void> {
  slider(name).element().focus();
  await userEvent.keyboard(keys);
}

describe('Fine-tune Performance', () => {
  it('[SES-43] [SES-44] [SES-45] opens and closes on request, by hand and by key', async () => {
    await render(<SessionControls session={holdSession().session} onOpenQuestions={ignore} />);
    await expect.element(page.getByRole('heading', { name: 'Fine-tune Performance' })).toBeVisible();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(slider('Hue')).not.toBeInTheDocument();
    await trigger.click();
    await expect.element(slider('Hue')).toBeVisible();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(slider('Hue')).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('[SES-22] offers the four waveforms', async () => {
    const held = await showOpen();
    const group = page.getByRole('radiogroup', { name: 'Waveform' });
    expect(
      group
        .getByRole('radio')
        .elements()
        .map((wave) => wave.closest('label')?.textContent),
    ).toEqual(['Sine', 'Square', 'Triangle', 'Sawtooth']);
    await expect.element(radio('Sine')).toBeChecked();
    await radio('Sawtooth').click();
    expect(settingsOf(held).waveform).toBe('Sawtooth');
  });

  it('[SES-23] [SES-24] has a hue, visualHue, 0 to 360 in steps of 1', async () => {
    const held = await showOpen();
    await press('Hue', '{ArrowRight}');
    expect(settingsOf(held).visualHue).toBe(244);
    await press('Hue', '{Home}');
    expect(settingsOf(held).visualHue).toBe(0);
    await press('Hue', '{End}');
    expect(settingsOf(held).visualHue).toBe(360);
  });

  it('[SES-25] [SES-26] [SES-27] has a pitch, 28 to 1760 Hz in steps of 1, with three marks', async () => {
    const held = await showOpen();
    await press('Isochronic pitch', '{ArrowRight}');
    expect(settingsOf(held).isochronicPitch).toBe(206);
    await press('Isochronic pitch', '{Home}');
    expect(settingsOf(held).isochronicPitch).toBe(28);
    await press('Isochronic pitch', '{End}');
    expect(settingsOf(held).isochronicPitch).toBe(1760);
    expect([...document.querySelectorAll('.v-slider-mark')].map((mark) => mark.textContent)).toEqual([
      '28',
      '880',
      '1760',
    ]);
  });

  it.each([
    { id: 'SES-28', name: 'Deep Focus', hz: 136.1 },
    { id: 'SES-29', name: 'Flow State', hz: 205 },
    { id: 'SES-30', name: 'Harmony', hz: 432 },
  ])('[$id] has the preset $name, which sets exactly $hz Hz', async ({ name, hz }) => {
    const held = await showOpen();
    held.session.change({ isochronicPitch: 300 });
    const preset = page.getByRole('button', { name: `${hz} Hz ${name}` });
    await expect.element(preset).toHaveAttribute('aria-pressed', 'false');
    await preset.click();
    expect(settingsOf(held).isochronicPitch).toBe(hz);
    await expect.element(preset).toHaveAttribute('aria-pressed', 'true');
    await expect.element(slider('Isochronic pitch')).toHaveAttribute('aria-valuetext', `${hz} Hz`);
  });

  it('sets the veil’s shape and the strict guard on this device', async () => {
    const held = await showOpen();
    await radio('Rim only').click();
    expect(preferencesOf(held).veilShape).toBe('edge');
    await page.getByRole('switch', { name: 'Strict guard' }).click();
    expect(preferencesOf(held).isGuardStrict).toBe(true);
    expect(held.session.getSnapshot().isStrict).toBe(true);
  });

  it('says that a video has made the guard strict, and leaves the person’s switch alone', async () => {
    const held = await showOpen();
    held.session.demandStrict('video', true);
    await expect.element(page.getByText('On while the video plays, whatever is set here.')).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Strict guard' })).not.toBeChecked();
  });

  it('moves the sound against the light, and says which comes first', async () => {
    const held = await showOpen();
    await press('Sound offset', '{ArrowRight}');
    expect(preferencesOf(held).soundOffsetMs).toBe(5);
    await expect.element(slider('Sound offset')).toHaveAttribute('aria-valuetext', '5 ms later');
    await press('Sound offset', '{Home}');
    expect(preferencesOf(held).soundOffsetMs).toBe(-300);
    await expect.element(slider('Sound offset')).toHaveAttribute('aria-valuetext', '300 ms earlier');
  });

  it('pulses once a second for the ear, while the session is on', async () => {
    const held = await showOpen();
    await expect.element(pulse).toBeDisabled();
    held.session.switchOn();
    await expect.element(pulse).toBeEnabled();
    await pulse.click();
    await expect.element(pulse).toHaveAttribute('aria-pressed', 'true');
    expect(held.session.getSnapshot().isTestPulseOn).toBe(true);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await pulse.click();
    await expect.element(pulse).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes a pulse of somebody else’s instead', async () => {
    const said: boolean[] = [];
    const { session } = holdSession();
    session.switchOn();
    const testPulse = { isOn: true, onChange: (isOn: boolean) => said.push(isOn) };
    await render(<SessionControls session={session} onOpenQuestions={ignore} testPulse={testPulse} isFineTuneOpen />);
    await pulse.click();
    expect(said).toEqual([false]);
    expect(session.getSnapshot().isTestPulseOn).toBe(false);
  });

  it('is silent for whoever listens to their own audio', async () => {
    const held = await showOpen();
    await page.getByRole('switch', { name: 'I listen to my own audio' }).click();
    expect(settingsOf(held).hasOwnAudio).toBe(true);
  });

  it('is accessible, with everything open', async () => {
    const { session } = await showOpen();
    await expect(expectAccessible()).resolves.toBeUndefined();
    session.switchOn();
    session.change({ backgroundSoundType: 'ambient', isochronicPitch: 136.1 });
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});
