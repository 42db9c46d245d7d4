import { FlashAnalyser } from '@vayl/light';
import { Progress, type Terminal } from '../terminal/progress.ts';
import { decodeFrames } from './decode.ts';
import type { Film } from './film.ts';
import { openFilm } from './open-film.ts';
import { type Options, readOptions } from './options.ts';
import { isPassed, reportLines } from './report.ts';

export interface Shell {
  /** Both take one line. */
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly terminal: Terminal;
  readonly nowMs: () => number;
}

type ExitCode = 0 | 1 | 2;

/** The whole command, apart from the process it runs in. */
export async function flash(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const asked = readOptions(args);
  return asked.is === 'wrong' ? refuse(asked.why, shell) : judge(asked.options, shell);
}

async function judge(options: Options, shell: Shell): Promise<ExitCode> {
  const opened = await openFilm(options.path, options.frameRate);
  if (opened.is === 'unreadable') return refuse(opened.why, shell);
  const { film } = opened;
  const { shownWidthPx = film.size.widthPx, isStrict } = options;
  const analyser = new FlashAnalyser({ ...film.judged, framesPerSecond: film.frameRate.perSecond, shownWidthPx });
  const progress = new Progress({ ...shell, lineOf: (frames) => judgedText(film, frames) });
  const decoded = await decodeFrames(film, (rgba) => {
    analyser.push(rgba);
    progress.advance();
  });
  progress.end();
  if (decoded.is === 'unreadable') return refuse(decoded.why, shell);
  const judgement = { film, shownWidthPx, isStrict, verdict: analyser.verdict() };
  for (const line of reportLines(judgement)) shell.print(line);
  return isPassed(judgement) ? 0 : 1;
}

/** How much of a film has been judged, and of how much, where that is known. */
function judgedText({ frameRate, expectedFrames }: Film, frames: number): string {
  const seconds = (count: number) => Math.round(count / frameRate.perSecond);
  return `judged ${seconds(frames)}${expectedFrames === undefined ? '' : ` of ${seconds(expectedFrames)}`} s`;
}

function refuse(why: string, shell: Shell): ExitCode {
  shell.complain(`flash: ${why}`);
  return 2;
}
