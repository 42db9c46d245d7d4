import type { Raster } from './raster.ts';

/** Windows keeps sizes below this as plain bitmaps: its installer and old dialogs read nothing else. */
const FIRST_PNG_SIDE_PX = 256;
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;
const BITMAP_HEADER_BYTES = 40;

/** Several sizes in one file, for Windows. The first is what the shell shows while it is developed. */
export function ico(rasters: readonly Raster[]): Buffer {
  const images = rasters.map((raster) => (raster.sidePx < FIRST_PNG_SIDE_PX ? bitmap(raster) : raster.png));
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * images.length;
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(ICO_ENTRY_BYTES);
    // 0 stands for 256.
    const side = (rasters[index]?.sidePx ?? 0) % 256;
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}

/** From the bottom row to the top, blue first, and then a mask that says nothing: alpha does. */
function bitmap({ sidePx, rgba }: Raster): Buffer {
  const header = Buffer.alloc(BITMAP_HEADER_BYTES);
  header.writeUInt32LE(BITMAP_HEADER_BYTES, 0);
  header.writeInt32LE(sidePx, 4);
  header.writeInt32LE(sidePx * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const rowBytes = sidePx * 4;
  const rows = Array.from({ length: sidePx }, (_, row) => rgba.subarray(row * rowBytes, (row + 1) * rowBytes));
  const pixels = Buffer.concat(rows.toReversed());
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels.readUInt8(at);
    pixels.writeUInt8(pixels.readUInt8(at + 2), at);
    pixels.writeUInt8(red, at + 2);
  }
  const mask = Buffer.alloc(Math.ceil(sidePx / 32) * 4 * sidePx);
  return Buffer.concat([header, pixels, mask]);
}

/** What macOS calls each size, at one and at two pixels a point. */
export const ICNS_SIDES_PX = {
  icp4: 16,
  ic11: 32,
  icp5: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
} as const;

/** Several sizes in one file, for macOS. */
export function icns(draw: (sidePx: number) => Raster): Buffer {
  const chunks = Object.entries(ICNS_SIDES_PX).map(([name, sidePx]) => chunk(name, draw(sidePx).png));
  return chunk('icns', Buffer.concat(chunks));
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, name, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
