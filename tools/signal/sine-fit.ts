/** Something that was looked at, at times that need not be even. */
export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

export interface SineFit {
  readonly hz: number;
  readonly amplitude: number;
  /** Where the wave stands at 0 ms: 0 is its top. */
  readonly phaseCycles: number;
}

/** The sine of one rate that lies nearest to what was seen, beside a mean. */
export function fitSine(samples: readonly Sample[], hz: number): SineFit {
  // Least squares over a mean, a cosine and a sine. Around the middle of the time, so that large times cost nothing.
  const middleMs = ((samples[0]?.atMs ?? 0) + (samples.at(-1)?.atMs ?? 0)) / 2;
  const rows = samples.map(({ atMs, value }) => {
    const turn = (2 * Math.PI * hz * (atMs - middleMs)) / 1000;
    return { terms: [1, Math.cos(turn), Math.sin(turn)] as const, value };
  });
  const sums = [0, 1, 2].map((row) => [
    ...[0, 1, 2].map((column) => rows.reduce((sum, { terms }) => sum + (terms[row] ?? 0) * (terms[column] ?? 0), 0)),
    rows.reduce((sum, { terms, value }) => sum + (terms[row] ?? 0) * value, 0),
  ]);
  const [, cosine = 0, sine = 0] = solve(sums);
  const phaseAtMiddle = -Math.atan2(sine, cosine) / (2 * Math.PI);
  return {
    hz,
    amplitude: Math.hypot(cosine, sine),
    phaseCycles: wrapCycles(phaseAtMiddle - (hz * middleMs) / 1000),
  };
}

export interface RateRange {
  readonly fromHz: number;
  readonly toHz: number;
  readonly stepHz: number;
}

/** The rate within a range at which what was seen moves most. */
export function strongestSine(samples: readonly Sample[], { fromHz, toHz, stepHz }: RateRange): SineFit {
  const steps = Math.round((toHz - fromHz) / stepHz);
  const fits = Array.from({ length: steps + 1 }, (_, step) => fitSine(samples, fromHz + step * stepHz));
  return fits.reduce((best, fit) => (fit.amplitude > best.amplitude ? fit : best));
}

/** From −0.5 to 0.5: how far one wave is ahead of another, whole cycles taken away. */
export function wrapCycles(cycles: number): number {
  return cycles - Math.round(cycles);
}

/** Three equations in three unknowns, the right side as a fourth column. */
function solve(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((row) => [...row]);
  for (const [index, pivot] of rows.entries()) {
    for (const [other, row] of rows.entries()) {
      if (other === index) continue;
      const factor = (row[index] ?? 0) / (pivot[index] ?? 1);
      for (let column = 0; column < row.length; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
      }
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}
