import { describe, expect, it } from 'vitest';
import { FLASH_RULES, type FrameMoment, FULL_SHAPE, Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { simulate } from '../test-helpers/veil-simulation.ts';

// Ways in which an earlier governor could be got round. Each was found by attacking it, and stays shut.
const REQUEST = SPECIFIED_REQUEST;
const SLOW: LightRequest = {
  ...REQUEST,
  globalModulationHz: 1.2,
  centerModulationHz: 1.2,
  globalModulationStrength: 1,
};

function momentOf(request: LightRequest, seconds: number, refreshHz = 60): FrameMoment {
  return {
    nowMs: seconds * 1000,
    refreshHz,
    isVisible: true,
    globalPhaseCycles: request.globalModulationHz * seconds,
    centerPhaseCycles: request.centerModulationHz * seconds,
  };
}

/** A governor that has been lit for a while, and the frame number it has come to. */
function lit(request = REQUEST, frames = 600) {
  const governor = new Governor();
  for (let frame = 0; frame < frames; frame += 1) governor.step(request, momentOf(request, frame / 60));
  return { governor, frames };
}

describe('a stop', () => {
  it('[RD-48] is dark on the next frame, though the session was switched off with it', () => {
    const { governor, frames } = lit();
    governor.stop();
    const frame = governor.step({ ...REQUEST, isOn: false }, momentOf(REQUEST, frames / 60));
    expect([frame.edgeAlpha, frame.centerAlpha]).toEqual([0, 0]);
  });

  it('[RD-48] ends a fade that is under way', () => {
    const { governor, frames } = lit();
    const off = { ...REQUEST, isOn: false };
    governor.step(off, momentOf(REQUEST, frames / 60));
    governor.stop();
    expect(governor.step(off, momentOf(REQUEST, (frames + 1) / 60)).isDark).toBe(true);
  });
});

describe('a phase', () => {
  it.each([
    { refreshHz: 240, phaseHz: 3.55 },
    { refreshHz: 360, phaseHz: 4.7 },
    { refreshHz: 480, phaseHz: -3.5 },
  ])('that runs at $phaseHz Hz for a layer of 1.2 Hz cannot flash on $refreshHz Hz', ({ refreshHz, phaseHz }) => {
    const governor = new Governor();
    const { verdict } = simulate({
      maker: {
        step: (request, moment) => {
          const cycles = (phaseHz * moment.nowMs) / 1000;
          return governor.step(request, { ...moment, globalPhaseCycles: cycles, centerPhaseCycles: cycles });
        },
      },
      refreshHz,
      frames: 8 * refreshHz,
      backgrounds: [[255, 255, 255]],
      requestAt: () => SLOW,
    });
    expect(verdict.general.transitions).toBeLessThan(FLASH_RULES.failingTransitions);
  });

  it('told by a clock that ticks in steps of 21 ms keeps its full depth', () => {
    const governor = new Governor();
    const alphas = Array.from({ length: 1200 }, (_, frame) => {
      const moment = momentOf(SLOW, frame / 60);
      const cycles = (Math.floor(moment.nowMs / 21.3) * 21.3 * 1.2) / 1000;
      return governor.step(SLOW, { ...moment, globalPhaseCycles: cycles, centerPhaseCycles: cycles }).centerAlpha;
    }).slice(900);
    expect(Math.max(...alphas) - Math.min(...alphas)).toBeGreaterThan(0.2);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('of %d gives light without flicker', (cycles) => {
    const { governor, frames } = lit();
    const alphas = Array.from({ length: 30 }, (_, step) => {
      const moment = momentOf(REQUEST, (frames + step) / 60);
      return governor.step(REQUEST, { ...moment, globalPhaseCycles: cycles, centerPhaseCycles: cycles }).centerAlpha;
    });
    expect(new Set(alphas).size).toBe(1);
    expect(alphas[0]).toBeCloseTo(0.085, 3);
  });
});

describe('a clock', () => {
  it('that leaps ahead takes the depth with it, even if the phase keeps up', () => {
    const { governor, frames } = lit({ ...SLOW, globalModulationHz: 1, centerModulationHz: 1 }, 1200);
    const slow = { ...SLOW, globalModulationHz: 1, centerModulationHz: 1 };
    const alphas = Array.from(
      { length: 60 },
      (_, step) => governor.step(slow, momentOf(slow, 5 + (frames + step) / 60)).centerAlpha,
    );
    expect(Math.max(...alphas) - Math.min(...alphas)).toBeLessThan(0.08);
  });

  it('of minus infinity does not shorten the wait for the next start', () => {
    const { governor, frames } = lit();
    governor.step(REQUEST, { ...momentOf(REQUEST, 0), nowMs: Number.NEGATIVE_INFINITY });
    const shares = Array.from(
      { length: 55 },
      (_, step) => governor.step(REQUEST, momentOf(REQUEST, (frames + step) / 60)).edgeAlpha,
    );
    expect(Math.max(...shares)).toBe(0);
  });
});

describe('a window', () => {
  it('that is changed in place does not move the border at once', () => {
    const clear = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };
    const request: LightRequest = { ...REQUEST, shape: { is: 'window', clear } };
    const { governor, frames } = lit(request);
    clear.left = 0.5;
    const frame = governor.step(request, momentOf(request, frames / 60));
    expect(frame.dissolve).toBeLessThan(1);
    expect(frame.fromShape).toEqual({ is: 'window', clear: { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 } });
  });

  it('with an edge that is no number is no window', () => {
    const clear = { left: Number.NaN, top: 0.2, right: 0.8, bottom: 0.8 };
    const { governor, frames } = lit({ ...REQUEST, shape: { is: 'window', clear } });
    expect(governor.step(REQUEST, momentOf(REQUEST, frames / 60)).toShape).toEqual(FULL_SHAPE);
  });
});

describe('one rate that is no number', () => {
  it.each([{ globalModulationHz: Number.NaN }, { centerModulationHz: Number.NaN }])(
    'stills both layers: %o',
    (hole) => {
      const request = { ...REQUEST, ...hole };
      const { governor, frames } = lit(request);
      const seen = Array.from({ length: 30 }, (_, step) => {
        const { edgeAlpha, centerAlpha } = governor.step(request, momentOf(REQUEST, (frames + step) / 60));
        return `${edgeAlpha} ${centerAlpha}`;
      });
      expect(new Set(seen).size).toBe(1);
      expect(governor.report().reason).toBe('request-unreadable');
    },
  );
});
