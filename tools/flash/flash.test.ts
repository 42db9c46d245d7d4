import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flash } from './flash.ts';
import { type Clip, writeClip } from './test-clips.ts';

const TIMEOUT_MS = 60_000;
const [WHITE, BLACK, GREY] = [[255, 255, 255] as const, [0, 0, 0] as const, [128, 128, 128] as const];
const BLACK_AND_WHITE = { first: WHITE, second: BLACK };
// Red and grey of one luminance: less than 0.2 apart in u′v′, and far apart by the older rule.
const OLDER_RED = { first: [0xad, 0x40, 0x40], second: [0x31, 0x6e, 0x6e], hz: 10 } as const;
// The clips are 128 px wide, and stand for a film that fills 1024.
const LARGE = ['--shown-width', '1024'];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-flash-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const status = await flash(args, {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    terminal: { write: (text) => complaints.push(text) },
    nowMs: () => 0,
  });
  return { status, printed: printed.join('\n'), complaints };
}

function clipAt(name: string, clip: Clip): string {
  const path = join(folder, name);
  writeClip(path, clip);
  return path;
}

describe('the verdict', { timeout: TIMEOUT_MS }, () => {
  it.each([
    { name: 'static-grey', clip: { first: GREY, second: GREY, hz: 1 }, status: 0, general: 0 },
    { name: 'ten-hertz', clip: { ...BLACK_AND_WHITE, hz: 10 }, status: 1, general: 20 },
    { name: 'three-hertz', clip: { ...BLACK_AND_WHITE, hz: 3 }, status: 0, general: 6 },
    { name: 'small-patch', clip: { ...BLACK_AND_WHITE, hz: 10, patchPx: 16 }, status: 0, general: 20 },
    { name: 'larger-patch', clip: { ...BLACK_AND_WHITE, hz: 10, patchPx: 24 }, status: 1, general: 20 },
  ])('of $name has $general general transitions', async ({ name, clip, status, general }) => {
    const judged = await run(clipAt(`${name}.mkv`, clip), ...LARGE);
    const head = `${status === 0 ? 'PASS' : 'FAIL'}  3.0 s, 180 frames at 60 frames/s, 128×96, shown 1024 px wide`;
    expect(judged.printed).toContain(
      `${head}\ngeneral flashes   ${general} transitions in the worst second (7 fail)\n`,
    );
    expect([judged.status, judged.complaints]).toEqual([status, []]);
  });

  it('fails for the older red flash in strict mode only', async () => {
    const path = clipAt('older-red.mkv', OLDER_RED);
    const usual = await run(path, ...LARGE);
    expect(usual.printed).toContain('\nred flashes       0 transitions in the worst second (7 fail)');
    expect(usual.printed).toContain('\nolder red flash   20 transitions in the worst second (report only');
    const strict = await run(path, ...LARGE, '--strict');
    expect([usual.status, strict.status]).toEqual([0, 1]);
  });

  it('keeps to a rate that is no whole number', async () => {
    const path = clipAt('ntsc.mkv', { ...BLACK_AND_WHITE, hz: 5, frameRate: '30000/1001', seconds: 2.002 });
    const { status, printed } = await run(path, ...LARGE);
    expect(printed).toContain('FAIL  2.0 s, 60 frames at 29.97 frames/s');
    expect(printed).toContain('\ngeneral flashes   10 transitions');
    expect(status).toBe(1);
  });

  it('tells the place in pixels of the film, of which a smaller copy is judged', async () => {
    const clip = { ...BLACK_AND_WHITE, hz: 10, seconds: 0.5, size: [2048, 128] } as const;
    const { status, printed } = await run(clipAt('wide.mkv', clip));
    expect(printed).toContain('2048×128, judged at 1024×64');
    expect(printed).toMatch(/from 0:00\.0 to 0:00\.5, around x 8, y 8 px\n\s+up to 5\d(\.\d)? % of a block flashed/);
    expect(status).toBe(1);
  });
});

describe('a folder of frames', { timeout: TIMEOUT_MS }, () => {
  it('is judged in the order of the numbers in its names, at 60 frames/s or as told', async () => {
    mkdirSync(join(folder, 'png'));
    const path = join(clipAt('png/frame-%d.png', { ...BLACK_AND_WHITE, hz: 5, seconds: 1.5 }), '..');
    writeFileSync(join(path, 'notes.txt'), 'not a frame');
    const usual = await run(path, ...LARGE);
    expect(usual.printed).toContain('FAIL  1.5 s, 90 frames at 60 frames/s, 128×96, shown 1024 px wide');
    expect(usual.printed).toContain('\ngeneral flashes   10 transitions');
    const slower = await run(path, ...LARGE, '--fps', '30');
    expect(slower.printed).toContain('\ngeneral flashes   5 transitions');
    expect([usual.status, slower.status]).toEqual([1, 0]);
  });

  it('is not judged by half of its frames', async () => {
    mkdirSync(join(folder, 'torn'));
    const path = join(clipAt('torn/%d.png', { ...BLACK_AND_WHITE, hz: 5, seconds: 0.5 }), '..');
    writeFileSync(join(path, '7.png'), readFileSync(join(path, '7.png')).subarray(0, 60));
    const { status, complaints } = await run(path);
    expect(complaints.join('\n')).toMatch(/^flash: only \d+ frames could be read \([^\n]+\); make the film anew$/);
    expect(status).toBe(2);
  });
});

describe('what cannot be judged', { timeout: TIMEOUT_MS }, () => {
  it.each([
    { name: 'missing.mkv', says: 'does not exist; check the path' },
    { name: 'text.txt', says: 'is no film that ffmpeg can read; give a video or a folder of PNG or JPEG frames' },
    { name: 'text.mkv', says: 'is no film that ffmpeg can read; give a video or a folder of PNG or JPEG frames' },
  ])('is refused in one line: $name', async ({ name, says }) => {
    const path = join(folder, name);
    if (name.startsWith('text')) writeFileSync(path, 'This is not a film.\n');
    expect(await run(path)).toEqual({ status: 2, printed: '', complaints: [`flash: ${path} ${says}`] });
  });
});
