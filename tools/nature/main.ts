// pnpm nature            all ten nature tracks, from their seeds, into the sound package
// pnpm nature <name> …   only these
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AMBIENT_TRACKS, type AmbientTrack } from '@vayl/domain';
import { ROOT } from '../repository/files.ts';
import { Progress } from '../terminal/progress.ts';
import { encode } from './encode.ts';
import { SAMPLE_RATE_HZ } from './loop.ts';
import { entryOf, updateManifest } from './manifest.ts';
import { mastered } from './master.ts';
import { rendered } from './render.ts';
import { SCENES } from './scenes.ts';

const TRACK_SECONDS = 90;
const FOLDER = join(ROOT, 'packages/sound/ambient');

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !AMBIENT_TRACKS.some((track) => track === name));
if (unknown !== undefined) {
  console.error(`nature: there is no track "${unknown}". There are: ${AMBIENT_TRACKS.join(', ')}`);
  process.exit(2);
}
const tracks = AMBIENT_TRACKS.filter((track) => asked.length === 0 || asked.includes(track));
const progress = new Progress({
  terminal: process.stderr,
  nowMs: () => performance.now(),
  lineOf: (steps) => `nature: ${tracks[Math.floor((steps - 1) / 2)]} (${steps} of ${2 * tracks.length} steps)`,
});
mkdirSync(FOLDER, { recursive: true });
for (const track of tracks) make(track);
progress.end();

function make(track: AmbientTrack): void {
  const startMs = performance.now();
  const scene = SCENES[track];
  progress.advance();
  const loop = rendered(scene, TRACK_SECONDS * SAMPLE_RATE_HZ);
  progress.advance();
  const master = mastered(loop);
  encode(master.samples, join(FOLDER, `${track}.mp3`));
  updateManifest(join(FOLDER, 'tracks.json'), [entryOf(track, scene, master)]);
  const tookSeconds = (performance.now() - startMs) / 1000;
  const figures = `${master.loudnessLufs.toFixed(2)} LUFS, ${master.truePeakDb.toFixed(2)} dBTP`;
  progress.end();
  console.log(`${track}: ${figures}, ${TRACK_SECONDS} s of sound in ${tookSeconds.toFixed(1)} s`);
}
