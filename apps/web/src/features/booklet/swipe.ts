export interface TouchPlace {
  readonly x: number;
  readonly y: number;
}

const LEAST_PX = 48;

/** How many slides a finger that went sideways asks for; up and down is the page's own scrolling. */
export function swipeSteps(from: TouchPlace, to: TouchPlace): -1 | 0 | 1 {
  const dx = to.x - from.x;
  const isSideways = Math.abs(dx) >= LEAST_PX && Math.abs(dx) > 2 * Math.abs(to.y - from.y);
  if (!isSideways) return 0;
  return dx < 0 ? 1 : -1;
}
