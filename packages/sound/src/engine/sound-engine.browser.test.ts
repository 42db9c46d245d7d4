import { DEMO_DEFAULTS, type DemoSettings } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import {
  decibels,
  envelopeOf,
  lineAmplitude,
  loudnessLufs,
  planSound,
  SiteChord,
  SoundEngine,
  spectrumOf,
  strongestHz,
  truePeakDb,
} from '../index.ts';

const RATE_HZ = 48_000;
const START_SECONDS = 0.1;
const ON: DemoSettings = { ...DEMO_DEFAULTS, isOn: true, masterAudioVolume: 1, globalModulationStrength: 0 };

type Step = readonly [atSeconds: number, act: (engine: SoundEngine) => void];

/** A session, rendered by the browser's own nodes. */
async function render(seconds: number, settings: DemoSettings, steps: readonly Step[] = []): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, seconds * RATE_HZ, RATE_HZ);
  let state = 1;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const engine = new SoundEngine(context, { chance, loadTrack: async () => undefined });
  engine.start(planSound(settings), START_SECONDS);
  for (const [atSeconds, act] of steps) {
    act(engine);
    expect(atSeconds).toBeLessThan(seconds);
  }
  return (await context.startRendering()).getChannelData(0);
}

const settled = (samples: Float32Array, from = 1, to = 5) => samples.subarray(from * RATE_HZ, to * RATE_HZ);
const largestStep = (samples: Float32Array) =>
  samples.reduce((most, value, index) => Math.max(most, Math.abs(value - (samples[index - 1] ?? value))), 0);

describe('the tone', () => {
  it.each([28, 136.1, 205, 432, 1760])('[TON-01] [TON-05] is at its pitch of %d Hz', async (isochronicPitch) => {
    const spectrum = spectrumOf(settled(await render(5, { ...ON, isochronicPitch })), RATE_HZ);
    expect(Math.abs(strongestHz(spectrum) - isochronicPitch)).toBeLessThan(0.1);
  });

  it('pulses by a sine with sidebands of −6.04 dB and nothing beyond them', async () => {
    const spectrum = spectrumOf(settled(await render(5, ON)), RATE_HZ);
    const carrier = lineAmplitude(spectrum, 205);
    const side = (hz: number) => decibels(lineAmplitude(spectrum, hz) / carrier);
    for (const hz of [193, 217]) expect(Math.abs(side(hz) + 6.04)).toBeLessThan(0.1);
    for (const hz of [181, 229, 169, 241]) expect(side(hz)).toBeLessThan(-90);
  });

  it('pulses by a square with the rounded sidebands of its odd harmonics', async () => {
    const spectrum = spectrumOf(settled(await render(5, { ...ON, waveform: 'Square' })), RATE_HZ);
    const carrier = lineAmplitude(spectrum, 205);
    const side = (harmonic: number) => decibels(lineAmplitude(spectrum, 205 + 12 * harmonic) / carrier);
    expect(Math.abs(side(1) + 4.66)).toBeLessThan(0.3);
    expect(Math.abs(side(3) + 15.38)).toBeLessThan(0.3);
    expect(Math.abs(side(5) + 23.99)).toBeLessThan(0.3);
    expect(side(2)).toBeLessThan(-80);
  });

  it('[TON-09] swells with sidebands of −16.78 dB at strength 0.45, and not at all at 0', async () => {
    const swelling = spectrumOf(settled(await render(5, { ...ON, globalModulationStrength: 0.45 })), RATE_HZ);
    const still = spectrumOf(settled(await render(5, ON)), RATE_HZ);
    const side = (spectrum: typeof still) => decibels(lineAmplitude(spectrum, 213) / lineAmplitude(spectrum, 205));
    expect(Math.abs(side(swelling) + 16.78)).toBeLessThan(0.15);
    expect(side(still)).toBeLessThan(-90);
  });

  it('never turns over: its outline stays between 0 and its level', async () => {
    const envelope = envelopeOf(settled(await render(5, ON)));
    expect(Math.max(...envelope.subarray(RATE_HZ, 2 * RATE_HZ))).toBeLessThanOrEqual(0.502);
    expect(Math.min(...envelope.subarray(RATE_HZ, 2 * RATE_HZ))).toBeLessThan(0.01);
  });

  it('[TON-11] starts, changes and stops without a step', async () => {
    const samples = await render(6, ON, [
      [2, (engine) => engine.apply(planSound({ ...ON, isochronicPitch: 136.1, centerModulationHz: 9 }), 2)],
      [3, (engine) => engine.apply(planSound({ ...ON, waveform: 'Square' }), 3)],
      [4, (engine) => engine.stop(4)],
    ]);
    expect(largestStep(samples)).toBeLessThanOrEqual(1.02 * 0.5 * 2 * Math.PI * (205 / RATE_HZ));
  });

  it('[TON-13] is silent half a second after it was stopped', async () => {
    const samples = await render(4, ON, [[2, (engine) => engine.stop(2)]]);
    const rest = samples.subarray(2.6 * RATE_HZ);
    expect(Math.max(...rest.map(Math.abs))).toBeLessThan(10 ** (-90 / 20));
  });

  it('keeps its phase through a change of rate, and tells it', async () => {
    const context = new OfflineAudioContext(1, RATE_HZ, RATE_HZ);
    const engine = new SoundEngine(context, { chance: () => 0.5, loadTrack: async () => undefined });
    engine.start(planSound(ON), 0);
    engine.apply(planSound({ ...ON, centerModulationHz: 6 }), 1);
    expect(engine.gatePhaseCyclesAt(1)).toBe(12);
    expect(engine.gatePhaseCyclesAt(2)).toBe(18);
    await context.startRendering();
  });

  it('tells the smoothing of a waveform with edges, which is heard late', async () => {
    const context = new OfflineAudioContext(1, RATE_HZ, RATE_HZ);
    const engine = new SoundEngine(context, { chance: () => 0.5, loadTrack: async () => undefined });
    engine.start(planSound({ ...ON, waveform: 'Square' }), 0);
    expect(engine.gatePhaseCyclesAt(1)).toBeCloseTo(12 - 20.7 / 360, 9);
    await context.startRendering();
  });
});

describe('the background', () => {
  it.each(['pink', 'brown'] as const)('[TON-02] plays %s noise at its level', async (backgroundSoundType) => {
    const settings = { ...ON, masterAudioVolume: 0, backgroundSoundType, backgroundVolume: 0.5 };
    const samples = settled(await render(5, settings), 1, 4);
    const rms = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    expect(Math.abs(decibels(rms) + 20)).toBeLessThan(3.5);
  });

  it('[TON-04] plays nothing when it is off', async () => {
    const samples = await render(2, { ...ON, masterAudioVolume: 0, backgroundVolume: 1 });
    expect(Math.max(...samples.map(Math.abs))).toBe(0);
  });
});

describe('the sum', () => {
  it('stays below −0.5 dBTP with everything at its loudest', async () => {
    const loudest = { ...ON, backgroundSoundType: 'brown', backgroundVolume: 1 } as const;
    expect(truePeakDb(settled(await render(3, loudest), 1, 2))).toBeLessThan(-0.5);
  });
});

describe('the site chord', () => {
  it('[SITE-AV-05] [SITE-AV-06] [SITE-AV-07] plays three tones with their gains, pulsing at 6 Hz', async () => {
    const context = new OfflineAudioContext(1, 12 * RATE_HZ, RATE_HZ);
    const chord = new SiteChord(context, context.destination, 0);
    chord.setMuted(false, 0);
    const samples = settled((await context.startRendering()).getChannelData(0), 1, 11);
    const spectrum = spectrumOf(samples, RATE_HZ);
    const level = (hz: number) => decibels(lineAmplitude(spectrum, hz) / lineAmplitude(spectrum, 174));
    expect(level(261)).toBeCloseTo(-10.46, 1);
    expect(level(348)).toBeCloseTo(-16.48, 1);
    for (const hz of [168, 180]) expect(level(hz)).toBeCloseTo(-6.02, 1);
    expect(Math.abs(loudnessLufs([samples], RATE_HZ) + 25.4)).toBeLessThan(0.5);
  });

  it('[SITE-AV-10] is silent until it is unmuted', async () => {
    const context = new OfflineAudioContext(1, RATE_HZ, RATE_HZ);
    const chord = new SiteChord(context, context.destination, 0);
    chord.setMuted(true, 0.5);
    const samples = (await context.startRendering()).getChannelData(0);
    expect(Math.max(...samples.map(Math.abs))).toBe(0);
  });
});

describe('a change of background', () => {
  it('does not lift the one that goes to the volume of the one that comes', async () => {
    const quietPink = { ...ON, masterAudioVolume: 0, backgroundSoundType: 'pink', backgroundVolume: 0.05 } as const;
    const loudBrown = { ...quietPink, backgroundSoundType: 'brown', backgroundVolume: 1 } as const;
    const samples = await render(3, quietPink, [[1, (engine) => engine.apply(planSound(loudBrown), 1)]]);
    const during = largestStep(samples.subarray(0.95 * RATE_HZ, 1.15 * RATE_HZ));
    expect(during).toBeLessThanOrEqual(1.02 * largestStep(samples.subarray(1.5 * RATE_HZ)));
  });
});
