import { transform, zeros } from '../signal/fourier.ts';

export interface Spectrogram {
  readonly columns: number;
  readonly rows: number;
  /** Levels in decibels of full scale, column by column from the first moment, row by row from the lowest pitch. */
  readonly levelsDb: Float32Array;
}

export interface SpectrogramQuestion {
  readonly samples: Float32Array;
  readonly sampleRateHz: number;
  readonly columns: number;
  readonly rows: number;
  readonly lowestHz: number;
  readonly highestHz: number;
}

const WINDOW = 4096;
const FLOOR_DB = -140;

/** A sound as a picture: time across, pitch upwards by octaves. */
export function spectrogramOf(question: SpectrogramQuestion): Spectrogram {
  const { samples, sampleRateHz, columns, rows, lowestHz, highestHz } = question;
  const levelsDb = new Float32Array(columns * rows).fill(FLOOR_DB);
  const step = (samples.length - WINDOW) / Math.max(1, columns - 1);
  for (let column = 0; column < columns; column += 1) {
    const amplitudes = windowAmplitudes(samples, Math.max(0, Math.round(column * step)));
    for (let row = 0; row < rows; row += 1) {
      const hzAt = (place: number) => lowestHz * (highestHz / lowestHz) ** (place / rows);
      const from = Math.floor((hzAt(row) * WINDOW) / sampleRateHz);
      const to = Math.max(from + 1, Math.ceil((hzAt(row + 1) * WINDOW) / sampleRateHz));
      const loudest = Math.max(...amplitudes.subarray(from, to), 1e-7);
      levelsDb[column * rows + row] = 20 * Math.log10(loudest);
    }
  }
  return { columns, rows, levelsDb };
}

function windowAmplitudes(samples: Float32Array, start: number): Float64Array {
  const windowed = zeros(WINDOW);
  for (let index = 0; index < WINDOW; index += 1) {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW);
    windowed.re[index] = (samples[start + index] ?? 0) * hann;
  }
  const { re, im } = transform(windowed);
  return Float64Array.from({ length: WINDOW / 2 }, (_, bin) => (4 * Math.hypot(re[bin] ?? 0, im[bin] ?? 0)) / WINDOW);
}
