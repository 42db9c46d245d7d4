interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Plot {
  readonly title: string;
  readonly xLabel: string;
  /** Where numbers stand below; round ones if not told. */
  readonly xTicks?: readonly number[];
  readonly yLabel: string;
  readonly lines: readonly Line[];
  /** Whether the upward axis counts in powers of ten. */
  readonly isLog?: boolean;
}

const WIDTH = 720;
const HEIGHT = 240;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 44, 40];
/** Told apart in grey too: the first is the darkest. */
const COLOURS = ['#3b2f7f', '#0f8a8a', '#d9822b', '#b0b0b8'];
const TEXT = 'font-family="sans-serif" font-size="12" fill="#333"';

/** A picture of lines, with a paper of its own so that it can be read on a dark page too. */
export function plotSvg({ title, xLabel, xTicks, yLabel, lines, isLog = false }: Plot): string {
  const points = lines.flatMap((line) => line.points);
  const xMost = xTicks?.at(-1) ?? Math.max(...points.map(([x]) => x), 1);
  const yMost = Math.max(...points.map(([, y]) => y), 1);
  const ticks = isLog ? powersUpTo(yMost) : roundStepsUpTo(yMost);
  const [yLow, yHigh] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const share = (y: number) =>
    isLog ? Math.log(Math.max(y, yLow) / yLow) / Math.log(yHigh / yLow) : (y - yLow) / (yHigh - yLow);
  const xOf = (x: number) => LEFT + (x / xMost) * (WIDTH - LEFT - RIGHT);
  const yOf = (y: number) => HEIGHT - BOTTOM - share(y) * (HEIGHT - TOP - BOTTOM);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="18" ${TEXT} font-weight="bold">${title}</text>`,
    ...ticks.flatMap((tick) => [
      `<path d="M${LEFT} ${yOf(tick).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>`,
      `<text x="${LEFT - 6}" y="${(yOf(tick) + 4).toFixed(1)}" ${TEXT} text-anchor="end">${tick}</text>`,
    ]),
    ...(xTicks ?? roundStepsUpTo(xMost).filter((tick) => tick <= xMost)).map(
      (tick) => `<text x="${xOf(tick).toFixed(1)}" y="${HEIGHT - 22}" ${TEXT} text-anchor="middle">${tick}</text>`,
    ),
    `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 6}" ${TEXT} text-anchor="end">${xLabel}</text>`,
    `<text x="6" y="36" ${TEXT}>${yLabel}</text>`,
    ...lines.flatMap((line, place) => drawn(line, place, xOf, yOf)),
    '</svg>',
    '',
  ].join('\n');
}

function drawn(line: Line, place: number, xOf: (x: number) => number, yOf: (y: number) => number): string[] {
  const colour = COLOURS[place % COLOURS.length];
  const path = line.points.map(([x, y]) => `${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`).join('L');
  const left = LEFT + 120 + place * 140;
  return [
    `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.6"/>`,
    `<path d="M${left} 32h18" stroke="${colour}" stroke-width="3"/>`,
    `<text x="${left + 24}" y="36" ${TEXT}>${line.name}</text>`,
  ];
}

function powersUpTo(most: number): readonly number[] {
  const ticks = [1];
  while ((ticks.at(-1) ?? 1) < most) ticks.push((ticks.at(-1) ?? 1) * 10);
  return ticks.length === 1 ? [1, 10] : ticks;
}

/** Five or so round numbers, the last of them not below the largest. */
function roundStepsUpTo(most: number): readonly number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => Number((place * step).toPrecision(6)));
}
