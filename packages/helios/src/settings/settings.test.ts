import { bandOf, FREQUENCY_RANGE_HZ, hueFamilyOf, isSuggestedHue } from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASK_INTENTS } from '../intents.ts';
import { highestOfferedHz, offeredHue, offeredRate, offerSettings } from './clamp.ts';
import { isAfterDark, settingsForTask } from './task-settings.ts';

const anyRate = fc.double({ min: 0.001, max: 1000, noNaN: true });
const anyRefresh = fc.option(fc.constantFrom(30, 59.94, 60, 75, 90, 120, 144, 165, 240, 360), { nil: undefined });

describe('whatever an engine proposes', () => {
  it('[RD-33] is offered inside 0.1 to 100 Hz, with the global rate below, and neither at 15 to 25 Hz', () => {
    fc.assert(
      fc.property(
        anyRate,
        anyRate,
        fc.double({ min: -720, max: 720, noNaN: true }),
        anyRefresh,
        (one, other, hue, hz) => {
          const offered = offerSettings({ centerModulationHz: one, globalModulationHz: other, visualHue: hue }, hz);
          expect(offered.globalModulationHz).toBeGreaterThanOrEqual(FREQUENCY_RANGE_HZ.min);
          expect(offered.centerModulationHz).toBeLessThanOrEqual(FREQUENCY_RANGE_HZ.max);
          expect(offered.globalModulationHz).toBeLessThan(offered.centerModulationHz);
          for (const rate of [offered.globalModulationHz, offered.centerModulationHz]) {
            expect(rate < 15 || rate > 25).toBe(true);
          }
        },
      ),
    );
  });

  it('never flickers at 15 to 25 Hz, nor faster than a third of the refresh rate', () => {
    fc.assert(
      fc.property(anyRate, anyRefresh, (hz, refreshHz) => {
        const offered = offeredRate(hz, refreshHz);
        expect(offered < 15 || offered > 25).toBe(true);
        expect(offered).toBeLessThanOrEqual((refreshHz ?? 60) / 3);
      }),
    );
  });

  it('never has the hue of saturated red', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (hue) => {
        expect(isSuggestedHue(offeredHue(hue))).toBe(true);
      }),
    );
  });

  it('keeps what may be offered', () => {
    expect(offerSettings({ centerModulationHz: 10, globalModulationHz: 4, visualHue: 200 }, 60)).toEqual({
      centerModulationHz: 10,
      globalModulationHz: 4,
      visualHue: 200,
    });
    expect(offeredRate(40, 120)).toBe(40);
  });

  it.each([
    [20, 60, 14.9],
    [18, 240, 14.9],
    [22, 240, 25.1],
    [40, 60, 14.9],
    [40, 90, 30],
    [40, undefined, 14.9],
    [14.96, 60, 14.9],
    [25.04, 240, 25.1],
  ])('moves %d Hz on a display of %s Hz to %d Hz', (hz, refreshHz, offered) => {
    expect(offeredRate(hz, refreshHz)).toBe(offered);
  });

  it.each([undefined, Number.NaN, 0, -60, Number.POSITIVE_INFINITY])(
    'takes a refresh rate of %s for 60 Hz',
    (refreshHz) => {
      expect(highestOfferedHz(refreshHz)).toBe(20);
    },
  );
});

describe('the settings of a task', () => {
  const BANDS = {
    Beta: [
      'deep_focus_coding',
      'debugging',
      'deep_reading_analysis',
      'study_memorise',
      'meetings_calls',
      'routine_admin',
      'vigilance_trading',
      'energy_wakeup',
      'exercise_movement',
    ],
    Alpha: ['creative_ideation', 'creative_writing', 'design_visual', 'relaxed_reading', 'stress_relief'],
    Theta: ['meditation_calm', 'nap_recovery'],
    Delta: ['sleep_winddown'],
  };

  it.each(TASK_INTENTS)('%s: have the band of the convention in every mood', (intent) => {
    for (const mood of ['none', 'tired', 'tense'] as const) {
      const band = bandOf(settingsForTask({ intent, mood }).centerModulationHz).name;
      expect(Object.entries(BANDS).find(([, intents]) => intents.includes(intent))?.[0]).toBe(band);
    }
  });

  it.each([undefined, 3, 12, 23])('for sleep have no blue at hour %s', (localHour) => {
    const { visualHue } = settingsForTask({ intent: 'sleep_winddown', mood: 'none', localHour });
    expect(visualHue).toBeGreaterThanOrEqual(15);
    expect(visualHue).toBeLessThanOrEqual(70);
  });

  it.each(TASK_INTENTS)('%s: have no blue after dark', (intent) => {
    const { visualHue } = settingsForTask({ intent, mood: 'none', localHour: 22 });
    expect(['blue', 'indigo', 'violet']).not.toContain(hueFamilyOf(visualHue));
  });

  it('know the night', () => {
    expect([20, 21, 0, 5, 6, undefined].map(isAfterDark)).toEqual([false, true, true, true, false, false]);
  });
});
