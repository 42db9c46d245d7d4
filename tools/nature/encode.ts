import { spawnSync } from 'node:child_process';
import { SAMPLE_RATE_HZ } from './loop.ts';

/** Before and after the period stands a piece of its neighbours, so that a player may cut out any whole period. */
const MARGIN_SECONDS = 0.25;
const BITRATE = '96k';

/** Writes an mp3 file; whatever the encoder puts before it, 90 seconds from within are one period. */
export function encode(samples: Float32Array, path: string): void {
  const margin = Math.round(MARGIN_SECONDS * SAMPLE_RATE_HZ);
  const framed = new Float32Array(samples.length + 2 * margin);
  framed.set(samples.subarray(-margin), 0);
  framed.set(samples, margin);
  framed.set(samples.subarray(0, margin), margin + samples.length);
  const source = ['-f', 'f32le', '-ar', String(SAMPLE_RATE_HZ), '-ac', '1', '-i', 'pipe:0'];
  const target = ['-c:a', 'libmp3lame', '-b:a', BITRATE, '-map_metadata', '-1', '-fflags', '+bitexact', path];
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', ...source, ...target], { input: pcmOf(framed) });
  if (run.error !== undefined) throw new Error('nature: ffmpeg did not start', { cause: run.error });
  if (run.status !== 0) throw new Error(`nature: ffmpeg could not write ${path}: ${run.stderr.toString()}`);
}

/** 32-bit floats, the lowest byte first, on any machine. */
export function pcmOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 4);
  for (const [index, sample] of samples.entries()) bytes.writeFloatLE(sample, index * 4);
  return bytes;
}
