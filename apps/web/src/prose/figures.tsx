import type { ReactNode } from 'react';
import type { FigureName } from './figure-names.ts';
import { DisplaySampling } from './figures/display-sampling.tsx';
import { GovernorCap } from './figures/governor-cap.tsx';
import { LoadAndDistraction } from './figures/load-and-distraction.tsx';
import { StudiesOnTheRuler } from './figures/studies-on-the-ruler.tsx';
import { VeilAndContrast } from './figures/veil-and-contrast.tsx';

/** Each draws numbers that a test computes again from the product's own functions. */
export const FIGURES: Readonly<Record<FigureName, () => ReactNode>> = {
  'display-sampling': DisplaySampling,
  'governor-cap': GovernorCap,
  'studies-on-the-ruler': StudiesOnTheRuler,
  'load-and-distraction': LoadAndDistraction,
  'veil-and-contrast': VeilAndContrast,
};
