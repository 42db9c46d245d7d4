import {
  DEFAULT_HUE_DEGREES,
  limitedAlpha,
  type Rgb,
  requestedRanges,
  type Share,
  swingCap,
  veilColour,
} from '@vayl/domain';
import { REFRESH_HZ } from './display-sampling-data.ts';
import type { FigureTable } from './figure-frame.tsx';

/** The accessibility standard asks this of body text. */
export const LEAST_CONTRAST = 4.5;
/** A rate in alpha, as a session in daily use would have. */
const RATE_HZ = 10;

interface Sample {
  readonly name: string;
  readonly text: Rgb;
  readonly ground: Rgb;
}

const grey = (byte: number): Rgb => ({ r: byte / 255, g: byte / 255, b: byte / 255 });

/** Black on white, the lightest grey that still passes on white, and a dark editor. */
export const SAMPLES = {
  black: { name: 'Black on white', text: grey(0), ground: grey(255) },
  dark: { name: 'Light grey in a dark editor', text: grey(0xd4), ground: grey(0x1e) },
  faint: { name: 'Grey on white', text: grey(0x76), ground: grey(255) },
} as const satisfies Record<string, Sample>;

const TABLE_STRENGTHS: readonly Share[] = [0, 0.1, 0.25, 0.5, 0.75, 1];

/** The contrast of text under the middle of the veil, at the moment of the wave when the veil is thickest. */
export function contrastUnderVeil({ text, ground }: Sample, strength: Share): number {
  const { center } = requestedRanges(strength);
  const cap = swingCap({ requestedHz: RATE_HZ, refreshHz: REFRESH_HZ, isStrict: false });
  const alpha = limitedAlpha(center, 1, cap);
  const veil = veilColour(DEFAULT_HUE_DEGREES);
  return contrast(luminance(blend(ground, veil, alpha)), luminance(blend(text, veil, alpha)));
}

export function contrastTable(): FigureTable {
  const samples = Object.values(SAMPLES);
  return {
    columns: ['Strength', ...samples.map(({ name }) => name)],
    rows: TABLE_STRENGTHS.map((strength) => [
      `${strength * 100}%`,
      ...samples.map((sample) => `${contrastUnderVeil(sample, strength).toFixed(1)} : 1`),
    ]),
  };
}

/** Browsers and desktops blend encoded channels, each for itself. */
function blend(below: Rgb, above: Rgb, alpha: Share): Rgb {
  const channel = (name: keyof Rgb) => below[name] + alpha * (above[name] - below[name]);
  return { r: channel('r'), g: channel('g'), b: channel('b') };
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * decoded(r) + 0.7152 * decoded(g) + 0.0722 * decoded(b);
}

function decoded(channel: Share): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
