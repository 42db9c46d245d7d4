/** A second-order filter, normalised so that a0 is 1. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export function filtered(samples: Float32Array | Float64Array, { b0, b1, b2, a1, a2 }: Biquad): Float64Array {
  const result = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x0 = samples[index] ?? 0;
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    result[index] = y0;
    [x2, x1, y2, y1] = [x1, x0, y1, y0];
  }
  return result;
}
