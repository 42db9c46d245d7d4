import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Film } from './film.ts';
import { FFMPEG_MISSING, type Unreadable } from './open-film.ts';

interface Cut {
  readonly frames: number;
  readonly isOpaque: boolean;
}
type Ending = { readonly is: 'closed'; readonly code: number | null } | { readonly is: 'missing' };

const RGBA_BYTES = 4;
const KEPT_STDERR_CHARACTERS = 4000;
// As in [png @ 0x55f2410d77c0].
const MEMORY_ADDRESS = / @ 0x[0-9a-f]+/g;

/**
 * Hands over every frame as RGBA bytes at the size to judge. The same bytes are filled again for the next frame, so a
 * film of any length takes the same memory.
 */
export async function decodeFrames(
  film: Film,
  onFrame: (rgba: Uint8Array) => void,
): Promise<{ readonly is: 'decoded' } | Unreadable> {
  const child = spawn('ffmpeg', decodingArguments(film), { stdio: 'pipe' });
  const lastWords = keepLastWords(child.stderr);
  const { widthPx, heightPx } = film.judged;
  const [cut, ending, feedingProblem] = await Promise.all([
    cutFrames(child.stdout, { frameBytes: widthPx * heightPx * RGBA_BYTES, onFrame }),
    endingOf(child),
    feed(film, child.stdin),
  ]);
  const problem = problemOf({ film, cut, ending, says: lastWords() ?? feedingProblem });
  return problem === undefined ? { is: 'decoded' } : { is: 'unreadable', why: problem };
}

function decodingArguments({ source, judged, frameRate, isUntaggedHd }: Film): string[] {
  const input =
    source.is === 'video'
      ? ['-i', `file:${source.path}`]
      : ['-f', 'image2pipe', '-framerate', frameRate.text, '-c:v', source.codec, '-i', 'pipe:0'];
  const matrix = isUntaggedHd ? ':in_color_matrix=bt709' : '';
  // Means over areas, since a sharper filter overshoots at edges and would invent contrast; the two other flags, since
  // without them white comes out as 253.
  const scale = `scale=${judged.widthPx}:${judged.heightPx}:flags=area+accurate_rnd+full_chroma_int${matrix}`;
  const output = ['-map', '0:V:0', '-vf', `fps=${frameRate.text},${scale}`, '-pix_fmt', 'rgba', '-f', 'rawvideo'];
  return ['-v', 'error', '-nostdin', '-xerror', ...input, ...output, 'pipe:1'];
}

async function cutFrames(
  stream: AsyncIterable<Uint8Array>,
  { frameBytes, onFrame }: { readonly frameBytes: number; readonly onFrame: (rgba: Uint8Array) => void },
): Promise<Cut> {
  const frame = new Uint8Array(frameBytes);
  let filled = 0;
  let frames = 0;
  for await (const chunk of stream) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + frameBytes - filled);
      frame.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < frameBytes) continue;
      if (!isOpaque(frame)) return { frames, isOpaque: false };
      onFrame(frame);
      frames += 1;
      filled = 0;
    }
  }
  return { frames, isOpaque: true };
}

/** What shows through a clear pixel is not in the film, so its light cannot be judged. */
function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += RGBA_BYTES) if (rgba[at] !== 255) return false;
  return true;
}

/** Returns what went wrong, if anything did: mostly that ffmpeg left early, and then its own words say why. */
async function feed({ source }: Film, stdin: Writable): Promise<string | undefined> {
  const files = source.is === 'frames' ? source.paths : [];
  try {
    await pipeline(Readable.from(bytesOf(files)), stdin);
    return undefined;
  } catch (cause) {
    return String(cause);
  }
}

async function* bytesOf(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) {
    const bytes: AsyncIterable<Uint8Array> = createReadStream(path);
    yield* bytes;
  }
}

function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'ENOENT' ? resolve({ is: 'missing' }) : reject(cause),
    );
    child.once('close', (code) => resolve({ is: 'closed', code }));
  });
}

function keepLastWords(stderr: Readable): () => string | undefined {
  let kept = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    kept = (kept + text).slice(-KEPT_STDERR_CHARACTERS);
  });
  return () => kept.trim().split('\n').at(-1)?.replace(MEMORY_ADDRESS, '') || undefined;
}

interface Run {
  readonly film: Film;
  readonly cut: Cut;
  readonly ending: Ending;
  readonly says: string | undefined;
}

/**
 * A film of which a part could not be read is not judged by the rest: any word of ffmpeg's at the level of errors will
 * do, since it ends a film that was cut off with exit code 0.
 */
function problemOf({ film: { source, expectedFrames }, cut, ending, says }: Run): string | undefined {
  if (ending.is === 'missing') return FFMPEG_MISSING;
  if (!cut.isOpaque) return `frame ${cut.frames + 1} is partly transparent; lay the film over its background first`;
  const isWhole = cut.frames > 0 && (source.is === 'video' || cut.frames === expectedFrames);
  if (ending.code === 0 && says === undefined && isWhole) return undefined;
  return `only ${cut.frames} frames could be read (${says ?? 'ffmpeg does not say why'}); make the film anew`;
}
