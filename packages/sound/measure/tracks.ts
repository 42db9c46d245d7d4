import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AMBIENT_TRACKS } from '@vayl/domain';
import type { Page } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';
import { sharedPath } from '../../../tools/measure/shared-material.ts';

const FOLDER = join(import.meta.dirname, '../ambient');
const MOST_BYTES = 14_000_000;
/** 90 s and a quarter of a second on each side. */
const RENDERED_SAMPLES = 90.5 * 44_100;

/** The nature tracks: against the spread of real recordings, and as a browser decodes and loops them. */
export async function measureTracks(page: Page, isQuick: boolean): Promise<Section> {
  const names = isQuick ? AMBIENT_TRACKS.slice(0, 2) : AMBIENT_TRACKS;
  const decoded = [];
  for (const name of names) {
    const base64 = readFileSync(join(FOLDER, `${name}.mp3`)).toString('base64');
    decoded.push(await page.evaluate((bytes) => bench.measureTrack(bytes), base64));
  }
  const offLufs = Math.max(...decoded.map(({ lufs }) => Math.abs(lufs + 23)));
  const seamStep = Math.max(...decoded.map(({ seam }) => seam.step));
  const seamBend = Math.max(...decoded.map(({ seam }) => seam.bend));
  const lengthError = Math.max(...decoded.map(({ decodedSamples }) => Math.abs(decodedSamples - RENDERED_SAMPLES)));
  const peak = Math.max(...decoded.map(({ truePeakDb }) => truePeakDb));
  const masterPeak = Math.max(...masteredPeaksDb());
  const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  const within = isQuick ? [] : [spreadFigure()];
  const figure = (name: string, measured: string, bar: string, isReached: boolean) => ({
    name,
    measured,
    bar,
    isReached,
  });
  return {
    title: `Nature: ${names.length} tracks`,
    figures: [
      ...within,
      figure('loudness, farthest from −23 LUFS', `${offLufs.toFixed(2)} LU`, 'at most 0.5', offLufs <= 0.5),
      figure('seam, step against the 99.9th percentile', seamStep.toFixed(3), 'at most 1', seamStep <= 1),
      figure('seam, second difference against the same', seamBend.toFixed(3), 'at most 1', seamBend <= 1),
      figure('decoded length, from what was rendered', `${lengthError} samples`, '0', lengthError === 0),
      figure('true peak before encoding', `${masterPeak.toFixed(1)} dBTP`, 'at most −3', masterPeak <= -3),
      { name: 'true peak after decoding', measured: `${peak.toFixed(1)} dBTP` },
      figure('all files together', `${(bytes / 1e6).toFixed(1)} MB`, 'at most 14', bytes <= MOST_BYTES),
    ],
  };
}

/** What the program that makes the tracks measured before it encoded them. */
function masteredPeaksDb(): number[] {
  const manifest = readFileSync(join(FOLDER, 'tracks.json'), 'utf8');
  return [...manifest.matchAll(/"truePeakDb": (-?[\d.]+)/g)].map(([, peakDb]) => Number(peakDb));
}

/** The judge is not ours: it knows what real recordings measure. */
function spreadFigure() {
  const printed = execFileSync('/usr/bin/python3', [sharedPath('tools/score_texture.py'), '--dir', FOLDER], {
    encoding: 'utf8',
  });
  const within = AMBIENT_TRACKS.filter((track) => new RegExp(`${track}: .*WITHIN`).test(printed)).length;
  return {
    name: 'tracks within the spread of real recordings',
    measured: `${within} of ${AMBIENT_TRACKS.length}`,
    bar: '10 of 10',
    isReached: within === AMBIENT_TRACKS.length,
  };
}
