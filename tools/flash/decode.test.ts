import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeFrames } from './decode.ts';
import { openFilm } from './open-film.ts';
import { writeClip } from './test-clips.ts';

const RED_AND_WHITE = { first: [173, 64, 64], second: [255, 255, 255], hz: 30, seconds: 0.5 } as const;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-decode-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last pixel of every frame: each frame starts and ends where it should, or it would be another colour. */
async function decode(path: string) {
  const opened = await openFilm(path, undefined);
  if (opened.is === 'unreadable') throw new Error(opened.why);
  const pixels: string[] = [];
  const decoded = await decodeFrames(opened.film, (rgba) => pixels.push(rgba.subarray(-4).join(' ')));
  return { decoded, pixels };
}

function encode(path: string, source: string, ...args: string[]): string {
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...args, join(folder, path)]);
  return join(folder, path);
}

describe('decoding', { timeout: 60_000 }, () => {
  it('gives every frame, to the byte', async () => {
    writeClip(join(folder, 'exact.mkv'), RED_AND_WHITE);
    const { decoded, pixels } = await decode(join(folder, 'exact.mkv'));
    expect(decoded).toEqual({ is: 'decoded' });
    expect(pixels).toEqual(Array.from({ length: 15 }, () => ['173 64 64 255', '255 255 255 255']).flat());
  });

  it.each([
    { name: 'white', colour: [255, 255, 255] },
    // Read by the matrix of smaller films, it would come back as 233.
    { name: 'red', colour: [255, 0, 0] },
  ])('keeps the colours of an HD film without tags that is scaled down: $name', async ({ name, colour }) => {
    const source = `color=${name}:s=1280x720:r=30:d=0.04,scale=out_color_matrix=bt709,format=yuv444p`;
    const { pixels } = await decode(encode(`${name}.mkv`, source, '-c:v', 'ffv1'));
    const bytes = pixels[0]?.split(' ').map(Number) ?? [];
    const errors = colour.map((byte, channel) => Math.abs(byte - (bytes[channel] ?? Number.NaN)));
    expect(Math.max(...errors)).toBeLessThanOrEqual(2);
  });

  it('refuses a film that was cut off', async () => {
    writeClip(join(folder, 'whole.mkv'), RED_AND_WHITE);
    const whole = readFileSync(join(folder, 'whole.mkv'));
    writeFileSync(join(folder, 'cut.mkv'), whole.subarray(0, whole.length / 2));
    const { decoded } = await decode(join(folder, 'cut.mkv'));
    expect(decoded.is === 'unreadable' && decoded.why).toMatch(
      /^only \d+ frames could be read \(.*ended prematurely\)/,
    );
  });

  it('refuses frames that show what lies behind them', async () => {
    mkdirSync(join(folder, 'clear'));
    encode('clear/%d.png', 'color=red@0.5:s=64x64:r=10:d=1,format=rgba');
    const { decoded, pixels } = await decode(join(folder, 'clear'));
    const why = 'frame 1 is partly transparent; lay the film over its background first';
    expect([decoded, pixels]).toEqual([{ is: 'unreadable', why }, []]);
  });
});
