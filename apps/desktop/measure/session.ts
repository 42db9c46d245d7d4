import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playDefaultSession } from '../../../e2e/desktop/proofs/default-session.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { near, onScreen, SMALL, under } from './bench.ts';

/** A session as it is when nobody has set anything, with its window hidden. */
export async function measureSession(isQuick: boolean): Promise<Section> {
  const filmSeconds = isQuick ? 20 : 60;
  const seconds = isQuick ? filmSeconds : 300;
  const folder = mkdtempSync(join(tmpdir(), 'vayl-film-'));
  try {
    const session = await onScreen(SMALL, (veiled) =>
      playDefaultSession(veiled, { ...SMALL, filmPath: join(folder, 'session.mkv'), filmSeconds, seconds }),
    );
    return {
      title: `A session at its defaults, ${seconds} s with its window hidden`,
      figures: [
        near('pitch, from its plan', session.pitchErrorHz, 0.2, 'Hz'),
        near('sidebands of the gate, from the plan', session.gateErrorDb, 0.5, 'dB'),
        near('sidebands of the swell, from the plan', session.swellErrorDb, 0.5, 'dB'),
        under('sound after the click that stops it', session.soundAfterStopMs, 500, 'ms'),
        near('rim in the overlay’s frames, from 8 Hz', session.edgeHz - 8, 0.05, 'Hz'),
        near('centre in the overlay’s frames, from 12 Hz', session.centerHz - 12, 0.05, 'Hz'),
        { name: 'frames of the overlay', measured: `${session.framesPerSecond.toFixed(0)} a second` },
        {
          name: `the flash analyser on ${filmSeconds} s of the screen`,
          measured: session.film.isPassed ? 'passed' : session.film.lines.join('; '),
          bar: 'passed',
          isReached: session.film.isPassed,
        },
        { name: 'light to the end', measured: `${seconds} s`, bar: `${seconds} s`, isReached: true },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
