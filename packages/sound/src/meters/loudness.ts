import { type Biquad, filtered } from '../signal/biquad.ts';

/** Channels of one recording, of equal length. */
export type Channels = readonly (Float32Array | Float64Array)[];

const BLOCK_SECONDS = 0.4;
const STEP_SHARE = 0.25;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
const OFFSET_LUFS = -0.691;

/** Integrated loudness by ITU-R BS.1770-4: two filters, overlapping blocks, two gates. Silence is minus infinity. */
export function loudnessLufs(channels: Channels, sampleRateHz: number): number {
  const powers = blockPowers(channels, sampleRateHz);
  const heard = powers.filter((power) => lufsOf(power) > ABSOLUTE_GATE_LUFS);
  const gate = lufsOf(mean(heard)) + RELATIVE_GATE_LU;
  return lufsOf(mean(heard.filter((power) => lufsOf(power) > gate)));
}

const lufsOf = (power: number): number => OFFSET_LUFS + 10 * Math.log10(power);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The power of each block, over all channels. */
function blockPowers(channels: Channels, sampleRateHz: number): number[] {
  const block = Math.round(BLOCK_SECONDS * sampleRateHz);
  const step = Math.round(block * STEP_SHARE);
  const weighted = channels.map((channel) =>
    filtered(filtered(channel, headShelf(sampleRateHz)), highPass(sampleRateHz)),
  );
  const sums = weighted.map(runningSquares);
  const length = channels[0]?.length ?? 0;
  const powers: number[] = [];
  for (let start = 0; start + block <= length; start += step) {
    powers.push(sums.reduce((power, sum) => power + ((sum[start + block] ?? 0) - (sum[start] ?? 0)) / block, 0));
  }
  return powers;
}

function runningSquares(samples: Float64Array): Float64Array {
  const sums = new Float64Array(samples.length + 1);
  for (const [index, sample] of samples.entries()) sums[index + 1] = (sums[index] ?? 0) + sample * sample;
  return sums;
}

// Both filters are given by the standard for 48 kHz only; these are the analogue filters behind those numbers, so that
// any rate can be measured.
function headShelf(sampleRateHz: number): Biquad {
  const [centreHz, gainDb, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * centreHz) / sampleRateHz);
  const high = 10 ** (gainDb / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function highPass(sampleRateHz: number): Biquad {
  const [cutoffHz, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * cutoffHz) / sampleRateHz);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
