/** A complex signal as two arrays of equal length. */
export interface Complex {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export const zeros = (length: number): Complex => ({ re: new Float64Array(length), im: new Float64Array(length) });

/** The discrete Fourier transform of any length, which a loop's own length seldom has as a power of two. */
export function transform({ re, im }: Complex): Complex {
  const { length } = re;
  if (length <= 1) return { re: Float64Array.from(re), im: Float64Array.from(im) };
  if ((length & (length - 1)) === 0) {
    const copy = { re: Float64Array.from(re), im: Float64Array.from(im) };
    transformPowerOfTwo(copy);
    return copy;
  }
  return chirpTransform({ re, im });
}

/** The inverse, scaled so that a transform and back is the signal again. */
export function inverse({ re, im }: Complex): Complex {
  // Swapping the parts on the way in and out turns a transform into its inverse.
  const swapped = transform({ re: im, im: re });
  const scale = 1 / re.length;
  return { re: swapped.im.map((value) => value * scale), im: swapped.re.map((value) => value * scale) };
}

/** In place, by halves. */
function transformPowerOfTwo({ re, im }: Complex): void {
  const { length } = re;
  const turns = turnsOf(length);
  reorder(re);
  reorder(im);
  for (let half = 1; half < length; half *= 2) {
    for (let start = 0; start < length; start += 2 * half) {
      for (let offset = 0; offset < half; offset += 1) {
        const low = start + offset;
        const high = low + half;
        const cosine = at(turns.re, half + offset);
        const sine = at(turns.im, half + offset);
        const highRe = at(re, high) * cosine - at(im, high) * sine;
        const highIm = at(re, high) * sine + at(im, high) * cosine;
        re[high] = at(re, low) - highRe;
        im[high] = at(im, low) - highIm;
        re[low] = at(re, low) + highRe;
        im[low] = at(im, low) + highIm;
      }
    }
  }
}

// The turns of a length take longer than a transform with them, and few lengths are ever asked for.
const TURNS = new Map<number, Complex>();

/** The turns of every stage, one stage after the other: those of a stage with a given half begin at that half. */
function turnsOf(length: number): Complex {
  const known = TURNS.get(length);
  if (known !== undefined) return known;
  const turns = zeros(length);
  for (let half = 1; half < length; half *= 2) {
    for (let offset = 0; offset < half; offset += 1) {
      const turn = (-Math.PI * offset) / half;
      turns.re[half + offset] = Math.cos(turn);
      turns.im[half + offset] = Math.sin(turn);
    }
  }
  TURNS.set(length, turns);
  return turns;
}

/** Bluestein's way: a transform of any length as a convolution with a chirp, on a length that is a power of two. */
function chirpTransform({ re, im }: Complex): Complex {
  const { length } = re;
  const padded = 2 ** Math.ceil(Math.log2(2 * length));
  const chirp = chirpOf(length);
  const signal = zeros(padded);
  const kernel = zeros(padded);
  for (let index = 0; index < length; index += 1) {
    const [c, s] = [at(chirp.re, index), at(chirp.im, index)];
    signal.re[index] = at(re, index) * c - at(im, index) * s;
    signal.im[index] = at(re, index) * s + at(im, index) * c;
    for (const place of [index, (padded - index) % padded]) {
      kernel.re[place] = c;
      kernel.im[place] = -s;
    }
  }
  const convolved = inverse(product(transform(signal), transform(kernel)));
  return product({ re: convolved.re.slice(0, length), im: convolved.im.slice(0, length) }, chirp);
}

function chirpOf(length: number): Complex {
  const chirp = zeros(length);
  for (let index = 0; index < length; index += 1) {
    // The square is taken modulo the chirp's own period, where it is still exact.
    const turn = (-Math.PI * ((index * index) % (2 * length))) / length;
    chirp.re[index] = Math.cos(turn);
    chirp.im[index] = Math.sin(turn);
  }
  return chirp;
}

function product(a: Complex, b: Complex): Complex {
  const result = zeros(a.re.length);
  for (let index = 0; index < a.re.length; index += 1) {
    result.re[index] = at(a.re, index) * at(b.re, index) - at(a.im, index) * at(b.im, index);
    result.im[index] = at(a.re, index) * at(b.im, index) + at(a.im, index) * at(b.re, index);
  }
  return result;
}

/** Bit-reversed order, which the transform by halves starts from. */
function reorder(values: Float64Array): void {
  for (let index = 1, reversed = 0; index < values.length; index += 1) {
    let bit = values.length >> 1;
    for (; (reversed & bit) !== 0; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (index >= reversed) continue;
    const kept = at(values, index);
    values[index] = at(values, reversed);
    values[reversed] = kept;
  }
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0;
