import {
  type DisplayWave,
  drawnRates,
  governedWave,
  kneeSwing,
  type LayerRates,
  requestedRanges,
  swingCap,
  wrapHue,
} from '@vayl/domain';
import type { LightRequest } from './light-request.ts';

/** One layer as it is to be: its mean, how far it asks to swing around it, and how far it may. */
export interface LayerPlan {
  readonly mean: number;
  readonly askedSwing: number;
  readonly swing: number;
  /** The rate it is drawn at; 0 where it stands still. */
  readonly drawnHz: number;
  readonly wave: DisplayWave;
}

export interface LightPlan {
  readonly edge: LayerPlan;
  readonly center: LayerPlan;
  /** Not a number where the request's was not; then the light keeps the hue it has. */
  readonly hueDegrees: number;
  /** The centre follows the global wave where its own rate cannot be drawn. */
  readonly isCenterAtGlobalRate: boolean;
  /** A request with a hole in it gets light without flicker. */
  readonly isReadable: boolean;
  readonly isDrawnAsAsked: boolean;
}

/** What a request comes to on a display: pure, and made only when one of the two changes. */
export function planLight(request: LightRequest, refreshHz: number): LightPlan {
  const { globalModulationHz, centerModulationHz, globalModulationStrength: strength } = request;
  const isReadable = isReadableRequest(request);
  const asked: LayerRates = { globalHz: globalModulationHz, centerHz: centerModulationHz };
  const rates = isReadable ? ratesOnDisplay(asked, refreshHz) : { globalHz: 0, centerHz: 0 };
  const ranges = requestedRanges(isFiniteShare(strength) ? Math.min(Math.max(strength, 0), 1) : undefined);
  const layer = (range: typeof ranges.edge, askedHz: number, drawnHz: number): LayerPlan => {
    // A layer that is asked to stand still asks for no swing, so nobody takes any from it.
    const askedSwing = askedHz === 0 ? 0 : range.max - range.min;
    const cap = swingCap({ requestedHz: drawnHz, refreshHz, isStrict: request.isStrict });
    return {
      mean: (range.min + range.max) / 2,
      askedSwing,
      swing: kneeSwing(askedSwing, cap),
      drawnHz,
      wave: governedWave(request.waveform, drawnHz, refreshHz),
    };
  };
  return {
    edge: layer(ranges.edge, asked.globalHz, rates.globalHz),
    center: layer(ranges.center, asked.centerHz, rates.centerHz),
    hueDegrees: Number.isFinite(request.visualHue) ? wrapHue(request.visualHue) : Number.NaN,
    isCenterAtGlobalRate: rates.centerHz !== centerModulationHz,
    isReadable,
    isDrawnAsAsked: rates.globalHz === globalModulationHz && rates.centerHz === centerModulationHz,
  };
}

/** A centre that is asked to stand still does; only one that the display cannot draw follows the global rate. */
function ratesOnDisplay(asked: LayerRates, refreshHz: number): LayerRates {
  const drawn = drawnRates(asked, refreshHz);
  return asked.centerHz === 0 ? { ...drawn, centerHz: 0 } : drawn;
}

/** A strength that is left out is no hole; a number that is none is one. */
function isReadableRequest(request: LightRequest): boolean {
  const { globalModulationStrength, visualHue, globalModulationHz, centerModulationHz } = request;
  return [globalModulationStrength ?? 0, visualHue, globalModulationHz, centerModulationHz].every(Number.isFinite);
}

function isFiniteShare(strength: number | undefined): strength is number {
  return strength !== undefined && Number.isFinite(strength);
}
