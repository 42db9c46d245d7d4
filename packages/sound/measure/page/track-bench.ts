import { loudnessLufs, truePeakDb } from '../../src/index.ts';
import { seamOf } from './loop-bench.ts';

const RATE_HZ = 44_100;
const LOOP = { startSeconds: 0.15, seconds: 90 };

/** A nature track as the browser decodes it: how long and how loud it is, and whether its loop has a seam. */
export async function measureTrack(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const buffer = await new OfflineAudioContext(1, 1, RATE_HZ).decodeAudioData(bytes.buffer);
  const samples = buffer.getChannelData(0);
  const from = Math.round(LOOP.startSeconds * RATE_HZ);
  const loop = samples.subarray(from, from + LOOP.seconds * RATE_HZ);
  return {
    decodedSamples: buffer.length,
    lufs: loudnessLufs([loop], RATE_HZ),
    truePeakDb: truePeakDb(loop),
    seam: seamOf(loop),
  };
}
