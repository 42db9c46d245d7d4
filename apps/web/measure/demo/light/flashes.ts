import { FLASH_RULES, FlashAnalyser, type FlashVerdict } from '@vayl/light';
import type { Figure } from '../../../../../tools/measure/measurement.ts';
import { progressOf } from '../../../../../tools/measure/progress.ts';
import { FRAME_FIELDS } from '../page/record-light.ts';
import { FRAMES_PER_SECOND, VIEWPORT } from '../visit/held-visit.ts';
import { BACKGROUNDS, type Background } from './backgrounds.ts';
import { alphaAt, composited, type Place, type ShownFrame, shownFrame } from './shown-frame.ts';

/** The veil is smooth: a picture of this many places shows all there is of it. */
const COLUMNS = 16;
const ROWS = 10;
const PLACES: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  u: (((index % COLUMNS) + 0.5) / COLUMNS) * 2 - 1,
  v: ((Math.floor(index / COLUMNS) + 0.5) / ROWS) * 2 - 1,
}));

interface Judged {
  readonly background: Background;
  readonly analyser: FlashAnalyser;
  readonly picture: Uint8Array;
}

/** Every frame of a run over every background, judged as a film. */
export function flashFigures(shown: readonly number[], draws: number): Figure[] {
  const frames = shown.length / FRAME_FIELDS;
  const films = BACKGROUNDS.map(newFilm);
  const alphas = new Float64Array(PLACES.length);
  const progress = progressOf('frames judged', frames);
  let lit = 0;
  for (let index = 0; index < frames; index += 1) {
    const frame = shownFrame(shown, index);
    if (frame.isLit) lit += 1;
    for (const [at, place] of PLACES.entries()) alphas[at] = eightBits(alphaAt(frame, place));
    for (const film of films) {
      paint(film, frame, alphas);
      film.analyser.push(film.picture);
    }
    progress.advance();
  }
  progress.end();
  return [
    {
      name: 'frames of the page, at 60 a second of its time',
      measured: `${frames}, ${lit} of them lit, ${draws} drawn or cleared`,
    },
    ...films.map(({ background, analyser }) => flashFigure(background, analyser.verdict())),
  ];
}

function newFilm(background: Background): Judged {
  const size = { widthPx: COLUMNS, heightPx: ROWS, shownWidthPx: VIEWPORT.width, cellPx: 1 };
  const analyser = new FlashAnalyser({ ...size, framesPerSecond: FRAMES_PER_SECOND });
  return { background, analyser, picture: new Uint8Array(PLACES.length * 4).fill(255) };
}

const eightBits = (alpha: number): number => Math.round(alpha * 255) / 255;

function paint({ background, picture }: Judged, { colour }: ShownFrame, alphas: Float64Array): void {
  for (const [at, alpha] of alphas.entries()) {
    for (const [channel, level] of background.rgb.entries()) {
      picture[at * 4 + channel] = Math.round(composited(level, colour[channel] ?? 0, alpha));
    }
  }
}

/** No place may have as many transitions as make a flash, however small it is: stricter than the rule of area. */
function flashFigure({ name }: Background, { isPassed, general, red }: FlashVerdict): Figure {
  const most = FLASH_RULES.failingTransitions - 1;
  return {
    name: `over ${name}: most transitions in a second, general and red`,
    measured: `${general.transitions} and ${red.transitions}, ${isPassed ? 'no flash' : 'FLASH'}`,
    bar: `at most ${most} each`,
    isReached: isPassed && general.transitions <= most && red.transitions <= most,
  };
}
