import type { Degrees, Hertz, Share } from '../number/number.ts';
import { type AlphaRange, requestedRanges } from '../overlay/overlay-request.ts';
import { luminanceSensitivity, veilColour } from './colour.ts';
import { drawnRates } from './drawn-rates.ts';
import { GOVERNOR_LIMITS } from './governor-limits.ts';
import { kneeSwing, swingCap } from './swing-cap.ts';

export interface MeterQuestion {
  readonly strength: Share | undefined;
  readonly visualHue: Degrees;
  readonly globalModulationHz: Hertz;
  readonly centerModulationHz: Hertz;
  readonly refreshHz: Hertz;
  readonly isStrict: boolean;
}

/** The most that the veil can change relative luminance on any background, asked and delivered. */
export interface MeterReading {
  readonly askedLuminance: number;
  readonly deliveredLuminance: number;
  readonly limitLuminance: number;
  readonly isLimiting: boolean;
}

export function readSafetyMeter(question: MeterQuestion): MeterReading {
  const { strength, visualHue, refreshHz, isStrict } = question;
  const { edge, center } = requestedRanges(strength);
  const sensitivity = luminanceSensitivity(veilColour(visualHue), Math.max(edge.max, center.max));
  const asks = { globalHz: question.globalModulationHz, centerHz: question.centerModulationHz };
  const rates = drawnRates(asks, refreshHz);
  const layers = [
    { range: edge, requestedHz: rates.globalHz },
    { range: center, requestedHz: rates.centerHz },
  ];
  const asked = Math.max(...layers.map(({ range }) => swingOf(range)));
  const delivered = Math.max(
    ...layers.map(({ range, requestedHz }) =>
      kneeSwing(swingOf(range), swingCap({ requestedHz, refreshHz, isStrict })),
    ),
  );
  return {
    askedLuminance: sensitivity * asked,
    deliveredLuminance: sensitivity * delivered,
    limitLuminance: GOVERNOR_LIMITS.flashLuminance,
    isLimiting: delivered < asked,
  };
}

function swingOf({ min, max }: AlphaRange): number {
  return max - min;
}
