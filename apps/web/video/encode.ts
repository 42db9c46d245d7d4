import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILM } from './storyboard.ts';

const { width, height } = FILM.picture;
// Without these tags a player would have to guess which colours are meant.
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const STEREO = ['-f', 'f32le', '-ar', '48000', '-ac', '2'];
// Nothing of this machine or of the hour, so that the same film is the same bytes.
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/** Takes pictures as they are drawn, and keeps them without loss in one file that the films are made from. */
export function keepFrames(pictures: AsyncIterable<Buffer>, master: string): Promise<void> {
  const scale = `scale=${width}:${height}:flags=bicubic+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv`;
  const input = ['-f', 'image2pipe', '-framerate', String(FILM.framesPerSecond), '-c:v', 'png', '-i', 'pipe:0'];
  const output = ['-vf', `${scale},format=yuv444p`, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', ...COLOURS];
  return ffmpeg([...input, ...output, master], pictures);
}

export interface FilmSource {
  readonly master: string;
  readonly sound: string;
}

export function writeMp4(source: FilmSource, file: string): Promise<void> {
  const video = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '21', '-pix_fmt', 'yuv420p', '-tune', 'animation'];
  const audio = ['-c:a', 'aac', '-b:a', '64k'];
  return ffmpeg([...inputs(source), ...video, ...COLOURS, ...audio, '-movflags', '+faststart', ...REPEATABLE, file]);
}

export function writeWebm(source: FilmSource, file: string): Promise<void> {
  const quality = ['-crf', '32', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1', '-g', '240'];
  const video = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', ...quality];
  const audio = ['-c:a', 'libopus', '-b:a', '64k'];
  return ffmpeg([...inputs(source), ...video, ...COLOURS, ...audio, ...REPEATABLE, file]);
}

export function writePoster({ master }: FilmSource, atSeconds: number, file: string): Promise<void> {
  const still = ['-frames:v', '1', '-vf', 'scale=out_color_matrix=bt601:out_range=pc', '-pix_fmt', 'yuvj420p'];
  return ffmpeg(['-ss', String(atSeconds), '-i', master, ...still, '-q:v', '4', ...REPEATABLE, file]);
}

const inputs = ({ master, sound }: FilmSource): string[] => ['-i', master, ...STEREO, '-i', sound];

async function ffmpeg(args: readonly string[], input: AsyncIterable<Buffer> | Iterable<Buffer> = []): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}`))));
  });
  await Promise.all([pipeline(Readable.from(input), child.stdin), ended]);
}
