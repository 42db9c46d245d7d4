import { readSafetyMeter } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { deliveryOf } from './delivery.ts';

const WANTED = {
  globalModulationHz: 6,
  centerModulationHz: 12,
  globalModulationStrength: 0.45,
  visualHue: 205,
  masterAudioVolume: 0.1,
  waveform: 'Sine',
} as const;
const LIGHT = { refreshHz: 60, isStrict: false, isFlickerBlocked: false };

describe('what the light will be', () => {
  it.each([
    ['both exact', {}, 'This 60 Hz display draws both rhythms exactly.'],
    ['the centre not quite', { centerModulationHz: 14 }, 'draws both rhythms, 14 Hz approximately.'],
    ['the global not quite', { globalModulationHz: 11 }, 'draws both rhythms, 11 Hz approximately.'],
    ['neither quite', { globalModulationHz: 11, centerModulationHz: 14 }, 'draws both rhythms, both approximately.'],
    [
      'another wave',
      { globalModulationHz: 11, waveform: 'Square' },
      'both rhythms, Square as a sine, both approximately.',
    ],
    ['a centre too fast', { centerModulationHz: 40 }, 'cannot draw 40 Hz: the light stays at 6 Hz. Sound plays both'],
    [
      'both too fast',
      { globalModulationHz: 30, centerModulationHz: 40 },
      'can draw neither rhythm, so the light stays',
    ],
  ] as const)('is said of the rates: %s', (_, change, text) => {
    expect(deliveryOf({ ...WANTED, ...change }, LIGHT).text).toContain(text);
  });

  it('is said of the depth, in the numbers of the meter', () => {
    const { text, guard } = deliveryOf(WANTED, LIGHT);
    const meter = readSafetyMeter({ ...WANTED, ...LIGHT, strength: 0.45 });
    expect(meter.isLimiting).toBe(true);
    expect(text).toContain(
      `change by ${meter.deliveredLuminance.toFixed(3)}; ${meter.askedLuminance.toFixed(3)} was asked.`,
    );
    expect(guard).toBe('limiting');
  });

  it('is less in strict mode', () => {
    expect(deliveryOf(WANTED, { ...LIGHT, isStrict: true }).text).not.toBe(deliveryOf(WANTED, LIGHT).text);
  });

  it('has its full depth where it is slow, and says where it is within the limit', () => {
    const slow = { ...WANTED, globalModulationHz: 0.1, centerModulationHz: 1 };
    expect(deliveryOf(slow, LIGHT)).toMatchObject({ guard: 'watching' });
    expect(deliveryOf(slow, LIGHT).text).toContain('keeps its full depth');
    expect(deliveryOf({ ...slow, globalModulationStrength: 0.05 }, LIGHT).text).toContain('within the limit of 0.100');
  });

  it.each([
    ['flicker is blocked', { ...LIGHT, isFlickerBlocked: true }, 'a still tint. Sound plays both rhythms.'],
    ['the display is not known', { ...LIGHT, refreshHz: undefined }, 'not measured yet, so the light stays still.'],
    ['the display is nonsense', { ...LIGHT, refreshHz: Number.NaN }, 'not measured yet, so the light stays still.'],
  ])('stays still where %s', (_, light, text) => {
    const delivery = deliveryOf(WANTED, light);
    expect(delivery.text).toContain(text);
    expect(delivery.guard).toBeUndefined();
  });
});
