import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Film, judgedSize, PROBE_ENTRIES, parseProbe, type Stream } from './film.ts';
import type { FrameRate } from './frame-rate.ts';

export interface Unreadable {
  readonly is: 'unreadable';
  /** One line: what is wrong, and what to do next. */
  readonly why: string;
}
type Opened = { readonly is: 'film'; readonly film: Film } | Unreadable;
type Probed = { readonly is: 'stream'; readonly stream: Stream } | Unreadable;

export const FFMPEG_MISSING = 'ffmpeg is missing; run tools/bootstrap';

const DEFAULT_FRAME_RATE: FrameRate = { text: '60', perSecond: 60 };
const CODECS: Readonly<Record<string, 'png' | 'mjpeg'>> = { '.png': 'png', '.jpg': 'mjpeg', '.jpeg': 'mjpeg' };
const codecOf = (name: string) => CODECS[extname(name).toLowerCase()];
// frame-10 comes after frame-9.
const BY_NAME = new Intl.Collator('en', { numeric: true });

/** Finds out what there is to decode, without decoding it. The rate is for a folder only: a video brings its own. */
export async function openFilm(path: string, frameRate: FrameRate | undefined): Promise<Opened> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => cause);
  if (found instanceof Error) {
    const fault = found.code === 'ENOENT' ? 'does not exist' : `cannot be opened (${found.code})`;
    return unreadable(`${path} ${fault}; check the path`);
  }
  if (found.isDirectory()) return openFolder(path, frameRate ?? DEFAULT_FRAME_RATE);
  if (frameRate !== undefined) return unreadable(`--fps is for a folder of frames; leave it out for ${path}`);
  return openVideo(path);
}

function openVideo(path: string): Opened {
  const probed = probe(path);
  if (probed.is === 'unreadable') return probed;
  const { size, frameRate, formatName, seconds, isUntaggedHd } = probed.stream;
  if (formatName.endsWith('_pipe') || formatName === 'image2') {
    return unreadable(`${path} is a single picture; give a video or a folder of frames`);
  }
  // ffmpeg takes any text for the drawing of a terminal.
  if (formatName === 'tty' || frameRate === undefined) return noFilm(path);
  const expectedFrames = seconds === undefined ? undefined : Math.round(seconds * frameRate.perSecond);
  const source = { is: 'video', path } as const;
  return { is: 'film', film: { source, size, judged: judgedSize(size), frameRate, isUntaggedHd, expectedFrames } };
}

async function openFolder(folder: string, frameRate: FrameRate): Promise<Opened> {
  const names = (await readdir(folder)).filter((name) => codecOf(name) !== undefined).toSorted(BY_NAME.compare);
  const paths = names.map((name) => join(folder, name));
  const [first] = paths;
  const codec = codecOf(first ?? '');
  if (first === undefined || codec === undefined) {
    return unreadable(`${folder} holds no PNG or JPEG frames; give a folder that does, or a video`);
  }
  if (names.some((name) => codecOf(name) !== codec)) {
    return unreadable(`${folder} mixes PNG and JPEG; keep one kind of frame in it`);
  }
  const probed = probe(first);
  if (probed.is === 'unreadable') return probed;
  const { size } = probed.stream;
  const source = { is: 'frames', paths, codec } as const;
  return {
    is: 'film',
    film: { source, size, judged: judgedSize(size), frameRate, isUntaggedHd: false, expectedFrames: paths.length },
  };
}

function probe(path: string): Probed {
  const args = ['-v', 'error', '-select_streams', 'V:0', '-show_entries', PROBE_ENTRIES, '-of', 'json'];
  const { error, status, stdout } = spawnSync('ffprobe', [...args, `file:${path}`], { encoding: 'utf8' });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') return unreadable(FFMPEG_MISSING);
  if (error !== undefined) throw error;
  const stream = status === 0 ? parseProbe(stdout) : undefined;
  if (stream === undefined) return noFilm(path);
  if (stream.isHdr) return unreadable(`${path} is HDR, which these limits are not made for; convert it to SDR first`);
  return { is: 'stream', stream };
}

const unreadable = (why: string): Unreadable => ({ is: 'unreadable', why });

const noFilm = (path: string): Unreadable =>
  unreadable(`${path} is no film that ffmpeg can read; give a video or a folder of PNG or JPEG frames`);
