import type { SessionCore } from './session-core.ts';

/** Long enough to move the offset to and fro, and short enough to be forgotten. */
const TEST_PULSE_MS = 30_000;

export interface TestPulseActions {
  /**
   * Light and sound both pulse once a second, so that a person can move the sound's offset until they coincide. It ends
   * by itself, with every stop, and when the session is off. Where light may not flicker, only the sound pulses.
   */
  readonly setTestPulse: (isOn: boolean) => void;
}

export function testPulseActions(core: SessionCore): TestPulseActions {
  const ending = core.alarm();
  return {
    setTestPulse: (isOn) => {
      ending.cancel();
      core.commit({ isTestPulseOn: isOn });
      if (core.state.isTestPulseOn) ending.set(TEST_PULSE_MS, () => core.commit({ isTestPulseOn: false }));
    },
  };
}
