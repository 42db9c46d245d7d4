import { SESSION_DEFAULTS } from '@vayl/domain';
import { LiveSound, planSound } from '@vayl/sound';
import { afterEach, describe, expect, it } from 'vitest';
import { HeardPhases } from './heard-phases.ts';

const sound = new LiveSound({
  createContext: () => new AudioContext(),
  chance: () => 0.5,
  logFailure: (what) => expect.fail(what),
});
afterEach(() => sound.dispose());

describe('phases for the light of the workbench', () => {
  it('come from the page’s clock in silence, and from the tone while it plays in step', async () => {
    const phases = new HeardPhases(sound);
    phases.setRates(8, 12, 0);
    expect(phases.centerPhaseCycles(1000)).toBe(12);
    sound.start(planSound({ ...SESSION_DEFAULTS, isOn: true }));
    phases.setInStep(true);
    await expect
      .poll(() => {
        const nowMs = performance.now();
        phases.globalPhaseCycles(nowMs);
        return phases.centerPhaseCycles(nowMs) === sound.phases.centerPhaseCycles(nowMs);
      })
      .toBe(true);
    phases.setInStep(false);
    expect(phases.centerPhaseCycles(1000)).toBe(12);
  });
});
