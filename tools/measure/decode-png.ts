import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

const MOST_BYTES = 256 * 1024 * 1024;

/** A PNG file as RGBA bytes; ffmpeg decodes, the header says how large it is. */
export function decodePng(path: string): Picture {
  const rgba = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'], {
    maxBuffer: MOST_BYTES,
  });
  const header = readFileSync(path);
  return { widthPx: header.readUInt32BE(16), heightPx: header.readUInt32BE(20), rgba };
}

/** Many PNGs of one size, one after the other, as RGBA frames. */
export function decodePngs(pngs: readonly Uint8Array[]): Uint8Array[] {
  const [first] = pngs;
  if (first === undefined) return [];
  const header = Buffer.from(first);
  const frameBytes = header.readUInt32BE(16) * header.readUInt32BE(20) * 4;
  const args = ['-v', 'error', '-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const raw = execFileSync('ffmpeg', args, { input: Buffer.concat(pngs), maxBuffer: MOST_BYTES });
  return Array.from({ length: raw.length / frameBytes }, (_, index) =>
    raw.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}
