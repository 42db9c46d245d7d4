const KILO = 1000;
const UNITS = ['kB', 'MB', 'GB'] as const;

/** As people read sizes: `812 B`, `1.4 kB`, `23 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  let [size, unit]: [number, string] = [bytes, 'B'];
  for (const larger of UNITS) {
    if (size < KILO) break;
    [size, unit] = [size / KILO, larger];
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
