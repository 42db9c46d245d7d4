import { DEMO_DEFAULTS, type DemoSettings, WAVEFORMS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { planSound } from '../index.ts';

const ON: DemoSettings = { ...DEMO_DEFAULTS, isOn: true, backgroundSoundType: 'pink' };

describe('the tone', () => {
  it('[TON-01] [TON-05] is at the pitch that is set, gated at the centre rate', () => {
    const { pitchHz, gate } = planSound({ ...ON, isochronicPitch: 432 });
    expect([pitchHz, gate.hz, gate.cutoffHz]).toEqual([432, 12, 48]);
  });

  it('[TON-09] swells at the global rate by the depth of the strength, never above its level', () => {
    const { swell } = planSound(ON);
    expect([swell.hz, swell.cutoffHz, swell.depthGain]).toEqual([8, 32, 0.225]);
    expect(swell.restGain + swell.depthGain).toBe(1);
  });

  it('[TON-10] keeps the filter of a slow swell at 2 Hz', () => {
    expect(planSound({ ...ON, globalModulationHz: 0.1 }).swell.cutoffHz).toBe(2);
  });

  it.each(WAVEFORMS)('pulses and never turns over: %s', (waveform) => {
    const { gate } = planSound({ ...ON, waveform });
    const overshoot = waveform === 'Square' || waveform === 'Sawtooth' ? 1.043 : 1;
    expect(gate.restGain - gate.depthGain * overshoot).toBeGreaterThanOrEqual(0);
    expect(gate.restGain + gate.depthGain * overshoot).toBeLessThanOrEqual(1);
  });

  it('is gated no faster than it can be heard as pulses', () => {
    expect(planSound({ ...ON, isochronicPitch: 28, centerModulationHz: 100 }).gate.hz).toBe(7);
  });

  it('[TON-06] is as loud as the master volume', () => {
    const [quiet, loud] = [0.1, 0.8].map((masterAudioVolume) => planSound({ ...ON, masterAudioVolume }).toneGain);
    expect((loud ?? 0) / (quiet ?? 1)).toBeCloseTo(8, 9);
  });
});

describe('a steady tone', () => {
  it.each(WAVEFORMS)('neither pulses nor swells, and lets as much power through: %s', (waveform) => {
    const moving = planSound({ ...ON, waveform });
    const steady = planSound({ ...ON, waveform, isSteady: true });
    expect([steady.gate.depthGain, steady.swell.depthGain]).toEqual([0, 0]);
    expect(steady).toMatchObject({ pitchHz: moving.pitchHz, toneGain: moving.toneGain, background: moving.background });
    const power = ({ restGain, depthGain }: typeof moving.swell) => restGain ** 2 + depthGain ** 2 / 2;
    expect(steady.swell.restGain ** 2).toBeCloseTo(power(moving.swell), 9);
    expect(steady.gate.restGain).toBeGreaterThan(moving.gate.restGain);
    expect(steady.gate.restGain).toBeLessThan(1);
  });
});

describe('the background', () => {
  it('[TON-07] is as loud as its own volume', () => {
    const gains = [0.1, 0.4].map((backgroundVolume) => planSound({ ...ON, backgroundVolume }).background.gain);
    expect((gains[1] ?? 0) / (gains[0] ?? 1)).toBeCloseTo(4, 9);
  });

  it('[TON-04] is silent when it is off', () => {
    expect(planSound({ ...ON, backgroundSoundType: 'off' }).background.gain).toBe(0);
  });

  it('[TON-03] names its nature track', () => {
    const { background } = planSound({ ...ON, backgroundSoundType: 'ambient', ambientTrack: 'Desert Wind' });
    expect(background).toMatchObject({ type: 'ambient', track: 'Desert Wind' });
  });
});

describe('silence', () => {
  it.each([
    ['the session is off', { isOn: false }],
    ['people listen to something of their own', { hasOwnAudio: true }],
  ])('[RD-38] is planned where %s', (_why, change) => {
    const { toneGain, background } = planSound({ ...ON, ...change });
    expect([toneGain, background.gain]).toEqual([0, 0]);
  });
});
