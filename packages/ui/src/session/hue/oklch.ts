import { clamp, type Rgb, type Share } from '@vayl/domain';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// OKLab by its author's figures (Björn Ottosson, 2020), which CSS Color 4 has taken over.
const CONES_OF_LIGHT: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LIGHT_OF_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const OPPONENTS_OF_CONES: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const CONES_OF_OPPONENTS: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

/** The hue of OKLCH, in radians, that a colour of the screen has. */
export function hueRadiansOf({ r, g, b }: Rgb): number {
  const cones = times(CONES_OF_LIGHT, [toLight(r), toLight(g), toLight(b)]);
  const [, greenRed, blueYellow] = times(OPPONENTS_OF_CONES, [
    Math.cbrt(cones[0]),
    Math.cbrt(cones[1]),
    Math.cbrt(cones[2]),
  ]);
  return Math.atan2(blueYellow, greenRed);
}

/** What a screen shows of a colour of OKLCH; what it cannot show it shows as far as it goes. */
export function rgbOf(lightness: Share, chroma: number, hueRadians: number): Rgb {
  const opponents: Triple = [lightness, chroma * Math.cos(hueRadians), chroma * Math.sin(hueRadians)];
  const [long, middle, short] = times(CONES_OF_OPPONENTS, opponents);
  const [r, g, b] = times(LIGHT_OF_CONES, [long ** 3, middle ** 3, short ** 3]);
  return { r: toEncoded(r), g: toEncoded(g), b: toEncoded(b) };
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function toLight(encoded: Share): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

function toEncoded(light: number): Share {
  return clamp(light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055, 0, 1);
}
