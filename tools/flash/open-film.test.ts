import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFilm } from './open-film.ts';
import { writeClip } from './test-clips.ts';

const GREY = [128, 128, 128] as const;
const STILL = { first: GREY, second: GREY, hz: 1, seconds: 0.2 };
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-open-film-'));
  for (const name of ['empty', 'frames', 'mixed']) mkdirSync(join(folder, name));
  writeClip(join(folder, 'frames/%d.png'), STILL);
  writeClip(join(folder, 'mixed/%d.jpg'), STILL);
  writeClip(join(folder, 'mixed/%d.png'), STILL);
  writeClip(join(folder, 'film.mkv'), STILL);
  renameSync(join(folder, 'frames/12.png'), join(folder, 'frames/12.PNG'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('opening', () => {
  it('a folder puts frame 10 after frame 9', async () => {
    const opened = await openFilm(join(folder, 'frames'), undefined);
    const source = opened.is === 'film' ? opened.film.source : undefined;
    const names = source?.is === 'frames' ? source.paths.map((path) => basename(path)) : [];
    expect(names).toEqual([...Array.from({ length: 11 }, (_, index) => `${index + 1}.png`), '12.PNG']);
  });

  it('a video finds its size, rate and number of frames', async () => {
    const opened = await openFilm(join(folder, 'film.mkv'), undefined);
    expect(opened).toMatchObject({
      is: 'film',
      film: { size: { widthPx: 128, heightPx: 96 }, frameRate: { perSecond: 60 }, expectedFrames: 12 },
    });
  });

  it.each([
    { name: 'empty', says: ' holds no PNG or JPEG frames; give a folder that does, or a video' },
    { name: 'mixed', says: ' mixes PNG and JPEG; keep one kind of frame in it' },
    { name: 'frames/1.png', says: ' is a single picture; give a video or a folder of frames' },
  ])('$name is refused', async ({ name, says }) => {
    const path = join(folder, name);
    expect(await openFilm(path, undefined)).toEqual({ is: 'unreadable', why: `${path}${says}` });
  });

  it('a video at another rate is refused', async () => {
    const path = join(folder, 'film.mkv');
    const why = `--fps is for a folder of frames; leave it out for ${path}`;
    expect(await openFilm(path, { text: '30', perSecond: 30 })).toEqual({ is: 'unreadable', why });
  });
});
