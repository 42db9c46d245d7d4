import { Progress } from '../terminal/progress.ts';

/** Says how far a figure that is made of many like steps has come. */
export function progressOf(what: string, total: number): Progress {
  return new Progress({
    terminal: process.stderr,
    nowMs: () => performance.now(),
    lineOf: (steps) => `${what}: ${Math.round((100 * steps) / total)} %`,
  });
}
