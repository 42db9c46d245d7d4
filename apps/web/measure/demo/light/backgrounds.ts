import type { Rgb8 } from './shown-frame.ts';

export interface Background {
  readonly name: string;
  readonly rgb: Rgb8;
}

/** White and black, the middle between them, the sheet that articles are read on, and the red that provokes most. */
export const BACKGROUNDS: readonly Background[] = [
  { name: 'white', rgb: [255, 255, 255] },
  { name: 'black', rgb: [0, 0, 0] },
  { name: 'grey', rgb: [128, 128, 128] },
  { name: 'paper', rgb: [253, 251, 247] },
  { name: 'red', rgb: [255, 0, 0] },
];
