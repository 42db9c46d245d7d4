import { describe, expect, it, vi } from 'vitest';
import { type HeardSound, StepPhases } from '../index.ts';

/** A sound that says where it is in numbers no clock would give. */
function heardAt(globalHz: number, centerHz: number, isKnown = true, listen = () => undefined): HeardSound {
  return {
    globalHz,
    centerHz,
    listen,
    globalPhaseCycles: () => (isKnown ? 0.25 : Number.NaN),
    centerPhaseCycles: () => (isKnown ? 0.75 : Number.NaN),
  };
}

function phasesOf(heard: HeardSound | undefined, globalHz: number, centerHz: number): readonly number[] {
  const phases = new StepPhases(() => heard);
  phases.setRates(globalHz, centerHz, 0);
  return [phases.globalPhaseCycles(1000), phases.centerPhaseCycles(1000)];
}

describe('phases of the light', () => {
  it('are the sound’s while it plays at the light’s rates, read once a frame', () => {
    const listen = vi.fn<() => undefined>();
    const heard = heardAt(8, 12, true, listen);
    expect(phasesOf(heard, 8, 12)).toEqual([0.25, 0.75]);
    expect(listen).toHaveBeenCalledOnce();
  });

  it.each([
    ['in silence', undefined],
    ['until the sound’s clock is known', heardAt(8, 12, false)],
  ])('are the page’s own %s', (_when, heard) => {
    expect(phasesOf(heard, 8, 12)).toEqual([8, 12]);
  });

  it('follow a sound only as far as it has their rate', () => {
    expect(phasesOf(heardAt(8, 7), 8, 12)).toEqual([0.25, 12]);
    expect(phasesOf(heardAt(2, 12), 8, 12)).toEqual([8, 0.75]);
  });

  it('stand still where the light has no rate, whatever is heard', () => {
    const phases = new StepPhases(() => heardAt(8, 12));
    phases.setRates(0, 0, 0);
    const at = (ms: number) => [phases.globalPhaseCycles(ms), phases.centerPhaseCycles(ms)];
    expect(at(1000)).toEqual(at(1037));
  });

  it('are one where both rates are one, so that a test pulse is seen once', () => {
    expect(phasesOf(heardAt(1, 1), 1, 1)).toEqual([0.75, 0.75]);
    expect(phasesOf(undefined, 1, 1)).toEqual([1, 1]);
  });
});
