import { GOVERNOR_LIMITS, type Hertz } from '@vayl/domain';
import { type DepthReport, type LightCapability, lightCapability, type Veil } from '@vayl/light';
import { useEffect, useState } from 'react';
import type { BenchSettings } from './bench-settings.ts';

const REFRESH_MS = 200;

export interface Readings {
  readonly report: DepthReport;
  readonly global: LightCapability;
  readonly center: LightCapability;
  /** 0 while it is not measured, which it is only while the light is on. */
  readonly refreshHz: Hertz;
}

/** What the engine says about itself, five times a second and apart from its frames. */
export function useReadings(veil: Veil | undefined, settings: BenchSettings): Readings {
  const [readings, setReadings] = useState(() => read(veil, settings));
  useEffect(() => {
    const refresh = () => setReadings(read(veil, settings));
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [veil, settings]);
  return readings;
}

const NO_LIGHT: DepthReport = {
  askedLuminance: 0,
  deliveredLuminance: 0,
  limitLuminance: GOVERNOR_LIMITS.flashLuminance,
  reason: 'dark',
};

function read(veil: Veil | undefined, settings: BenchSettings): Readings {
  const { waveform, globalModulationHz, centerModulationHz } = settings;
  const capabilityOf = (hz: Hertz) =>
    veil?.capability(hz, waveform) ?? lightCapability({ hz, waveform, refreshHz: 0, missedShare: 0 });
  return {
    report: veil?.report() ?? NO_LIGHT,
    global: capabilityOf(globalModulationHz),
    center: capabilityOf(centerModulationHz),
    refreshHz: veil?.refreshHz ?? 0,
  };
}
