import { readSafetyMeter } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { type DepthReason, Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { SimulatedPhases } from '../test-helpers/veil-simulation.ts';

const REQUEST = SPECIFIED_REQUEST;
/** What is asked for where flicker is refused. */
const STILL = { ...REQUEST, globalModulationHz: 0, centerModulationHz: 0 };
/** S(blue): the most that blue changes relative luminance per unit of alpha. */
const BLUE = 2.111;

function reportAfter(seconds: number, request: LightRequest, refreshHz = 60, governor = new Governor()) {
  const phases = new SimulatedPhases();
  const moments = Math.round(seconds * 60);
  for (let frame = 0; frame < moments; frame += 1) {
    governor.step(request, { ...phases.momentAt(request, frame / 60, 60), refreshHz });
  }
  return governor.report();
}

describe('the depth report', () => {
  it('[RD-07] tells asked and delivered depth apart, against the limit', () => {
    const { askedLuminance, deliveredLuminance, limitLuminance } = reportAfter(3, REQUEST);
    expect(askedLuminance).toBeCloseTo(BLUE * 0.0972, 3);
    expect(deliveredLuminance).toBeCloseTo(BLUE * 0.0347, 3);
    expect(limitLuminance).toBe(0.1);
  });

  it('says of the default what the meter says', () => {
    const { globalModulationStrength: strength, ...rates } = REQUEST;
    const meter = readSafetyMeter({ strength, ...rates, refreshHz: 60 });
    const { askedLuminance, deliveredLuminance } = reportAfter(3, REQUEST);
    expect(askedLuminance).toBeCloseTo(meter.askedLuminance, 9);
    expect(deliveredLuminance).toBeCloseTo(meter.deliveredLuminance, 9);
  });

  it('delivers less than a flash for every hue', () => {
    for (let visualHue = 0; visualHue <= 360; visualHue += 15) {
      const report = reportAfter(2, { ...REQUEST, globalModulationStrength: 1, visualHue });
      expect(report.deliveredLuminance).toBeLessThan(0.08);
      expect(report.askedLuminance).toBeGreaterThan(report.deliveredLuminance);
    }
  });

  it('delivers nothing in the dark, and still says what is asked', () => {
    const report = reportAfter(2, { ...REQUEST, isOn: false });
    expect(report.deliveredLuminance).toBe(0);
    expect(report.askedLuminance).toBeGreaterThan(0.2);
  });

  it('[RD-07] asks for no depth where a still tint is asked for', () => {
    expect(reportAfter(3, STILL)).toEqual({
      askedLuminance: 0,
      deliveredLuminance: 0,
      limitLuminance: 0.1,
      reason: 'none',
    });
  });

  it('asks for the depth of the layer that moves, where the other stands still', () => {
    const { askedLuminance, reason } = reportAfter(3, { ...REQUEST, centerModulationHz: 0 });
    expect(askedLuminance).toBeCloseTo(BLUE * 0.0648, 3);
    expect(reason).toBe('guard');
  });

  it('is empty before the first frame', () => {
    expect(new Governor().report()).toEqual({
      askedLuminance: 0,
      deliveredLuminance: 0,
      limitLuminance: 0.1,
      reason: 'dark',
    });
  });
});

const SLOW = { ...REQUEST, globalModulationHz: 1, centerModulationHz: 1 };

describe('the reason for less', () => {
  it.each<{ reason: DepthReason; when: string; request: LightRequest; seconds: number; refreshHz?: number }>([
    { reason: 'dark', when: 'the light is off', request: { ...REQUEST, isOn: false }, seconds: 2 },
    { reason: 'display-unknown', when: 'no refresh rate is known', request: REQUEST, seconds: 2, refreshHz: 0 },
    {
      reason: 'display-too-slow',
      when: 'the centre cannot be drawn',
      request: { ...REQUEST, centerModulationHz: 40 },
      seconds: 2,
    },
    { reason: 'strict', when: 'strict mode limits', request: { ...REQUEST, isStrict: true }, seconds: 2 },
    { reason: 'guard', when: 'the guard limits', request: REQUEST, seconds: 2 },
    { reason: 'changing', when: 'full depth is still to come', request: SLOW, seconds: 1 },
    { reason: 'none', when: 'all is delivered', request: SLOW, seconds: 8 },
    { reason: 'none', when: 'a still tint is asked for', request: STILL, seconds: 2 },
    {
      reason: 'none',
      when: 'a still tint is asked for in strict mode',
      request: { ...STILL, isStrict: true },
      seconds: 2,
    },
    { reason: 'none', when: 'a still tint needs no known display', request: STILL, seconds: 2, refreshHz: 0 },
    { reason: 'none', when: 'strict mode has nothing to limit', request: { ...SLOW, isStrict: true }, seconds: 8 },
  ])('is $reason where $when', ({ reason, request, seconds, refreshHz = 60 }) => {
    expect(reportAfter(seconds, request, refreshHz).reason).toBe(reason);
  });

  it('is dark from the frame of a stop on', () => {
    const governor = new Governor();
    reportAfter(2, REQUEST, 60, governor);
    governor.stop();
    governor.step(REQUEST, { ...new SimulatedPhases().momentAt(REQUEST, 2, 60) });
    expect(governor.report()).toMatchObject({ reason: 'dark', deliveredLuminance: 0 });
  });

  it('is the weightier one of two', () => {
    const everything = { ...REQUEST, centerModulationHz: 40, isStrict: true };
    expect(reportAfter(2, everything, 0).reason).toBe('display-unknown');
    expect(reportAfter(2, everything).reason).toBe('display-too-slow');
    expect(reportAfter(2, { ...everything, isOn: false }, 0).reason).toBe('dark');
  });
});
