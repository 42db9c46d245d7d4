export interface FrameRate {
  /** As ffmpeg reads it: 60, 29.97 or 30000/1001. */
  readonly text: string;
  readonly perSecond: number;
}

/** Undefined where the text is no rate above zero: ffprobe writes 0/0 for one that it does not know. */
export function parseFrameRate(text: string): FrameRate | undefined {
  const [, frames, seconds] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text) ?? [];
  const perSecond = Number(frames) / Number(seconds ?? 1);
  return Number.isFinite(perSecond) && perSecond > 0 ? { text, perSecond } : undefined;
}
