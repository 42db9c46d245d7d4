import type { DepthReport } from '@vayl/light';
import type { FilmClock } from './film-clock.ts';

export interface FilmMoment {
  readonly seconds: number;
  readonly clock: FilmClock['forComponents'];
  /** What the guard says of the light that is drawn. */
  readonly light: DepthReport | undefined;
}
