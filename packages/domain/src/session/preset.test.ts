import { describe, expect, it } from 'vitest';
import {
  FREQUENCY_RANGE_HZ,
  hueFamilyOf,
  presetChange,
  SESSION_DEFAULTS,
  SESSION_PRESETS,
  SessionSettings,
} from '../index.ts';

// The part of the visible range that provokes most; no preset may sit in it.
const PROVOCATIVE_HZ = { min: 15, max: 25 };

describe('presets', () => {
  it.each([
    { name: 'Focus', center: 14, global: 6, families: ['cyan', 'blue', 'indigo'] },
    { name: 'Create', center: 10, global: 5, families: ['green', 'violet'] },
    { name: 'Light work', center: 12, global: 6, families: ['green', 'cyan', 'amber'] },
    { name: 'Alert', center: 14.5, global: 7, families: ['cyan', 'blue'] },
    { name: 'Calm', center: 6, global: 0.1, families: ['green', 'indigo', 'amber'] },
    { name: 'Sleep', center: 2, global: 0.1, families: ['amber', 'orange'] },
  ])('offer $name at $center over $global Hz, in one of $families', ({ name, center, global, families }) => {
    const preset = SESSION_PRESETS.find((candidate) => candidate.name === name);
    expect(preset).toMatchObject({ centerModulationHz: center, globalModulationHz: global });
    expect(families).toContain(hueFamilyOf(preset?.visualHue ?? Number.NaN));
  });

  it('are six, each with its own name', () => {
    expect(new Set(SESSION_PRESETS.map(({ name }) => name)).size).toBe(6);
    expect(SESSION_PRESETS).toHaveLength(6);
  });

  it.each(SESSION_PRESETS)('[RD-33] keep $name inside what the product generates', (preset) => {
    expect(preset.globalModulationHz).toBeGreaterThanOrEqual(FREQUENCY_RANGE_HZ.min);
    expect(preset.centerModulationHz).toBeLessThanOrEqual(FREQUENCY_RANGE_HZ.max);
  });

  it.each(SESSION_PRESETS)(
    'keep $name safe: slower around than in the centre, out of 15 to 25 Hz, never red',
    (preset) => {
      const { globalModulationHz, centerModulationHz, visualHue } = preset;
      expect(globalModulationHz).toBeLessThan(centerModulationHz);
      for (const hz of [globalModulationHz, centerModulationHz]) {
        expect(hz >= PROVOCATIVE_HZ.min && hz <= PROVOCATIVE_HZ.max).toBe(false);
      }
      expect(hueFamilyOf(visualHue)).not.toBe('red');
    },
  );

  it.each(SESSION_PRESETS)('change rates and hue with $name, and leave the rest and the switch alone', (preset) => {
    const before = { ...SESSION_DEFAULTS, isOn: true, waveform: 'Square', globalModulationStrength: 0.3 } as const;
    const after = { ...before, ...presetChange(preset) };
    const { centerModulationHz, globalModulationHz, visualHue } = preset;
    expect(after).toEqual({ ...before, centerModulationHz, globalModulationHz, visualHue });
    expect(SessionSettings.parse(after)).toEqual(after);
  });
});
