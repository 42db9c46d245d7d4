export const PLATE = { width: 240, height: 300 } as const;

const LINE_GAP = 5;
const HALF_WAVE = 2.5;
/** Half the gap: the crest of one line just meets the trough of the next. */
const DEEPEST = 2.7;
/** Shallower than this, a wave is a straight line. */
const SHALLOWEST = 0.2;

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HEAD: Ball = { x: 120, y: 118, width: 47, height: 61 };
const NECK: Ball = { x: 120, y: 186, width: 25, height: 62 };
const SHOULDERS: Ball = { x: 120, y: 316, width: 112, height: 104 };
/** The nearest first. */
const FIGURE: readonly Ball[] = [HEAD, SHOULDERS, NECK];
/** From above and from the left, as portraits are lit. */
const LIGHT = { x: -0.52, y: -0.38, z: 0.76 };

/**
 * Head and shoulders in the product's own wave: one line under the other, deeper where the figure lies in shadow.
 * Written in relative steps of half a wave, it is small enough to stand in the page.
 */
export function engravedPortrait(): string {
  const lines = Array.from({ length: PLATE.height / LINE_GAP - 1 }, (_, index) => lineAt((index + 1) * LINE_GAP));
  return lines.join('');
}

function lineAt(y: number): string {
  let path = `M0 ${y}`;
  let straight = 0;
  for (let step = 0; step * HALF_WAVE < PLATE.width; step += 1) {
    const depth = DEEPEST * shadowAt((step + 0.5) * HALF_WAVE, y);
    if (depth < SHALLOWEST) {
      straight += HALF_WAVE;
      continue;
    }
    if (straight > 0) path += `h${straight}`;
    straight = 0;
    const side = step % 2 === 0 ? -1 : 1;
    // The control point of such a curve lies twice as far out as its crest.
    path += `q${HALF_WAVE / 2} ${(side * depth * 2).toFixed(1)} ${HALF_WAVE} 0`;
  }
  return straight > 0 ? `${path}h${straight}` : path;
}

/** 0 around the figure and where the light falls full on it, 1 on its far side. */
function shadowAt(x: number, y: number): number {
  for (const ball of FIGURE) {
    const across = (x - ball.x) / ball.width;
    const down = (y - ball.y) / ball.height;
    const towards = 1 - across ** 2 - down ** 2;
    if (towards <= 0) continue;
    const lit = LIGHT.x * across + LIGHT.y * down + LIGHT.z * Math.sqrt(towards);
    return 1 - 0.8 * Math.max(0, lit);
  }
  return 0;
}
