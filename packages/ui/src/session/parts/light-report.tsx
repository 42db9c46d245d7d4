import './light-report.css';
import type { SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { LightMeter } from '../light-meter.tsx';
import { LightWords } from './light-words.tsx';

interface LightReportProps {
  readonly snapshot: Pick<SessionSnapshot, 'light' | 'isLightUnavailable' | 'flicker'>;
}

/** What was asked of the light, what comes of it and why, and what this display makes of both rates. */
export function LightReport({ snapshot }: LightReportProps): ReactNode {
  if (snapshot.isLightUnavailable) return <LightMeter snapshot={snapshot} />;
  if (snapshot.light === undefined) return null;
  return (
    <div className="v-light-report">
      <LightMeter snapshot={snapshot} />
      <LightWords snapshot={snapshot} />
    </div>
  );
}
