const OVERSAMPLING = 4;
/** Taps on each side of a sample: the longer, the closer to what a converter makes of the samples. */
const HALF_TAPS = 24;

/** The highest point between the samples too, in decibels of full scale (dBTP). */
export function truePeakDb(samples: Float32Array | Float64Array): number {
  let peak = 0;
  for (let phase = 0; phase < OVERSAMPLING; phase += 1) {
    const taps = tapsOf(phase / OVERSAMPLING);
    for (let index = 0; index < samples.length; index += 1) {
      peak = Math.max(peak, Math.abs(interpolated(samples, index, taps)));
    }
  }
  return 20 * Math.log10(peak);
}

function interpolated(samples: Float32Array | Float64Array, index: number, taps: Float64Array): number {
  let sum = 0;
  for (let tap = 0; tap < taps.length; tap += 1) {
    sum += (samples[index + tap - HALF_TAPS + 1] ?? 0) * (taps[tap] ?? 0);
  }
  return sum;
}

/** A windowed sinc that reads a signal a part of a sample later. */
function tapsOf(shift: number): Float64Array {
  return Float64Array.from({ length: 2 * HALF_TAPS }, (_, tap) => {
    const distance = tap - HALF_TAPS + 1 - shift;
    const window = Math.cos((Math.PI * distance) / (2 * HALF_TAPS)) ** 2;
    return distance === 0 ? 1 : (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  });
}
