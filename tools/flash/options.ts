import { parseArgs } from 'node:util';
import { type FrameRate, parseFrameRate } from './frame-rate.ts';

export interface Options {
  readonly path: string;
  /** Set only where the caller asked for it: a video brings its own. */
  readonly frameRate: FrameRate | undefined;
  readonly shownWidthPx: number | undefined;
  readonly isStrict: boolean;
}

export type ReadOptions =
  | { readonly is: 'read'; readonly options: Options }
  | { readonly is: 'wrong'; readonly why: string };

const USE = 'use: pnpm flash <video or folder of frames> [--fps N] [--shown-width N] [--strict]';

export function readOptions(args: readonly string[]): ReadOptions {
  const parsed = parse(args);
  if (parsed instanceof Error) return wrong(parsed.message.split('. ')[0] ?? parsed.message);
  const { values, positionals } = parsed;
  const [path, ...more] = positionals;
  if (path === undefined || path === '') return wrong('name a film');
  if (more.length > 0) return wrong('one film at a time');
  const frameRate = values.fps === undefined ? undefined : parseFrameRate(values.fps);
  if (values.fps !== undefined && frameRate === undefined) return wrong('--fps takes frames per second, such as 60');
  const shownWidthPx = values['shown-width'] === undefined ? undefined : Number(values['shown-width']);
  if (shownWidthPx !== undefined && !(shownWidthPx > 0 && Number.isFinite(shownWidthPx))) {
    return wrong('--shown-width takes CSS pixels, such as 1280');
  }
  return { is: 'read', options: { path, frameRate, shownWidthPx, isStrict: values.strict } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fps: { type: 'string' },
        'shown-width': { type: 'string' },
        strict: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    if (cause instanceof TypeError) return cause;
    throw cause;
  }
}

const wrong = (why: string): ReadOptions => ({ is: 'wrong', why: `${why}; ${USE}` });
