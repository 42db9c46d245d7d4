import { PRODUCT_NAME, PRODUCT_STATEMENT, SITE_PULSE_HZ, SITE_SWELL_HZ } from '@vayl/domain';
import type { PageSurface, SitePage } from '../src/site/pages.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const WAVE = { middle: 470, reach: 78, seconds: 10, threads: 6, delaySeconds: 0.0125 };
const LINE_LETTERS = 22;

// The tokens of the two surfaces, as a drawing without style sheets needs them.
const INKS: Readonly<Record<PageSurface, { bg: string; ink: string; soft: string; line: string; lamp: string }>> = {
  night: { bg: '#070d1c', ink: '#f5f1e9', soft: '#b6bfcc', line: '#2b3347', lamp: '#f2c184' },
  paper: { bg: '#f8f5ee', ink: '#171c26', soft: '#454b57', line: '#d6d0c4', lamp: '#8a5a12' },
};

/** The page's card, 1200 × 630: its name, and the site's own signal drawn true over ten seconds. */
export function sharePicture(page: SitePage): string {
  const { bg, ink, soft, line, lamp } = INKS[page.surface];
  const lines = inLines(headlineOf(page));
  const size = lines.length > 1 ? 84 : 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${bg}"/>
<circle cx="${MARGIN + 13}" cy="82" r="11" fill="none" stroke="${ink}" stroke-width="2.5"/><circle cx="${MARGIN + 13}" cy="82" r="4.5" fill="${lamp}"/>
<text x="${MARGIN + 38}" y="93" font-family="Newsreader" font-size="34" fill="${ink}">${PRODUCT_NAME}</text>
${lines.map((text, index) => `<text x="${MARGIN - 4}" y="${214 + index * size}" font-family="Newsreader" font-size="${size}" letter-spacing="${-0.028 * size}" fill="${ink}">${escaped(text)}</text>`).join('\n')}
${threads(ink)}
<path d="M0 566H${WIDTH}" stroke="${line}"/>${ticks(soft)}
<text x="${MARGIN}" y="604" font-family="Hanken Grotesk" font-size="22" fill="${soft}">${escaped(PRODUCT_STATEMENT)}</text>
</svg>`;
}

/** The page's own part of its title. */
function headlineOf({ title }: SitePage): string {
  const part = title.split(' — ').find((text) => text !== PRODUCT_NAME) ?? title;
  return part.charAt(0).toUpperCase() + part.slice(1);
}

/** One line where it fits, else two of nearly the same length. */
function inLines(text: string): string[] {
  if (text.length < LINE_LETTERS) return [text];
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const lines = breaks.map((parts) => parts.map((part) => part.join(' ')));
  return lines.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text];
}

function threads(ink: string): string {
  return Array.from({ length: WAVE.threads }, (_, index) => {
    const isFront = index === WAVE.threads - 1;
    const late = (WAVE.threads - 1 - index) * WAVE.delaySeconds;
    return `<path d="${wavePath(late)}" fill="none" stroke="${ink}" stroke-width="${isFront ? 1.6 : 0.8}" opacity="${isFront ? 0.9 : 0.3}"/>`;
  }).join('');
}

function wavePath(lateSeconds: number): string {
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 2) {
    const seconds = (x / WIDTH) * WAVE.seconds - lateSeconds;
    const swell = 0.5 + 0.5 * Math.cos(2 * Math.PI * SITE_SWELL_HZ * seconds);
    const y = WAVE.middle - WAVE.reach * (0.12 + 0.88 * swell) * Math.sin(2 * Math.PI * SITE_PULSE_HZ * seconds);
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

function ticks(ink: string): string {
  const each = WIDTH / WAVE.seconds;
  const marks = Array.from({ length: WAVE.seconds + 1 }, (_, second) => `M${second * each} 566v8`);
  return `<path d="${marks.join('')}" stroke="${ink}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
