import './light-report.css';
import { ERROR_TEXT } from '@vayl/domain';
import type { SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { PIN_LABELS } from '../../instruments/ruler/pins.ts';
import { SafetyMeter } from '../../instruments/safety-meter.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { capabilityLines, meterReading, reportText } from '../words/report-text.ts';

interface LightReportProps {
  readonly snapshot: Pick<SessionSnapshot, 'light' | 'isLightUnavailable' | 'flicker'>;
}

/** What was asked of the light, what comes of it and why, and what this display makes of both rates. */
export function LightReport({ snapshot: { light, isLightUnavailable, flicker } }: LightReportProps): ReactNode {
  // One quiet line and no dialog (RD-49).
  if (isLightUnavailable) return <p className="v-control-note">{ERROR_TEXT['light/unavailable']}</p>;
  if (light === undefined) return null;
  const why = reportText(light.report);
  // Of a display that is not measured there is nothing more to say than that.
  const isDisplayShown = flicker.is === 'allowed' && light.refreshHz !== undefined;
  return (
    <div className="v-light-report">
      <SafetyMeter
        reading={meterReading(light.report)}
        isStopped={light.report.reason === 'dark'}
        hasNote={why === undefined}
      />
      {why !== undefined && <p>{why}</p>}
      {isDisplayShown && (
        <ul className="v-light-display" aria-label="On this display">
          {capabilityLines(light).map(({ pin, text }) => (
            <li key={pin ?? 'both'} data-is={pin ?? 'both'}>
              {pin !== undefined && <i className="v-light-mark" data-pin={pin} aria-hidden="true" />}
              <span>
                {pin !== undefined && <VisuallyHidden>{PIN_LABELS[pin]}: </VisuallyHidden>}
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
