import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMBIENT_TRACKS,
  ambientTrackPath,
  audibleGateHz,
  CARRIER_HZ,
  DEMO_DEFAULTS,
  globalDepth,
  isSoundWanted,
  modulatorCutoffHz,
  NOISE_BUFFER_SECONDS,
  RAMP_SECONDS,
  SITE_CHORD,
  SITE_PULSE_HZ,
  SITE_SWELL_HZ,
  siteMasterGain,
  smoothingLagSeconds,
  swellGain,
  tonePitchHz,
} from '../index.ts';

describe('shaping', () => {
  it('[TON-08] makes noise in buffers of 2 s', () => {
    expect(NOISE_BUFFER_SECONDS).toBe(2);
  });

  it.each([
    [0.45, 0.225],
    [0.8, 0.4],
    [1, 0.4],
    [0, 0],
  ])('[TON-09] swells at strength %d with a depth of %d', (strength, depth) => {
    expect(globalDepth(strength)).toBeCloseTo(depth, 12);
  });

  it.each([
    [0.1, 2],
    [0.5, 2],
    [8, 32],
    [100, 400],
  ])('[TON-10] smooths a modulator of %d Hz at %d Hz', (rateHz, cutoffHz) => {
    expect(modulatorCutoffHz(rateHz)).toBe(cutoffHz);
  });

  it('[TON-11] ramps every parameter in 0.05 to 0.1 s', () => {
    for (const seconds of Object.values(RAMP_SECONDS)) {
      expect(seconds).toBeGreaterThanOrEqual(0.05);
      expect(seconds).toBeLessThanOrEqual(0.1);
    }
  });

  it('[TON-12] ramps an edit in 0.05 s', () => {
    expect(RAMP_SECONDS.edit).toBe(0.05);
  });

  it('never lifts the sound above its level', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.double({ min: -1, max: 1, noNaN: true }), (strength, wave) => {
        expect(swellGain(strength, wave)).toBeLessThanOrEqual(1);
        expect(swellGain(strength, wave)).toBeGreaterThanOrEqual(1 - 2 * globalDepth(strength) - 1e-12);
      }),
    );
    expect(swellGain(1, 1)).toBe(1);
  });

  it.each([
    [12, 4.8],
    [40, 1.4],
  ])('knows how late smoothing makes a %d Hz gate: %d ms', (hz, lagMs) => {
    expect(smoothingLagSeconds(hz) * 1000).toBeCloseTo(lagMs, 1);
  });

  it('keeps a gate audible as pulses: a quarter of the pitch at the most', () => {
    expect(audibleGateHz(100, 28)).toBe(7);
    expect(audibleGateHz(12, 205)).toBe(12);
  });
});

describe('the tone', () => {
  it('[TON-18] [RD-36] is built at 136.1 Hz and goes to the pitch that is set', () => {
    expect(CARRIER_HZ).toBe(136.1);
    expect(tonePitchHz(undefined)).toBe(136.1);
    expect(tonePitchHz(DEMO_DEFAULTS.isochronicPitch)).toBe(205);
  });

  it('[RD-38] is silent while people listen to audio of their own, and while the session is off', () => {
    expect(isSoundWanted({ isOn: true, hasOwnAudio: false })).toBe(true);
    expect(isSoundWanted({ isOn: true, hasOwnAudio: true })).toBe(false);
    expect(isSoundWanted({ isOn: false, hasOwnAudio: false })).toBe(false);
  });
});

describe('ambient tracks', () => {
  it('[TON-14] [RD-45] are fetched by their exact name, percent-encoded', () => {
    expect(ambientTrackPath('Serene Rain')).toBe('/audio/ambient/Serene%20Rain.mp3');
  });

  it('[TON-16] have a file each', () => {
    expect(new Set(AMBIENT_TRACKS.map(ambientTrackPath)).size).toBe(AMBIENT_TRACKS.length);
  });

  it('cannot lead out of their folder', () => {
    expect(ambientTrackPath('../../etc/passwd')).toBe('/audio/ambient/..%2F..%2Fetc%2Fpasswd.mp3');
  });
});

describe('the site chord', () => {
  it('[SITE-AV-05] is three tones at 174, 261 and 348 Hz', () => {
    expect(SITE_CHORD.map(({ hz }) => hz)).toEqual([174, 261, 348]);
  });

  it('[SITE-AV-06] has the gains 1, 0.3 and 0.15', () => {
    expect(SITE_CHORD.map(({ gain }) => gain)).toEqual([1, 0.3, 0.15]);
  });

  it('[SITE-AV-07] [SITE-AV-08] pulses at 6 Hz under a swell of 0.1 Hz', () => {
    expect([SITE_PULSE_HZ, SITE_SWELL_HZ]).toEqual([6, 0.1]);
  });

  it('[SITE-AV-09] [SITE-AV-10] plays at 0.25 when unmuted and not at all when muted', () => {
    expect([siteMasterGain(false), siteMasterGain(true)]).toEqual([0.25, 0]);
  });
});
