import type { Program } from './programs.ts';
import { endProgram } from './programs.ts';
import { type Screen, SINK } from './screen.ts';

const RATE_HZ = 44_100;
const BYTES_PER_SAMPLE = 4;
/** So much of the card's sound is handed over at once, and so far ahead may the card that does not exist play. */
export const MOST_AHEAD_MS = 20;

export interface Recorded {
  readonly samples: Float32Array;
  readonly sampleRateHz: number;
  readonly startMs: number;
}

/** What the sound card of a screen plays, from now on. */
export class SoundWatch {
  readonly #recorder: Program;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  /** The earliest that the first sample can have been played, by the chunk that came quickest. */
  #startMs = Number.POSITIVE_INFINITY;

  constructor({ env, programs }: Screen) {
    const format = ['--format=float32le', `--rate=${RATE_HZ}`, '--channels=1', `--latency-msec=${MOST_AHEAD_MS}`];
    this.#recorder = programs.start('parec', ['-d', `${SINK}.monitor`, '--raw', ...format], env);
    this.#recorder.stdout.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#bytes += chunk.length;
      const secondsSoFar = this.#bytes / BYTES_PER_SAMPLE / RATE_HZ;
      this.#startMs = Math.min(this.#startMs, performance.now() - 1000 * secondsSoFar);
    });
  }

  /** What was played between two times of this page. */
  between(fromMs: number, toMs: number): Recorded {
    const all = Buffer.concat(this.#chunks);
    const sampleAt = (atMs: number) => Math.max(0, Math.round(((atMs - this.#startMs) * RATE_HZ) / 1000));
    const [first, last] = [sampleAt(fromMs), Math.min(sampleAt(toMs), Math.floor(all.length / BYTES_PER_SAMPLE))];
    const samples = Float32Array.from({ length: Math.max(0, last - first) }, (_, index) =>
      all.readFloatLE((first + index) * BYTES_PER_SAMPLE),
    );
    return { samples, sampleRateHz: RATE_HZ, startMs: this.#startMs + (1000 * first) / RATE_HZ };
  }

  async end(): Promise<void> {
    await endProgram(this.#recorder);
  }
}
