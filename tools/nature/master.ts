import { loudnessLufs, truePeakDb } from '@vayl/sound';
import { type Loop, ratioOf, SAMPLE_RATE_HZ, wrapped } from './loop.ts';

/** A little above the −23 LUFS that a track is heard at: the encoder turns its input down by 0.4 dB. */
const LOUDNESS_LUFS = -22.8;
const HIGHEST_PEAK_DB = -3;
/** Samples are held a little lower, since the top of the sound can lie between two of them. */
const HIGHEST_SAMPLE_DB = -3.5;
const REACH_SECONDS = 0.01;
const ROUNDS = 8;
const STRETCH_SECONDS = 0.05;
const NEAR_HIGHEST = 0.6;
const MARGIN = 64;

export interface Master {
  readonly samples: Float32Array;
  readonly loudnessLufs: number;
  readonly truePeakDb: number;
}

/** Brings a loop to the loudness all tracks share, and holds its peaks below the limit. */
export function mastered(loop: Loop): Master {
  let samples = atLoudness(loop);
  let peakDb = loopPeakDb(samples);
  // Holding peaks takes loudness away, and giving it back lifts the peaks: a few rounds settle it.
  for (let round = 1; round <= ROUNDS && peakDb > HIGHEST_PEAK_DB; round += 1) {
    samples = atLoudness(limited(samples, ratioOf(HIGHEST_SAMPLE_DB - 0.3 * round)));
    peakDb = loopPeakDb(samples);
  }
  const stored = Float32Array.from(samples);
  return { samples: stored, loudnessLufs: loudnessLufs([stored], SAMPLE_RATE_HZ), truePeakDb: peakDb };
}

/** Only where the samples themselves come near the highest is a higher point between them worth looking for. */
function loopPeakDb(loop: Loop): number {
  const stretch = Math.round(STRETCH_SECONDS * SAMPLE_RATE_HZ);
  const highest = highestOf(loop);
  let peakDb = Number.NEGATIVE_INFINITY;
  for (let start = 0; start < loop.length; start += stretch) {
    if (highestOf(loop.subarray(start, start + stretch)) < NEAR_HIGHEST * highest) continue;
    // The seam is no edge: a stretch is seen with its neighbours on both sides.
    const seen = new Float64Array(stretch + 2 * MARGIN);
    for (let index = 0; index < seen.length; index += 1) {
      seen[index] = loop[wrapped(start + index - MARGIN, loop.length)] ?? 0;
    }
    peakDb = Math.max(peakDb, truePeakDb(seen));
  }
  return peakDb;
}

const highestOf = (samples: Loop): number => samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);

function atLoudness(loop: Loop): Loop {
  const gain = ratioOf(LOUDNESS_LUFS - loudnessLufs([loop], SAMPLE_RATE_HZ));
  return loop.map((sample) => sample * gain);
}

/** Turns the sound down around each sample that is too high, smoothly and from before it comes. */
function limited(loop: Loop, highest: number): Loop {
  const { length } = loop;
  const reach = Math.round(REACH_SECONDS * SAMPLE_RATE_HZ);
  const needed = new Float64Array(length).fill(1);
  for (const [index, sample] of loop.entries()) {
    const gain = highest / Math.abs(sample);
    if (gain >= 1) continue;
    for (let offset = -reach; offset <= reach; offset += 1) {
      const place = wrapped(index + offset, length);
      needed[place] = Math.min(needed[place] ?? 1, gain);
    }
  }
  // The mean over the same reach is nowhere above what a sample within it needs.
  let sum = 0;
  for (let offset = -reach; offset <= reach; offset += 1) sum += needed[wrapped(offset, length)] ?? 1;
  return loop.map((sample, index) => {
    const gain = sum / (2 * reach + 1);
    sum += (needed[wrapped(index + reach + 1, length)] ?? 1) - (needed[wrapped(index - reach, length)] ?? 1);
    return sample * gain;
  });
}
