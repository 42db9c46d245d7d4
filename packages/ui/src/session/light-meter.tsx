import { ERROR_TEXT } from '@vayl/domain';
import type { SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { SafetyMeter } from '../instruments/safety-meter.tsx';
import { meterReading, reportText } from './words/report-text.ts';

interface LightMeterProps {
  readonly snapshot: Pick<SessionSnapshot, 'light' | 'isLightUnavailable'>;
}

/** What comes of the light, against its limit. */
export function LightMeter({ snapshot: { light, isLightUnavailable } }: LightMeterProps): ReactNode {
  // One quiet line and no dialog (RD-49).
  if (isLightUnavailable) return <p className="v-control-note">{ERROR_TEXT['light/unavailable']}</p>;
  if (light === undefined) return null;
  const { report } = light;
  return (
    <SafetyMeter
      reading={meterReading(report)}
      isStopped={report.reason === 'dark'}
      // Where the report has no sentence of its own, the meter explains itself.
      hasNote={reportText(report) === undefined}
    />
  );
}
