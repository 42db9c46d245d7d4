import { ambientTrackPath } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { largestStep, peakOf, render, seconds, TONE } from '../../measure/page/render.ts';
import {
  createTrackLoader,
  decibels,
  planSound,
  SoundEngine,
  slopeOf,
  spectrumOf,
  strongestHz,
  thirdOctaveDensities,
} from '../index.ts';

const RATE_HZ = 48_000;
const QUIET_TONE = { ...TONE, masterAudioVolume: 0 };
const rmsOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

describe('noise', () => {
  it.each([
    ['pink', -3],
    ['brown', -6],
  ] as const)('[TON-02] plays %s, which falls by %d dB an octave', async (backgroundSoundType, slopeDb) => {
    const samples = seconds(await render(5, { ...QUIET_TONE, backgroundSoundType, backgroundVolume: 0.5 }), 1, 5);
    const { decibelsPerOctave } = slopeOf(thirdOctaveDensities(samples, RATE_HZ));
    expect(Math.abs(decibelsPerOctave - slopeDb)).toBeLessThan(0.3);
    expect(Math.abs(decibels(rmsOf(samples)) + 20)).toBeLessThan(3.5);
  });

  it('[TON-08] comes from a buffer of 2 s: a second one of 1.618 s only hides that it repeats', async () => {
    const made: number[] = [];
    const Native = globalThis.AudioBuffer;
    globalThis.AudioBuffer = class extends Native {
      constructor(options: AudioBufferOptions) {
        super(options);
        made.push(this.duration);
      }
    };
    try {
      await render(1, { ...QUIET_TONE, backgroundSoundType: 'pink', backgroundVolume: 0.5 });
    } finally {
      globalThis.AudioBuffer = Native;
    }
    expect(made).toEqual([2, 1.618]);
  });

  it('[TON-07] is as loud as its own volume, whatever the tone’s', async () => {
    const levels = [];
    for (const backgroundVolume of [0.4, 0.1]) {
      levels.push(
        rmsOf(seconds(await render(3, { ...QUIET_TONE, backgroundSoundType: 'pink', backgroundVolume }), 1, 3)),
      );
    }
    expect(decibels((levels[0] ?? 0) / (levels[1] ?? 1))).toBeCloseTo(12.04, 2);
  });

  it('[TON-04] plays nothing when it is off', async () => {
    expect(peakOf(await render(2, { ...QUIET_TONE, backgroundVolume: 1 }))).toBe(0);
  });
});

describe('nature', () => {
  it('[TON-03] [TON-15] is fetched, decoded as audio and played', async () => {
    const context = new OfflineAudioContext(1, 3 * RATE_HZ, RATE_HZ);
    const fetched: string[] = [];
    const loadTrack = createTrackLoader({
      fetchFile: async (path) => {
        fetched.push(path);
        return waveFile(1000);
      },
      decode: (bytes) => context.decodeAudioData(bytes),
      logFailure: (track) => expect.fail(track),
    });
    const engine = new SoundEngine(context, { chance: () => 0.5, loadTrack });
    const nature = { ...QUIET_TONE, backgroundSoundType: 'ambient', backgroundVolume: 0.5 } as const;
    engine.start(planSound(nature), 0.1);
    await loadTrack(nature.ambientTrack);
    const samples = seconds((await context.startRendering()).getChannelData(0), 1, 3);
    expect(fetched).toEqual([ambientTrackPath(nature.ambientTrack)]);
    expect(Math.abs(strongestHz(spectrumOf(samples, RATE_HZ)) - 1000)).toBeLessThan(0.1);
  });
});

describe('a change of background', () => {
  it('does not lift the one that goes to the volume of the one that comes', async () => {
    const quietPink = { ...QUIET_TONE, backgroundSoundType: 'pink', backgroundVolume: 0.05 } as const;
    const loudBrown = { ...quietPink, backgroundSoundType: 'brown', backgroundVolume: 1 } as const;
    const samples = await render(3, quietPink, [{ atSeconds: 1, act: 'apply', settings: loudBrown }]);
    const during = largestStep(seconds(samples, 0.95, 1.15));
    expect(during).toBeLessThanOrEqual(1.02 * largestStep(seconds(samples, 1.5, 3)));
  });
});

/** A second of a sine as a file: a head of 44 bytes, then 16-bit samples. */
function waveFile(hz: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44 + 2 * RATE_HZ));
  const write = (at: number, text: string) => new Uint8Array(view.buffer, at).set(new TextEncoder().encode(text));
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  for (const [index, value] of [1, 1].entries()) view.setUint16(20 + 2 * index, value, true);
  view.setUint32(24, RATE_HZ, true);
  view.setUint32(28, 2 * RATE_HZ, true);
  for (const [index, value] of [2, 16].entries()) view.setUint16(32 + 2 * index, value, true);
  write(36, 'data');
  view.setUint32(40, 2 * RATE_HZ, true);
  for (let index = 0; index < RATE_HZ; index += 1) {
    view.setInt16(44 + 2 * index, 16_000 * Math.sin((2 * Math.PI * hz * index) / RATE_HZ), true);
  }
  return view.buffer;
}
