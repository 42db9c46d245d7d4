import { FLASH_RULES, type FlashCount, type FlashVerdict } from '@vayl/light';
import type { Film, Size } from './film.ts';

export interface Judgement {
  readonly film: Pick<Film, 'size' | 'judged' | 'frameRate'>;
  readonly shownWidthPx: number;
  readonly isStrict: boolean;
  readonly verdict: FlashVerdict;
}

const { failingTransitions: FAILING_TRANSITIONS, allowedShare: ALLOWED_SHARE, block: BLOCK } = FLASH_RULES;

const INDENT = ' '.repeat(18);

export function isPassed({ verdict, isStrict }: Judgement): boolean {
  return verdict.isPassed && !(isStrict && verdict.legacyRed.isFailing);
}

export function reportLines(judgement: Judgement): string[] {
  const { verdict, isStrict } = judgement;
  const older = isStrict ? '' : ' (report only; fails with --strict)';
  return [
    `${isPassed(judgement) ? 'PASS' : 'FAIL'}  ${filmLine(judgement)}`,
    ...countLines('general flashes', verdict.general, judgement),
    ...countLines('red flashes', verdict.red, judgement),
    ...countLines('older red flash', verdict.legacyRed, judgement, older),
    ...smallFilmLines(judgement),
    'Passing is a threshold for a population, not a promise to a person.',
  ];
}

function filmLine({ film: { size, judged, frameRate }, shownWidthPx, verdict }: Judgement): string {
  const seconds = (verdict.frames / frameRate.perSecond).toFixed(1);
  const rate = Number(frameRate.perSecond.toFixed(3));
  const shown = shownWidthPx === size.widthPx ? '' : `, shown ${shownWidthPx} px wide`;
  const copy = judged.widthPx === size.widthPx ? '' : `, judged at ${sizeText(judged)}`;
  return `${seconds} s, ${verdict.frames} frames at ${rate} frames/s, ${sizeText(size)}${shown}${copy}`;
}

/** Where and when is told of any second with too many transitions, even if they filled too little of the picture. */
function countLines(name: string, count: FlashCount, { film }: Judgement, note = ''): string[] {
  const bar = note === '' ? ` (${FAILING_TRANSITIONS} fail)` : note;
  const line = `${name.padEnd(INDENT.length)}${count.transitions} transitions in the worst second${bar}`;
  if (count.transitions < FAILING_TRANSITIONS) return [line];
  const { seconds } = count.worst;
  return [
    line,
    `${INDENT}from ${clock(Math.max(0, seconds - 1))} to ${clock(seconds)}, around ${placeText(count, film)}`,
    `${INDENT}up to ${percent(count.failingShare)} of a block flashed at one time (the limit is ${percent(ALLOWED_SHARE)})`,
  ];
}

/** A place in the film's own pixels, of whatever size its copy was judged. */
function placeText({ worst }: FlashCount, { size, judged }: Judgement['film']): string {
  const x = Math.min(size.widthPx - 1, Math.round((worst.xPx * size.widthPx) / judged.widthPx));
  const y = Math.min(size.heightPx - 1, Math.round((worst.yPx * size.heightPx) / judged.heightPx));
  return `x ${x}, y ${y} px`;
}

/** A pass that could not have been anything else is said to be one. */
function smallFilmLines(judgement: Judgement): string[] {
  const { size } = judgement.film;
  const { shownWidthPx } = judgement;
  const shownHeightPx = (size.heightPx * shownWidthPx) / size.widthPx;
  const width = Math.min(shownWidthPx, BLOCK.widthPx);
  const height = Math.min(shownHeightPx, BLOCK.heightPx);
  const share = (width * height) / (BLOCK.widthPx * BLOCK.heightPx);
  if (share > ALLOWED_SHARE || !isPassed(judgement)) return [];
  return ['At this size the film is too small to fail; if it is shown larger, say so with --shown-width.'];
}

function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${(rest / 10).toFixed(1).padStart(4, '0')}`;
}

/** Rounded up to a tenth, so that what is over the limit never reads like the limit. */
const percent = (share: number): string => `${Math.ceil(share * 1000 - 1e-9) / 10} %`;

const sizeText = ({ widthPx, heightPx }: Size): string => `${widthPx}×${heightPx}`;
