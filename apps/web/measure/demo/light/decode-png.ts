import { execFileSync } from 'node:child_process';

const MOST_BYTES = 256 * 1024 * 1024;

/** PNGs of one size, one after the other, as RGBA bytes. */
export function decodePngs(pngs: readonly Uint8Array[], frameBytes: number): readonly Uint8Array[] {
  const args = ['-v', 'error', '-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const raw = execFileSync('ffmpeg', args, { input: Buffer.concat(pngs), maxBuffer: MOST_BYTES });
  return pngs.map((_, index) => raw.subarray(index * frameBytes, (index + 1) * frameBytes));
}
