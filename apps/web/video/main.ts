// pnpm --filter @vayl/web video    draws the demo film anew into public/video (about 10 minutes)
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilmSource, keepFrames, writeMp4, writePoster, writeWebm } from './encode.ts';
import { type FilmPage, openFilmPage } from './film-page.ts';
import { CUES, FILM } from './storyboard.ts';
import { FRAMES, secondsOf, webVtt } from './timeline.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public', 'video');
const NAME = 'vayl-demo';
const ENDINGS = ['.vtt', '-poster.jpg', '.mp4', '.webm'];
/** The veil is on, over the work and the window. */
const POSTER_SECONDS = CUES.hide - 1;

const workFolder = await mkdtemp(join(tmpdir(), 'vayl-film-'));
try {
  await makeFilm({ master: join(workFolder, 'master.mkv'), sound: join(workFolder, 'sound.f32') });
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

async function makeFilm(source: FilmSource): Promise<void> {
  const page = await openFilmPage(workFolder);
  try {
    await writeFile(source.sound, page.sound);
    await keepFrames(pictures(page), source.master);
  } finally {
    await page.close();
  }
  await writeFile(workFile('.vtt'), webVtt());
  await made('-poster.jpg', (path) => writePoster(source, POSTER_SECONDS, path));
  await made('.mp4', (path) => writeMp4(source, path));
  await made('.webm', (path) => writeWebm(source, path));
  // All of them or none: a run that was broken off must not leave half a film where people find it.
  await mkdir(PUBLIC, { recursive: true });
  for (const ending of ENDINGS) await copyFile(workFile(ending), join(PUBLIC, `${NAME}${ending}`));
  say('now judge both films with pnpm flash');
}

async function* pictures(page: FilmPage): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (frame % FILM.framesPerSecond === 0) say(`drawing second ${secondsOf(frame) + 1} of ${FILM.seconds}`);
    yield await page.picture(frame);
  }
}

async function made(ending: string, make: (path: string) => Promise<void>): Promise<void> {
  say(`writing ${NAME}${ending}`);
  await make(workFile(ending));
  const { size } = await stat(workFile(ending));
  say(`${NAME}${ending} has ${Math.ceil(size / 1000)} kB`);
}

function workFile(ending: string): string {
  return join(workFolder, `${NAME}${ending}`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
