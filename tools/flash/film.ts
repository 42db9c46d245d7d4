import { z } from 'zod';
import { type FrameRate, parseFrameRate } from './frame-rate.ts';

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What ffprobe says of the one stream that is a film. */
export interface Stream {
  /** As it is shown: turned upright, with square pixels. */
  readonly size: Size;
  /** Undefined where ffprobe does not know it. */
  readonly frameRate: FrameRate | undefined;
  readonly seconds: number | undefined;
  readonly formatName: string;
  readonly isHdr: boolean;
  /** An untagged film of HD size is BT.709 to every player, and BT.601 to ffmpeg unless it is told. */
  readonly isUntaggedHd: boolean;
}

export interface Film {
  readonly source:
    | { readonly is: 'video'; readonly path: string }
    | { readonly is: 'frames'; readonly paths: readonly string[]; readonly codec: 'png' | 'mjpeg' };
  readonly size: Size;
  /** A large film is judged in a smaller copy. */
  readonly judged: Size;
  readonly frameRate: FrameRate;
  readonly isUntaggedHd: boolean;
  /** Undefined where the file does not say how long it is. */
  readonly expectedFrames: number | undefined;
}

const MOST_JUDGED_WIDTH_PX = 1024;
// No film has more, but the time stamps of screen recordings often pretend to a thousand.
const MOST_FRAMES_PER_SECOND = 240;
const HD_HEIGHT_PX = 720;
const HDR_TRANSFERS = ['smpte2084', 'arib-std-b67'];

const Probe = z.object({
  streams: z.array(
    z.object({
      width: z.int().positive(),
      height: z.int().positive(),
      pix_fmt: z.string().optional(),
      sample_aspect_ratio: z.string().optional(),
      r_frame_rate: z.string(),
      avg_frame_rate: z.string(),
      color_space: z.string().optional(),
      color_transfer: z.string().optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
    }),
  ),
  format: z.object({ format_name: z.string(), duration: z.coerce.number().optional() }),
});
type ProbedStream = z.infer<typeof Probe>['streams'][number];

/** The entries that parseProbe reads, as ffprobe takes them. */
export const PROBE_ENTRIES = [
  'format=format_name,duration',
  'stream=width,height,pix_fmt,sample_aspect_ratio,r_frame_rate,avg_frame_rate,color_space,color_transfer',
  'stream_side_data=rotation',
].join(':');

/** Undefined where there is no stream of pictures. */
export function parseProbe(json: string): Stream | undefined {
  const probe = Probe.safeParse(JSON.parse(json));
  const stream = probe.data?.streams[0];
  if (probe.data === undefined || stream === undefined) return undefined;
  return {
    size: shownSize(stream),
    frameRate: highestRate(stream.r_frame_rate, stream.avg_frame_rate),
    seconds: probe.data.format.duration,
    formatName: probe.data.format.format_name,
    isHdr: HDR_TRANSFERS.includes(stream.color_transfer ?? ''),
    isUntaggedHd:
      (stream.pix_fmt?.startsWith('yuv') ?? false) &&
      (stream.color_space ?? 'unknown') === 'unknown' &&
      stream.height >= HD_HEIGHT_PX,
  };
}

export function judgedSize({ widthPx, heightPx }: Size): Size {
  const scale = Math.min(1, MOST_JUDGED_WIDTH_PX / widthPx);
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.max(1, Math.round(heightPx * scale)) };
}

function shownSize({ width, height, sample_aspect_ratio, side_data_list }: ProbedStream): Size {
  const [across = 1, down = 1] = (sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const stretch = across > 0 && down > 0 ? across / down : 1;
  const upright = { widthPx: Math.max(1, Math.round(width * stretch)), heightPx: height };
  const isOnItsSide = side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return isOnItsSide ? { widthPx: upright.heightPx, heightPx: upright.widthPx } : upright;
}

/**
 * The lowest rate that has a place for every time stamp, or the average if that is higher. Where frames come unevenly
 * the gaps are filled with copies, which add no transition; at the average rate, frames and their flashes would be lost.
 */
function highestRate(lowestCommon: string, average: string): FrameRate | undefined {
  const rates = [lowestCommon, average].flatMap((text) => parseFrameRate(text) ?? []);
  const highest = rates.toSorted((a, b) => b.perSecond - a.perSecond)[0];
  if (highest === undefined || highest.perSecond <= MOST_FRAMES_PER_SECOND) return highest;
  return { text: String(MOST_FRAMES_PER_SECOND), perSecond: MOST_FRAMES_PER_SECOND };
}
