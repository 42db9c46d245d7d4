import { inverse, transform } from '../signal/fourier.ts';

/** The outline of a tone whose loudness moves: the length of its analytic signal (Hilbert). */
export function envelopeOf(samples: Float32Array | Float64Array): Float64Array {
  const { length } = samples;
  const spectrum = transform({ re: Float64Array.from(samples), im: new Float64Array(length) });
  // Only the positive half is kept, doubled; 0 Hz and the very middle stand on neither side.
  for (let bin = 1; bin < length; bin += 1) {
    const isMiddle = bin * 2 === length;
    const factor = bin * 2 < length ? 2 : 0;
    spectrum.re[bin] = (spectrum.re[bin] ?? 0) * (isMiddle ? 1 : factor);
    spectrum.im[bin] = (spectrum.im[bin] ?? 0) * (isMiddle ? 1 : factor);
  }
  const { re, im } = inverse(spectrum);
  return Float64Array.from(re, (value, index) => Math.hypot(value, im[index] ?? 0));
}
