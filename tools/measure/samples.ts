/** The largest step from one sample to the next. */
export function largestStep(samples: Float32Array | Float64Array): number {
  let largest = 0;
  for (let index = 1; index < samples.length; index += 1) {
    largest = Math.max(largest, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  }
  return largest;
}

/** The step that all but one in ten thousand stay under. */
export function usualStep(samples: Float32Array): number {
  const steps = samples.map((value, index) => Math.abs(value - (samples[index - 1] ?? value))).toSorted();
  return steps[Math.floor(steps.length * 0.9999)] ?? 0;
}

export function rmsOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));
}
