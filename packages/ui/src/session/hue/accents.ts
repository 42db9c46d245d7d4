import { type Degrees, type Rgb, type Share, veilColour } from '@vayl/domain';
import { hueRadiansOf, rgbOf } from './oklch.ts';

interface Accent {
  /** As `styles/written-accents.css` reads it. */
  readonly name: string;
  readonly lightness: Share;
  readonly chroma: number;
}

/** The accents of both surfaces in OKLCH, as in `styles/accents.css`. */
export const ACCENTS: readonly Accent[] = [
  { name: '--night-accent', lightness: 0.82, chroma: 0.098 },
  { name: '--night-accent-soft', lightness: 0.6, chroma: 0.09 },
  { name: '--night-accent-wash', lightness: 0.26, chroma: 0.045 },
  { name: '--paper-accent', lightness: 0.49, chroma: 0.098 },
  { name: '--paper-accent-soft', lightness: 0.7, chroma: 0.09 },
  { name: '--paper-accent-wash', lightness: 0.925, chroma: 0.03 },
];

/** The living accents at a hue, in values that any browser reads. */
export function accentsAt(hueDegrees: Degrees): [name: string, colour: string][] {
  const hueRadians = hueRadiansOf(pureColour(hueDegrees));
  return ACCENTS.map(({ name, lightness, chroma }) => [name, written(rgbOf(lightness, chroma, hueRadians))]);
}

/** `hsl(var(--hue) 90% 55%)`: the veil's colour, whose channels go from 0.145 to 0.955 instead of from 0 to 1. */
function pureColour(hueDegrees: Degrees): Rgb {
  const { r, g, b } = veilColour(hueDegrees);
  const paled = (channel: Share) => 0.145 + 0.81 * channel;
  return { r: paled(r), g: paled(g), b: paled(b) };
}

function written({ r, g, b }: Rgb): string {
  return `rgb(${[r, g, b].map((channel) => Math.round(255 * channel)).join(', ')})`;
}
