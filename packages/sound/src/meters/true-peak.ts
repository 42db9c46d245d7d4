const OVERSAMPLING = 4;
/** Taps on each side of a sample: the longer, the closer to what a converter makes of the samples. */
const HALF_TAPS = 24;

/** The highest point between the samples too, in decibels of full scale (dBTP). */
export function truePeakDb(samples: Float32Array | Float64Array): number {
  const padded = new Float64Array(samples.length + 2 * HALF_TAPS);
  padded.set(samples, HALF_TAPS - 1);
  let peak = 0;
  for (let phase = 0; phase < OVERSAMPLING; phase += 1) {
    peak = Math.max(peak, highestBetween(padded, samples.length, tapsOf(phase / OVERSAMPLING)));
  }
  return 20 * Math.log10(peak);
}

function highestBetween(padded: Float64Array, length: number, taps: Float64Array): number {
  let highest = 0;
  for (let index = 0; index < length; index += 1) {
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap += 1) sum += (padded[index + tap] ?? 0) * (taps[tap] ?? 0);
    highest = Math.max(highest, Math.abs(sum));
  }
  return highest;
}

/** A windowed sinc that reads a signal a part of a sample later. */
function tapsOf(shift: number): Float64Array {
  return Float64Array.from({ length: 2 * HALF_TAPS }, (_, tap) => {
    const distance = tap - HALF_TAPS + 1 - shift;
    const window = Math.cos((Math.PI * distance) / (2 * HALF_TAPS)) ** 2;
    return distance === 0 ? 1 : (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  });
}
