import { intensityText, SLIDERS, sliderPosition } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Slider } from './slider.tsx';

const {
  isochronicPitch: PITCH,
  backgroundVolume: VOLUME,
  visualHue: HUE,
  globalModulationStrength: STRENGTH,
} = SLIDERS;
const ignore = () => undefined;

describe('a slider', () => {
  it('is accessible in every state', async () => {
    await render(
      <>
        <Slider name="Intensity" scale={STRENGTH} value={0.45} text={intensityText(0.45)} onChange={ignore} />
        <Slider name="Pitch" scale={PITCH} value={205} text="205 Hz" onChange={ignore} layout="row" />
        <Slider name="Hue" scale={HUE} value={205} text="205°" onChange={ignore} look="hue" />
        <Slider name="Volume" scale={VOLUME} value={0.015} text="1.5%" onChange={ignore} isDisabled />
      </>,
    );
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([
    { title: '136.1 at steps of 1', scale: PITCH, value: 136.1, up: 137, down: 136 },
    { title: '0.015 at steps of 0.01', scale: VOLUME, value: 0.015, up: 0.02, down: 0.01 },
  ])('[RD-30] keeps $title exact until it is moved', async ({ scale, value, up, down }) => {
    const onChange = vi.fn<(value: number) => void>();
    const { getByRole } = await render(
      <Slider name="Value" scale={scale} value={value} text={`${value}`} onChange={onChange} />,
    );
    const input = getByRole('slider', { name: 'Value' });
    await expect.element(input).toHaveAttribute('aria-valuenow', `${value}`);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(needle());
    await userEvent.click(needle(), { position: { x: 1, y: 4 } });
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(input).toHaveAttribute('aria-valuenow', `${value}`);
    input.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([[up], [down]]);
  });

  it('[SES-27] [RD-31] draws the marks of the pitch where the needle stands for them', async () => {
    for (const mark of PITCH.marks) {
      const { unmount } = await render(<Pitch initial={mark} />);
      const tick = document.querySelectorAll('.v-slider-mark')[PITCH.marks.indexOf(mark)];
      expect(tick?.textContent).toBe(String(mark));
      expect(middleOf(needle())).toBeCloseTo(tick?.getBoundingClientRect().left ?? Number.NaN, 0);
      await unmount();
    }
    expect(sliderPosition(PITCH, 880)).not.toBeCloseTo(0.5, 3);
  });

  it('[SES-26] reaches 28 and 1760 by Home and End, steps by 1, and turns pages by a tenth', async () => {
    const { getByRole } = await render(<Pitch initial={205} />);
    const input = getByRole('slider', { name: 'Isochronic pitch' });
    input.element().focus();
    for (const [key, text] of [
      ['{ArrowUp}', '206 Hz'],
      ['{ArrowLeft}{ArrowDown}', '204 Hz'],
      ['{PageUp}', '377 Hz'],
      ['{PageDown}{PageDown}', '31 Hz'],
      ['{PageDown}', '28 Hz'],
      ['{End}', '1760 Hz'],
      ['{Home}', '28 Hz'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(input).toHaveAttribute('aria-valuetext', text);
    }
  });

  it('follows the pointer to the step under it', async () => {
    await render(<Pitch initial={136.1} />);
    const line = document.querySelector('.v-slider-track') ?? document.body;
    const { width } = line.getBoundingClientRect();
    await userEvent.click(line, { position: { x: width * sliderPosition(PITCH, 880), y: 1 } });
    await expect.poll(() => Math.abs(shownHz() - 880)).toBeLessThan((1.5 * (PITCH.max - PITCH.min)) / width + 1);
    expect(Number.isInteger(shownHz())).toBe(true);
  });

  it('draws a needle of 8 by 20 on a line of 2, which takes the pointer 44 px high', async () => {
    await render(<Pitch initial={205} />);
    expect(sizeOf('.v-slider-needle')).toEqual([8, 20]);
    expect(sizeOf('.v-slider-track')[1]).toBe(2);
    expect(sizeOf('.v-slider-line')[1]).toBe(44);
  });

  it('does not move while it is disabled', async () => {
    const onChange = vi.fn<(value: number) => void>();
    await render(<Slider name="V" scale={VOLUME} value={0.015} text="1.5%" onChange={onChange} isDisabled />);
    await userEvent.click(document.querySelector('.v-slider-line') ?? document.body, { force: true });
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).not.toHaveBeenCalled();
  });
});

function Pitch({ initial }: { readonly initial: number }): ReactNode {
  const [hz, setHz] = useState(initial);
  return <Slider name="Isochronic pitch" scale={PITCH} value={hz} text={`${hz} Hz`} onChange={setHz} />;
}

function needle(): Element {
  const found = document.querySelector('.v-slider-needle');
  if (found === null) throw new Error('no needle');
  return found;
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

function sizeOf(selector: string): readonly number[] {
  const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [width, height];
}

function shownHz(): number {
  return Number.parseFloat(document.querySelector('.v-slider-value')?.textContent ?? '');
}
