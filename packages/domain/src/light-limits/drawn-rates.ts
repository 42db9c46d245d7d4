import type { Hertz } from '../number/number.ts';
import { harmonicsThatFit } from '../overlay/wave.ts';

export interface LayerRates {
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
}

/**
 * The rates that a display really draws. Where the centre's is beyond it, light stays at the global rate; where that is
 * too, the rate is 0 and the light is still. Sound plays what was asked either way.
 */
export function drawnRates({ globalHz, centerHz }: LayerRates, refreshHz: Hertz): LayerRates {
  const canDraw = (hz: Hertz) => harmonicsThatFit(hz, refreshHz) > 0;
  const drawnGlobalHz = canDraw(globalHz) ? globalHz : 0;
  return { globalHz: drawnGlobalHz, centerHz: canDraw(centerHz) ? centerHz : drawnGlobalHz };
}
