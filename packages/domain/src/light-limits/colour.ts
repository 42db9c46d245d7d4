import { clamp, type Degrees, type Share } from '../number/number.ts';
import { wrapHue } from '../session/hue.ts';

/** Encoded sRGB, each channel 0 to 1. */
export interface Rgb {
  readonly r: Share;
  readonly g: Share;
  readonly b: Share;
}

/** The veil's colour at a hue: full saturation and value. */
export function veilColour(hueDegrees: Degrees): Rgb {
  const sector = wrapHue(hueDegrees) / 60;
  const channel = (offset: number) => {
    const k = (offset + sector) % 6;
    return 1 - clamp(Math.min(k, 4 - k), 0, 1);
  };
  return { r: channel(5), g: channel(3), b: channel(1) };
}

const LUMINANCE_WEIGHTS = { r: 0.2126, g: 0.7152, b: 0.0722 };
/** The slope of sRGB decoding at 1, its steepest. */
const STEEPEST_DECODING = 2.4 / 1.055;

/**
 * S(colour): the most that relative luminance can change per unit of alpha, over every possible background. Encoded
 * channels blend separately, so the worst background is known exactly: white where the colour darkens, and one found
 * in closed form per channel where it lightens.
 */
export function luminanceSensitivity({ r, g, b }: Rgb, highestAlpha: Share): number {
  const weights = LUMINANCE_WEIGHTS;
  const darkening = STEEPEST_DECODING * (1 - (weights.r * r + weights.g * g + weights.b * b));
  const lightening =
    weights.r * steepestLightening(r) + weights.g * steepestLightening(g) + weights.b * steepestLightening(b);
  return Math.max(darkening, lightening / (1 - highestAlpha));
}

function steepestLightening(channel: Share): number {
  const background = clamp((1.4 * channel - 0.055) / 2.4, 0, 1);
  const curved = STEEPEST_DECODING * ((background + 0.055) / 1.055) ** 1.4 * (channel - background);
  // Near black, sRGB is a straight line.
  return Math.max(curved, channel / 12.92);
}
