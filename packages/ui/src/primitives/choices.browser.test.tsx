import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Rocker } from './rocker.tsx';
import { Segments } from './segments.tsx';

const ignore = () => undefined;
const ANSWERS = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
  { value: 'unsure', text: 'I am not sure' },
] as const;
const WAVES = [
  { value: 'sine', text: 'Sine' },
  { value: 'square', text: 'Square' },
  { value: 'triangle', text: 'Triangle' },
] as const;

describe('choices', () => {
  it('are accessible in every state', async () => {
    await render(
      <>
        <Checkbox label="I have read the safety note" isChecked={false} onChange={ignore} />
        <Checkbox label="Keep me signed in" isChecked onChange={ignore} hint="On this device" />
        <Checkbox label="Gone" isChecked onChange={ignore} isDisabled />
        <Checkbox label="Terms" isChecked={false} onChange={ignore} error="Please accept the terms" />
        <RadioGroup
          legend="Any seizures?"
          options={ANSWERS}
          value={undefined}
          onChange={ignore}
          hint="In your family"
        />
        <RadioGroup legend="Migraine?" options={ANSWERS} value="no" onChange={ignore} layout="row" isDisabled />
        <Segments name="Waveform" options={WAVES} value="sine" onChange={ignore} />
        <Segments name="Waveform, off" options={WAVES} value="sine" onChange={ignore} isDisabled />
        <Rocker name="Session" isOn onChange={ignore} />
        <Rocker name="Other session" isOn={false} onChange={ignore} />
        <Rocker name="No light" isOn={false} onChange={ignore} isDisabled />
      </>,
    );
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('ticks a box by its label and by the space key', async () => {
    const onChange = vi.fn<(isOn: boolean) => void>();
    const { getByText, getByRole } = await render(<Checkbox label="I agree" isChecked={false} onChange={onChange} />);
    await getByText('I agree').click();
    getByRole('checkbox').element().focus();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls.map(([isChecked]) => isChecked)).toEqual([true, true]);
  });

  it('preselects no answer, and takes one by arrow keys', async () => {
    const { getByRole } = await render(<Question />);
    await expect.element(getByRole('radiogroup', { name: 'Any seizures?' })).toBeVisible();
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(getByRole('radio', { name: 'No' })).toBeChecked();
    await getByRole('radio', { name: 'I am not sure' }).click();
    await expect.element(getByRole('radio', { name: 'I am not sure' })).toBeChecked();
  });

  it('moves along its segments with the arrows, as one stop of the tab key', async () => {
    const { getByRole } = await render(<Waveform />);
    await userEvent.tab();
    await expect.element(getByRole('radio', { name: 'Sine' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(getByRole('radio', { name: 'Triangle' })).toBeChecked();
    await userEvent.tab();
    await expect.element(getByRole('radio', { name: 'Triangle' })).not.toHaveFocus();
  });

  it('rocks by pointer and by key, in a frame of 58 by 30', async () => {
    const onChange = vi.fn<(isOn: boolean) => void>();
    const { getByRole } = await render(<Rocker name="Session" isOn={false} onChange={onChange} />);
    const rocker = getByRole('switch', { name: 'Session' });
    await rocker.click();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls.map(([isOn]) => isOn)).toEqual([true, true]);
    const { width, height } = document.querySelector('.v-rocker-frame')?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).toEqual([58, 30]);
    expect(rocker.element().getBoundingClientRect().height).toBe(44);
  });
});

function Question(): ReactNode {
  const [value, setValue] = useState<(typeof ANSWERS)[number]['value']>();
  return <RadioGroup legend="Any seizures?" options={ANSWERS} value={value} onChange={setValue} />;
}

function Waveform(): ReactNode {
  const [value, setValue] = useState<(typeof WAVES)[number]['value']>('sine');
  return <Segments name="Waveform" options={WAVES} value={value} onChange={setValue} />;
}
