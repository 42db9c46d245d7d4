/**
 * The drawings that prose may show.
 *
 * @internal
 */
export const FIGURE_NAMES = [
  'display-sampling',
  'governor-cap',
  'studies-on-the-ruler',
  'load-and-distraction',
  'veil-and-contrast',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];
