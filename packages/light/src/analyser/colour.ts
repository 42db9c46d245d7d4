/** sRGB bytes to linear light, by table: the analyser decodes millions of them. */
export const LINEAR_OF_BYTE: Float64Array = Float64Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

export const LUMINANCE = { r: 0.2126, g: 0.7152, b: 0.0722 } as const;

/** The chromaticity of white (D65), which stands in for a black that has none of its own. */
export const WHITE_U = 0.19784;
export const WHITE_V = 0.46834;

function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** CIE 1976 u′ of linear RGB. */
export function chromaticU(r: number, g: number, b: number): number {
  const sum = chromaticSum(r, g, b);
  return sum > 0 ? (4 * (0.4124564 * r + 0.3575761 * g + 0.1804375 * b)) / sum : WHITE_U;
}

/** CIE 1976 v′ of linear RGB. */
export function chromaticV(r: number, g: number, b: number): number {
  const sum = chromaticSum(r, g, b);
  return sum > 0 ? (9 * (0.2126729 * r + 0.7151522 * g + 0.072175 * b)) / sum : WHITE_V;
}

/** X + 15 Y + 3 Z. */
function chromaticSum(r: number, g: number, b: number): number {
  const x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = 0.0193339 * r + 0.119192 * g + 0.9503041 * b;
  return x + 15 * y + 3 * z;
}
