import { execFileSync } from 'node:child_process';

type Rgb = readonly [r: number, g: number, b: number];

export interface Clip {
  readonly first: Rgb;
  readonly second: Rgb;
  /** Cycles per second: half of each in the first colour, half in the second. */
  readonly hz: number;
  readonly frameRate?: string;
  readonly seconds?: number;
  readonly size?: readonly [widthPx: number, heightPx: number];
  /** The side of a square in the top left corner; the rest keeps the second colour. */
  readonly patchPx?: number;
}

const SIZE = [128, 96] as const;
const LOSSLESS = ['-c:v', 'ffv1', '-pix_fmt', 'bgr0'];

/** Writes a clip without loss to a .mkv, or as numbered frames where the path holds a %d. */
export function writeClip(path: string, clip: Clip): void {
  const { frameRate = '60', seconds = 3, size = SIZE } = clip;
  const [frames = 60, per = 1] = frameRate.split('/').map(Number);
  const perSecond = frames / per;
  const input = Buffer.concat(
    Array.from({ length: Math.round(seconds * perSecond) }, (_, frame) => {
      const isFirst = ((frame * clip.hz) / perSecond) % 1 < 0.5 - 1e-9;
      return picture(isFirst ? clip.first : clip.second, clip, size);
    }),
  );
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size.join('x'), '-r', frameRate, '-i', 'pipe:0'];
  const codec = path.endsWith('.mkv') ? LOSSLESS : [];
  execFileSync('ffmpeg', ['-v', 'error', ...raw, ...codec, path], { input });
}

function picture(colour: Rgb, { second, patchPx }: Clip, [widthPx, heightPx]: readonly [number, number]): Buffer {
  const pixels = Buffer.alloc(widthPx * heightPx * 3, Buffer.from(patchPx === undefined ? colour : second));
  for (let y = 0; y < (patchPx ?? 0); y += 1) {
    const row = y * widthPx * 3;
    pixels.fill(Buffer.from(colour), row, row + (patchPx ?? 0) * 3);
  }
  return pixels;
}
