import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANDS,
  bandOf,
  bandWithArticle,
  COPY_BANDS_HZ,
  clampFrequency,
  displayFrequency,
  FREQUENCY_RANGE_HZ,
  frequencyFromDisplay,
  intensityLabel,
  intensityText,
  shownFrequency,
} from '../index.ts';

describe('bands', () => {
  it('have the article that is spoken before them', () => {
    expect(BANDS.map(({ name }) => bandWithArticle(name))).toEqual([
      'a Breath',
      'an InfraLow',
      'a Delta',
      'a Theta',
      'an Alpha',
      'a Beta',
      'a Gamma',
      'a HyperGamma',
    ]);
  });

  it.each([
    { id: 'FRQ-01', name: 'Breath', description: 'Deep presence', inside: [0, 0.1, 0.3] },
    { id: 'FRQ-02', name: 'InfraLow', description: 'Body awareness', inside: [0.300001, 0.5, 1] },
    { id: 'FRQ-03', name: 'Delta', description: 'Deep relaxation', inside: [1.000001, 2, 4] },
    { id: 'FRQ-04', name: 'Theta', description: 'Meditation & creativity', inside: [4.000001, 6, 8] },
    { id: 'FRQ-05', name: 'Alpha', description: 'Calm awareness', inside: [8.000001, 10, 12] },
    { id: 'FRQ-06', name: 'Beta', description: 'Active focus', inside: [12.000001, 16, 30] },
    { id: 'FRQ-07', name: 'Gamma', description: 'Peak performance', inside: [30.000001, 40, 100] },
    { id: 'FRQ-08', name: 'HyperGamma', description: 'Heightened cognition', inside: [100.000001, 1000] },
  ])('[$id] names $inside Hz $name, $description', ({ name, description, inside }) => {
    for (const hz of inside) expect(bandOf(hz)).toMatchObject({ name, description });
  });

  it('[RD-32] shows 13 Hz as Beta, though the copy begins beta at 15', () => {
    expect(bandOf(13).name).toBe('Beta');
    expect(COPY_BANDS_HZ.beta.min).toBe(15);
  });

  it('is total and never falls as the frequency rises', () => {
    const rank = (hz: number) => BANDS.indexOf(bandOf(hz));
    const anyHz = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(anyHz, anyHz, (a, b) => {
        expect(rank(a)).toBeGreaterThanOrEqual(0);
        expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });
});

describe('the stated range', () => {
  it('[FRQ-19] is 0.1 to 100 Hz', () => {
    expect(FREQUENCY_RANGE_HZ).toEqual({ min: 0.1, max: 100 });
  });

  it.each([
    [0.05, 0.1],
    [8, 8],
    [140, 100],
  ])('[RD-33] keeps what the product generates inside it: %d Hz becomes %d Hz', (asked, kept) => {
    expect(clampFrequency(asked)).toBe(kept);
  });

  it.each([
    { id: 'FRQ-20', band: 'theta', min: 4, max: 8 },
    { id: 'FRQ-21', band: 'alpha', min: 8, max: 12 },
    { id: 'FRQ-22', band: 'beta', min: 15, max: 30 },
    { id: 'FRQ-23', band: 'gamma', min: 30, max: 100 },
  ] as const)('[$id] words $band as $min-$max Hz', ({ band, min, max }) => {
    expect(COPY_BANDS_HZ[band]).toEqual({ min, max });
  });
});

describe('display', () => {
  it.each([
    [0.1, '1 cycles/10s'],
    [0.05, '0.5 cycles/10s'],
    [0.07, '0.7 cycles/10s'],
    [0.3, '3 cycles/10s'],
    [0.999, '9.99 cycles/10s'],
  ])('[FRQ-09] shows %d Hz as %s', (hz, text) => {
    expect(displayFrequency(hz).text).toBe(text);
  });

  it.each([
    [1, '1 Hz'],
    [6, '6 Hz'],
    [14.5, '14.5 Hz'],
    [100, '100 Hz'],
  ])('[FRQ-10] shows %d Hz as %s', (hz, text) => {
    expect(displayFrequency(hz).text).toBe(text);
  });

  it('reads back as the frequency it shows, to the shown precision', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 100, noNaN: true }), (hz) => {
        const { value, unit } = displayFrequency(hz);
        const shownStepHz = unit === 'Hz' ? 0.01 : 0.001;
        expect(Math.abs(frequencyFromDisplay(value, unit) - hz)).toBeLessThanOrEqual(shownStepHz / 2 + 1e-9);
      }),
    );
  });

  it('[FRQ-11] shows the legacy band where a frequency is absent', () => {
    expect(shownFrequency(undefined, 'Delta')).toEqual({ is: 'legacy-band', name: 'Delta' });
    expect(shownFrequency(Number.NaN, 'Gamma')).toEqual({ is: 'legacy-band', name: 'Gamma' });
    expect(shownFrequency(undefined, undefined)).toEqual({ is: 'nothing' });
  });

  it('[FRQ-12] [RD-34] shows the frequency, not the legacy band, where both are there', () => {
    expect(shownFrequency(8, 'Delta')).toMatchObject({ is: 'frequency', hz: 8, band: { name: 'Theta' } });
  });
});

describe('intensity', () => {
  it.each([
    { id: 'FRQ-13', label: 'Subtle', inside: [0, 0.1, 0.1999] },
    { id: 'FRQ-14', label: 'Light', inside: [0.2, 0.3, 0.3999] },
    { id: 'FRQ-15', label: 'Balanced', inside: [0.4, 0.45, 0.5999] },
    { id: 'FRQ-16', label: 'Strong', inside: [0.6, 0.7, 0.7999] },
    { id: 'FRQ-17', label: 'Intense', inside: [0.8, 0.9, 1] },
  ])('[$id] labels strength $inside as $label', ({ label, inside }) => {
    for (const strength of inside) expect(intensityLabel(strength)).toBe(label);
  });

  it.each([
    [0.45, 'Balanced 45%'],
    [0.29, 'Light 29%'],
    [1, 'Intense 100%'],
  ])('[FRQ-18] shows strength %d as %s', (strength, text) => {
    expect(intensityText(strength)).toBe(text);
  });
});
