import { bandOf, type Hertz } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { FrequencyReadout } from './frequency-readout.tsx';
import { FrequencyRuler, type FrequencyRulerProps } from './frequency-ruler.tsx';
import type { PinName, Pins } from './ruler/pins.ts';
import { positionOf } from './ruler/position.ts';

const global = (): Locator => page.getByRole('slider', { name: 'Global modulation' });
const center = (): Locator => page.getByRole('slider', { name: 'Centre modulation' });
const hzOf = (pin: Locator): number => Number(pin.element().getAttribute('aria-valuenow'));

interface BenchProps extends Omit<FrequencyRulerProps, 'onChange'> {
  readonly widthPx?: number;
}

function Bench({ widthPx = 600, globalHz = 6, centerHz = 14, ...rest }: BenchProps): ReactNode {
  const [pins, setPins] = useState<Pins>({ globalHz, centerHz });
  const handleChange = (pin: PinName, hz: Hertz) => setPins({ ...pins, [`${pin}Hz`]: hz });
  return (
    <div style={{ width: widthPx, padding: 40 }}>
      <FrequencyRuler {...rest} {...pins} onChange={handleChange} />
    </div>
  );
}

/** Takes a pin by its needle and lets it go over a frequency. A pin under the pointer is what is to be dropped on. */
async function drag(pin: Locator, toHz: Hertz): Promise<void> {
  const body = document.querySelector('.v-ruler-body');
  if (body === null) throw new Error('no ruler');
  const box = body.getBoundingClientRect();
  const needle = pin.element().getBoundingClientRect();
  await userEvent.dragAndDrop(pin, body, {
    force: true,
    sourcePosition: { x: needle.width / 2, y: needle.height / 2 },
    targetPosition: { x: positionOf(toHz) * box.width, y: needle.top + needle.height / 2 - box.top },
  });
}

beforeAll(() => page.viewport(1200, 800));

describe('keys on the ruler', () => {
  it.each([
    ['{ArrowRight}', 6.2],
    ['{ArrowUp}', 6.2],
    ['{ArrowLeft}', 5.9],
    ['{Shift>}{ArrowRight}{/Shift}', 7],
    ['{PageUp}', 8],
    ['{PageDown}', 4],
    ['{Home}', 0.1],
    ['12.5{Enter}', 12.5],
    ['0,4{Enter}', 0.4],
    ['12{Escape}', 6],
    ['12', 6],
  ])('%s moves the global pin from 6 Hz to %d Hz', async (keys, hz) => {
    await render(<Bench />);
    await userEvent.tab();
    await expect.element(global()).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(hzOf(global())).toBe(hz);
  });

  it('go to the global pin first, then to the centre pin, then on', async () => {
    await render(<Bench />);
    await userEvent.tab();
    await expect.element(global()).toHaveFocus();
    await userEvent.tab();
    await expect.element(center()).toHaveFocus();
    await userEvent.tab();
    await expect.element(center()).not.toHaveFocus();
  });

  it.each([
    [global, '{End}', 13.7],
    [center, '{Home}', 6.1],
    [global, '50{Enter}', 13.7],
  ] as const)('stop a pin at its partner, nudge it, and never push the partner (%#)', async (pin, keys, hz) => {
    await render(<Bench />);
    const partner = pin === global ? center : global;
    const partnerHz = hzOf(partner());
    pin().element().focus();
    await userEvent.keyboard(keys);
    expect(hzOf(pin())).toBe(hz);
    expect(hzOf(partner())).toBe(partnerHz);
    await expect.element(pin()).toHaveAttribute('data-nudge', 'once');
    await userEvent.keyboard(keys);
    await expect.element(pin()).toHaveAttribute('data-nudge', 'again');
  });

  it('show the number being typed and say that Enter sets it', async () => {
    await render(<Bench />);
    await userEvent.tab();
    await userEvent.keyboard('9.5');
    await expect.element(page.getByText('9.5 Hz')).toBeVisible();
    await expect.element(global()).toHaveAttribute('aria-valuetext', '9.5 Hz, Enter sets it');
    await userEvent.tab();
    expect(document.querySelector('.v-ruler-typed')).toBeNull();
    expect(hzOf(global())).toBe(6);
  });

  it('leave the shortcuts of the browser alone', async () => {
    const { container } = await render(<Bench />);
    let wasPrevented: boolean | undefined;
    container.addEventListener('keydown', (event) => {
      wasPrevented = event.defaultPrevented;
    });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}0{/Control}');
    expect(wasPrevented).toBe(false);
    await userEvent.keyboard('{ArrowRight}');
    expect(wasPrevented).toBe(true);
  });
});

describe('a hand on the ruler', () => {
  it.each([
    [global, 2],
    [global, 0.3],
    [center, 40],
    [center, 100],
  ] as const)('takes a pin where it wants (%#)', async (pin, toHz) => {
    await render(<Bench widthPx={900} />);
    await drag(pin(), toHz);
    // One pixel of this ruler is less than one percent.
    expect(hzOf(pin()) / toHz).toBeGreaterThan(0.98);
    expect(hzOf(pin()) / toHz).toBeLessThan(1.02);
    expect(pin().element().hasAttribute('data-dragging')).toBe(false);
  });

  it('does not move a pin by taking it at the rim of its 44 px', async () => {
    await render(<Bench />);
    const box = global().element().getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 20, box.bottom - 30);
    expect(hit).toBe(global().element());
    await userEvent.click(global(), { position: { x: 18, y: -10 }, force: true });
    expect(hzOf(global())).toBe(6);
  });

  it('stops at the partner and leaves it where it is', async () => {
    await render(<Bench widthPx={900} />);
    await drag(global(), 60);
    expect(hzOf(center())).toBe(14);
    expect(hzOf(global())).toBe(13.7);
    await expect.element(global()).toHaveAttribute('data-nudge', 'once');
  });
});

describe('what the ruler says', () => {
  it('[FRQ-04] [FRQ-09] names value, band and description', async () => {
    await render(<Bench globalHz={0.4} centerHz={6} />);
    await expect.element(center()).toHaveAttribute('aria-valuetext', '6 Hz, Theta, Meditation & creativity');
    await expect.element(global()).toHaveAttribute('aria-valuetext', '4 cycles/10s, InfraLow, Body awareness');
    await expect.element(global()).toHaveAttribute('aria-valuemax', '5.9');
  });

  it('lights the bands that hold a pin, the upper edge with the lower band', async () => {
    await render(<FrequencyRuler globalHz={8} centerHz={12} />);
    const lit = [...document.querySelectorAll('[data-lit] .v-ruler-long')].map((name) => name.textContent);
    expect(lit).toEqual([bandOf(8).name, bandOf(12).name]);
    expect(lit).toEqual(['Theta', 'Alpha']);
  });

  it('is one picture without a tab stop where nothing can be changed', async () => {
    await render(<FrequencyRuler globalHz={6} centerHz={14} before={{ globalHz: 8 }} />);
    await expect.element(page.getByRole('img', { name: /^Global 6 Hz, Theta.*; Centre 14 Hz, Beta/ })).toBeVisible();
    expect(document.querySelector('[tabindex]')).toBeNull();
    expect(document.querySelectorAll('.v-ruler-ghost')).toHaveLength(1);
  });

  it.each([
    [300, 'short'],
    [339, 'short'],
    [340, 'long'],
    [700, 'long'],
  ])('has at %d px the %s names, none of which overlap', async (widthPx, names) => {
    await render(
      <div style={{ width: widthPx }}>
        <FrequencyRuler globalHz={6} centerHz={10} />
      </div>,
    );
    const shown = [...document.querySelectorAll(`.v-ruler-${names}`)].map((name) => name.getBoundingClientRect());
    for (const { width } of shown) expect(width).toBeGreaterThan(0);
    for (const [index, { left }] of shown.slice(1).entries()) expect(left).toBeGreaterThan(shown[index]?.right ?? 0);
  });
});

describe('the readout', () => {
  it('[FRQ-09] [FRQ-10] shows ten times the value below 1 Hz, and hertz from there on', async () => {
    const { rerender } = await render(<FrequencyReadout pin="global" hz={0.4} />);
    await expect.element(page.getByText('4 cycles/10s')).toBeVisible();
    await rerender(<FrequencyReadout pin="global" hz={1} />);
    await expect.element(page.getByText('1 Hz')).toBeVisible();
    await expect.element(page.getByText('InfraLow')).toBeVisible();
  });

  it('[FRQ-11] [FRQ-12] shows the old band only where there is no frequency', async () => {
    const { rerender } = await render(<FrequencyReadout pin="center" hz={undefined} legacyBand="Gamma" />);
    await expect.element(page.getByText('Gamma')).toBeVisible();
    await rerender(<FrequencyReadout pin="center" hz={6} legacyBand="Gamma" />);
    await expect.element(page.getByText('Gamma')).not.toBeInTheDocument();
    await expect.element(page.getByText('Meditation & creativity')).toBeVisible();
  });
});

describe('axe', () => {
  it.each<[string, ReactNode]>([
    ['at rest', <Bench key="" guard="watching" />],
    ['limiting', <Bench key="" guard="limiting" density="full" widthPx={900} />],
    ['off', <Bench key="" isOn={false} />],
    ['small', <Bench key="" widthPx={300} before={{ globalHz: 8, centerHz: 12 }} />],
    ['read-only', <FrequencyRuler key="" globalHz={6} centerHz={14} />],
    ['as an axis', <FrequencyRuler key="" hasNumerals={false} />],
    ['a readout', <FrequencyReadout key="" pin="global" hz={0.4} />],
  ])('finds nothing: %s', async (_, element) => {
    const { container } = await render(element);
    await expect(expectAccessible(container)).resolves.toBeUndefined();
  });

  it('finds nothing while a number is typed', async () => {
    const { container } = await render(<Bench />);
    await userEvent.tab();
    await userEvent.keyboard('9.5');
    await expect(expectAccessible(container)).resolves.toBeUndefined();
  });
});
