import './light-readings.css';
import type { Veil } from '@vayl/light';
import type { ReactNode } from 'react';
import type { BenchSettings } from './bench-settings.ts';
import { CapabilityReport } from './capability-report.tsx';
import { SafetyMeter } from './safety-meter.tsx';
import { useReadings } from './use-readings.ts';

interface LightReadingsProps {
  readonly veil: Veil | undefined;
  readonly settings: BenchSettings;
}

/** Drawn anew five times a second, and nothing else with it. */
export function LightReadings({ veil, settings }: LightReadingsProps): ReactNode {
  const { report, ...display } = useReadings(veil, settings);
  return (
    <div className="readings">
      <SafetyMeter report={report} isOn={settings.isOn} />
      <CapabilityReport {...display} />
    </div>
  );
}
