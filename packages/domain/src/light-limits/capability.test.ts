import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayCapability, GOVERNOR_LIMITS, readSafetyMeter, WAVEFORMS, type Waveform } from '../index.ts';

describe('capability', () => {
  it.each([
    { hz: 12, refreshHz: 60, waveform: 'Sine', grade: 'exact' },
    { hz: 8, refreshHz: 120, waveform: 'Sine', grade: 'exact' },
    { hz: 12, refreshHz: 120, waveform: 'Sine', grade: 'exact' },
    { hz: 40, refreshHz: 120, waveform: 'Sine', grade: 'exact' },
    { hz: 40, refreshHz: 240, waveform: 'Sine', grade: 'exact' },
    { hz: 8, refreshHz: 60, waveform: 'Sine', grade: 'approximated' },
    { hz: 20, refreshHz: 60, waveform: 'Sine', grade: 'approximated' },
    { hz: 25, refreshHz: 60, waveform: 'Sine', grade: 'approximated' },
    { hz: 8, refreshHz: 60, waveform: 'Square', grade: 'approximated' },
    { hz: 12, refreshHz: 60, waveform: 'Square', grade: 'approximated' },
    { hz: 27, refreshHz: 60, waveform: 'Sine', grade: 'not-representable' },
    { hz: 40, refreshHz: 60, waveform: 'Sine', grade: 'not-representable' },
    { hz: 100, refreshHz: 120, waveform: 'Sine', grade: 'not-representable' },
  ] as const)('grades $waveform at $hz Hz on $refreshHz Hz as $grade', ({ hz, refreshHz, waveform, grade }) => {
    expect(displayCapability(hz, refreshHz, waveform).grade).toBe(grade);
  });

  it.each([
    { hz: 4, refreshHz: 60, purity: 0.985 },
    { hz: 8, refreshHz: 60, purity: 0.943 },
    { hz: 12, refreshHz: 60, purity: 0.875 },
    { hz: 25, refreshHz: 60, purity: 0.545 },
    { hz: 40, refreshHz: 144, purity: 0.771 },
  ])('puts $purity of the power of $hz Hz at that rate on a $refreshHz Hz display', ({ hz, refreshHz, purity }) => {
    const capability = displayCapability(hz, refreshHz, 'Sine');
    expect('purity' in capability && Math.abs(capability.purity - purity)).toBeLessThan(6e-4);
  });

  it('says what 40 Hz would be on a 60 Hz display, and how far the display goes', () => {
    expect(displayCapability(40, 60, 'Sine')).toEqual({
      grade: 'not-representable',
      reason: 'rate-too-high',
      aliasHz: 20,
      beatHz: 20,
      highestDrawableHz: 27,
    });
  });

  it('tells 8 Hz on 60 Hz by its frames and its image', () => {
    expect(displayCapability(8, 60, 'Sine')).toMatchObject({ framesPerCycle: 7.5, imageHz: 52, drawnHz: 8 });
  });

  it.each([
    { waveform: 'Square', hz: 9.1, drawnAs: 'Sine' },
    { waveform: 'Square', hz: 8, drawnAs: 'Square' },
    { waveform: 'Triangle', hz: 10, drawnAs: 'Sine' },
    { waveform: 'Sawtooth', hz: 13, drawnAs: 'Sawtooth' },
    { waveform: 'Sawtooth', hz: 14, drawnAs: 'Sine' },
  ] as const)('draws $waveform at $hz Hz on 60 Hz as $drawnAs', ({ waveform, hz, drawnAs }) => {
    expect(displayCapability(hz, 60, waveform)).toMatchObject({ drawnAs });
  });

  it('never promises a rate at or above 0.45 of the refresh, and never fails to answer', () => {
    const anyNumber = fc.double();
    fc.assert(
      fc.property(anyNumber, anyNumber, fc.constantFrom<Waveform>(...WAVEFORMS), (hz, refreshHz, waveform) => {
        const capability = displayCapability(hz, refreshHz, waveform);
        if (capability.grade === 'not-representable') return;
        expect(capability.drawnHz).toBeLessThan(0.45 * refreshHz);
        expect(capability.harmonics).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('the meter', () => {
  const defaults = {
    strength: 0.45,
    visualHue: 240,
    globalModulationHz: 8,
    centerModulationHz: 12,
    refreshHz: 60,
    isStrict: false,
  };

  it('shows that the specified default asks for a flash on white, and that less is delivered', () => {
    const reading = readSafetyMeter(defaults);
    expect(reading.askedLuminance).toBeGreaterThan(GOVERNOR_LIMITS.flashLuminance);
    expect(reading.deliveredLuminance).toBeLessThan(GOVERNOR_LIMITS.luminanceMargin);
    expect(reading).toMatchObject({ limitLuminance: 0.1, isLimiting: true });
  });

  it('does not limit a breath, which may have its full depth', () => {
    const reading = readSafetyMeter({ ...defaults, globalModulationHz: 0.1, centerModulationHz: 1 });
    expect(reading.deliveredLuminance).toBe(reading.askedLuminance);
    expect(reading.isLimiting).toBe(false);
  });

  it('delivers less in strict mode', () => {
    const strict = readSafetyMeter({ ...defaults, isStrict: true });
    expect(strict.deliveredLuminance).toBeLessThan(readSafetyMeter(defaults).deliveredLuminance);
  });

  it('never delivers a flash above full depth, whatever is asked', () => {
    const rate = fc.double({ min: 1.21, max: 100, noNaN: true });
    const setting = fc.record({
      strength: fc.double({ min: 0, max: 1, noNaN: true }),
      visualHue: fc.integer({ min: 0, max: 360 }),
      globalModulationHz: rate,
      centerModulationHz: rate,
      refreshHz: fc.constantFrom(30, 60, 75, 120, 144, 240),
      isStrict: fc.boolean(),
    });
    fc.assert(
      fc.property(setting, (question) => {
        expect(readSafetyMeter(question).deliveredLuminance).toBeLessThan(GOVERNOR_LIMITS.luminanceMargin);
      }),
    );
  });
});
