import { describe, expect, it } from 'vitest';
import { render, renderChannels, rmsOf, seconds, TONE } from '../../measure/page/render.ts';
import {
  decibels,
  envelopeOf,
  lineAmplitude,
  planSound,
  SoundEngine,
  spectrumOf,
  strongestHz,
  truePeakDb,
} from '../index.ts';

const RATE_HZ = 48_000;
const settled = (samples: Float32Array, from = 1, to = 5) => seconds(samples, from, to);

describe('the tone', () => {
  it.each([28, 136.1, 205, 432, 1760])('[TON-01] [TON-05] is at its pitch of %d Hz', async (isochronicPitch) => {
    const spectrum = spectrumOf(settled(await render(5, { ...TONE, isochronicPitch })), RATE_HZ);
    expect(Math.abs(strongestHz(spectrum) - isochronicPitch)).toBeLessThan(0.1);
  });

  it('[TON-18] is at 136.1 Hz where no pitch is set', async () => {
    const spectrum = spectrumOf(settled(await render(5, { ...TONE, isochronicPitch: Number.NaN })), RATE_HZ);
    expect(Math.abs(strongestHz(spectrum) - 136.1)).toBeLessThan(0.1);
  });

  it('[TON-06] is as loud as the master volume', async () => {
    const levels = [];
    for (const masterAudioVolume of [1, 0.1]) {
      levels.push(lineAmplitude(spectrumOf(settled(await render(5, { ...TONE, masterAudioVolume })), RATE_HZ), 205));
    }
    expect(decibels((levels[0] ?? 0) / (levels[1] ?? 1))).toBeCloseTo(20, 3);
  });

  it('pulses by a sine with sidebands of −6.04 dB and nothing beyond them', async () => {
    const spectrum = spectrumOf(settled(await render(5, TONE)), RATE_HZ);
    const carrier = lineAmplitude(spectrum, 205);
    const side = (hz: number) => decibels(lineAmplitude(spectrum, hz) / carrier);
    for (const hz of [193, 217]) expect(Math.abs(side(hz) + 6.04)).toBeLessThan(0.1);
    for (const hz of [181, 229, 169, 241]) expect(side(hz)).toBeLessThan(-90);
  });

  it('[TON-10] pulses by a square whose edges a low-pass at four times its rate rounds', async () => {
    const spectrum = spectrumOf(settled(await render(5, { ...TONE, waveform: 'Square' })), RATE_HZ);
    const carrier = lineAmplitude(spectrum, 205);
    const side = (harmonic: number) => decibels(lineAmplitude(spectrum, 205 + 12 * harmonic) / carrier);
    expect(Math.abs(side(1) + 4.66)).toBeLessThan(0.3);
    expect(Math.abs(side(3) + 15.38)).toBeLessThan(0.3);
    expect(Math.abs(side(5) + 23.99)).toBeLessThan(0.3);
    expect(side(2)).toBeLessThan(-80);
  });

  it('[TON-10] rounds the edge of a very slow square at 2 Hz, not at four times its rate', async () => {
    const slow = { ...TONE, waveform: 'Square', centerModulationHz: 0.1, isochronicPitch: 1760 } as const;
    // It falls half a cycle after its start, which is at 0.1 s.
    const outline = envelopeOf(seconds(await render(7, slow), 4, 7));
    const whenBelow = (share: number) => outline.findIndex((level, index) => index > RATE_HZ && level < share * 0.48);
    const fallSeconds = (whenBelow(0.1) - whenBelow(0.9)) / RATE_HZ;
    expect(fallSeconds).toBeGreaterThan(0.1);
    expect(fallSeconds).toBeLessThan(0.25);
  });

  it('[TON-09] swells with sidebands of −16.78 dB at strength 0.45, and not at all at 0', async () => {
    const swelling = spectrumOf(settled(await render(5, { ...TONE, globalModulationStrength: 0.45 })), RATE_HZ);
    const still = spectrumOf(settled(await render(5, TONE)), RATE_HZ);
    const side = (spectrum: typeof still) => decibels(lineAmplitude(spectrum, 213) / lineAmplitude(spectrum, 205));
    expect(Math.abs(side(swelling) + 16.78)).toBeLessThan(0.15);
    expect(side(still)).toBeLessThan(-90);
  });

  it('never turns over: its outline stays between 0 and its level', async () => {
    const envelope = envelopeOf(settled(await render(5, TONE)));
    expect(Math.max(...envelope.subarray(RATE_HZ, 2 * RATE_HZ))).toBeLessThanOrEqual(0.502);
    expect(Math.min(...envelope.subarray(RATE_HZ, 2 * RATE_HZ))).toBeLessThan(0.01);
  });
});

describe('a steady tone', () => {
  it.each([
    { waveform: 'Sine', globalModulationHz: 6, centerModulationHz: 12 },
    { waveform: 'Square', globalModulationHz: 5, centerModulationHz: 10 },
    { waveform: 'Triangle', globalModulationHz: 7, centerModulationHz: 14.5 },
    { waveform: 'Sawtooth', globalModulationHz: 6, centerModulationHz: 14 },
    { waveform: 'Square', globalModulationHz: 0.5, centerModulationHz: 2 },
  ] as const)('is as loud as $waveform at $centerModulationHz Hz, and does not pulse', async (rates) => {
    const moving = { ...TONE, globalModulationStrength: 0.45, ...rates };
    // Whole cycles of all of it.
    const pulsing = settled(await render(5, moving));
    const steady = settled(await render(5, { ...moving, isSteady: true }));
    expect(rmsOf(steady) / rmsOf(pulsing)).toBeGreaterThan(0.98);
    expect(rmsOf(steady) / rmsOf(pulsing)).toBeLessThan(1.02);
    const outline = envelopeOf(steady).subarray(RATE_HZ, 2 * RATE_HZ);
    expect(Math.min(...outline) / Math.max(...outline)).toBeGreaterThan(0.99);
  });
});

describe('what the light is told', () => {
  /** An engine that plays, and what it renders. */
  async function playing(change: (engine: SoundEngine) => void) {
    const context = new OfflineAudioContext(1, 4 * RATE_HZ, RATE_HZ);
    const engine = new SoundEngine(context, { chance: () => 0.5, loadTrack: async () => undefined });
    engine.start(planSound({ ...TONE, isochronicPitch: 1760 }), 0);
    change(engine);
    return { engine, samples: (await context.startRendering()).getChannelData(0) };
  }

  it.each(['Sine', 'Square', 'Triangle', 'Sawtooth'] as const)(
    'is where the rendered pulses are, through a change of rate and to a %s',
    async (waveform) => {
      const changed = { ...TONE, isochronicPitch: 1760, centerModulationHz: 8, waveform };
      const { engine, samples } = await playing((one) => one.apply(planSound(changed), 1.03));
      const outline = envelopeOf(seconds(samples, 1, 4)).subarray(0.5 * RATE_HZ, 2.5 * RATE_HZ);
      let [inStep, aQuarterOff] = [0, 0];
      for (const [index, level] of outline.entries()) {
        const told = 2 * Math.PI * (engine.gatePhaseCyclesAt(1.5 + index / RATE_HZ) ?? Number.NaN);
        inStep += level * Math.sin(told);
        aQuarterOff += level * Math.cos(told);
      }
      expect(Math.abs(Math.atan2(aQuarterOff, inStep)) / (2 * Math.PI)).toBeLessThan(0.0005);
    },
  );

  it('is nothing after a stop', async () => {
    const { engine } = await playing((one) => one.stop(1));
    expect(engine.gatePhaseCyclesAt(2)).toBeUndefined();
  });
});

describe('the sum', () => {
  it.each(['pink', 'brown'] as const)(
    'stays below −0.5 dBTP with %s noise and everything at its loudest',
    async (type) => {
      const settings = { ...TONE, backgroundSoundType: type, backgroundVolume: 1 };
      const channels = await renderChannels(4, [{ atSeconds: 0, act: 'start', settings }], 2);
      for (const channel of channels) expect(truePeakDb(seconds(channel, 0.5, 4))).toBeLessThan(-0.5);
    },
  );
});
