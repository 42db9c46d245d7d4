import './launch-countdown.css';
import { countdownTo, LAUNCH_MS, LAUNCH_REFRESH_MS } from '@vayl/domain';
import type { ReactNode } from 'react';
import { LAUNCH } from '../../../content/token.content.ts';
import { useNow } from './use-now.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** What is left until the launch, and once nothing is left, that nothing is. */
export function LaunchCountdown(): ReactNode {
  const nowMs = useNow(LAUNCH_REFRESH_MS) ?? LAUNCH_MS;
  const left = countdownTo(LAUNCH_MS, nowMs);
  return (
    <section className="launch" aria-label={LAUNCH.name}>
      <dl className="launch-numbers">
        {UNITS.map((unit) => (
          <div key={unit}>
            <dt>{LAUNCH.units[unit]}</dt>
            <dd>{`${left[unit]}`.padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
      <p className="launch-note">{nowMs < LAUNCH_MS ? LAUNCH.ahead : LAUNCH.past}</p>
    </section>
  );
}
