import { Resvg } from '@resvg/resvg-js';

/** A square drawing, drawn for this size. */
export interface Raster {
  readonly sidePx: number;
  readonly png: Buffer;
  /** Each pixel as red, green, blue and alpha; the colours are not multiplied by it. */
  readonly rgba: Buffer;
}

export function rasterise(svg: string, sidePx: number): Raster {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: sidePx } }).render();
  return { sidePx, png: image.asPng(), rgba: withPlainColours(image.pixels) };
}

/** The renderer gives colours that are multiplied by their alpha. */
function withPlainColours(multiplied: Buffer): Buffer {
  const plain = Buffer.from(multiplied);
  for (let at = 0; at < plain.length; at += 4) {
    const alpha = plain.readUInt8(at + 3);
    if (alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      plain.writeUInt8(Math.min(255, Math.round((plain.readUInt8(channel) * 255) / alpha)), channel);
    }
  }
  return plain;
}
