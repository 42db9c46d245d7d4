import {
  changeRate,
  drawnRates,
  forgetBefore,
  governedWave,
  type Hertz,
  type PhaseSegments,
  phaseCyclesAt,
  startPhase,
  type Waveform,
  waveAt,
} from '@vayl/domain';

export interface TraceSettings {
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
  readonly waveform: Waveform;
  /** The display that the light is drawn on: it decides which harmonics there are to see. */
  readonly refreshHz: Hertz;
}

/** The part of the centre's depth that stays when the global wave is at its lowest. */
const DEPTH_AT_LEAST = 0.35;

/** The two phases of the light, with what was before the last change still in view. */
export interface TracePhases {
  readonly global: PhaseSegments;
  readonly center: PhaseSegments;
}

export function startTrace(settings: TraceSettings, nowSeconds: number): TracePhases {
  const { globalHz, centerHz } = ratesOf(settings);
  return { global: startPhase(nowSeconds, globalHz), center: startPhase(nowSeconds, centerHz) };
}

/** A new rate enters at the right and pushes the old one out at the left: nothing that was drawn is drawn anew. */
export function retuneTrace(phases: TracePhases, settings: TraceSettings, at: TraceWindow): TracePhases {
  const { globalHz, centerHz } = ratesOf(settings);
  const from = at.nowSeconds - at.spanSeconds;
  return {
    global: retuned(phases.global, globalHz, at.nowSeconds, from),
    center: retuned(phases.center, centerHz, at.nowSeconds, from),
  };
}

export interface TraceWindow {
  readonly nowSeconds: number;
  readonly spanSeconds: number;
}

/** The light's own shape over time, −1 to 1: centre × (0.35 + 0.65 × global). */
export function traceSignal(phases: TracePhases, settings: TraceSettings): (seconds: number) => number {
  const { globalHz, centerHz } = ratesOf(settings);
  const globalWave = governedWave(settings.waveform, globalHz, settings.refreshHz);
  const centerWave = governedWave(settings.waveform, centerHz, settings.refreshHz);
  return (seconds) => {
    const global = waveAt(globalWave, phaseCyclesAt(phases.global, seconds));
    const center = 2 * waveAt(centerWave, phaseCyclesAt(phases.center, seconds)) - 1;
    return center * (DEPTH_AT_LEAST + (1 - DEPTH_AT_LEAST) * global);
  };
}

function retuned(segments: PhaseSegments, hz: Hertz, nowSeconds: number, oldestSeconds: number): PhaseSegments {
  const kept = forgetBefore(segments, oldestSeconds);
  return kept.at(-1)?.hz === hz ? kept : changeRate(kept, nowSeconds, hz);
}

function ratesOf({ globalHz, centerHz, refreshHz }: TraceSettings) {
  return drawnRates({ globalHz, centerHz }, refreshHz);
}
