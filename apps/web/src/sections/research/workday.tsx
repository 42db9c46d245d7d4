import './workday.css';
import type { ReactNode } from 'react';
import type { ResearchContent } from '../../../content/research-page.content.ts';
import { WORKDAY } from '../../../content/research-shared.content.ts';
import { ClaimSources } from '../evidence/claim-sources.tsx';
import { hourShare, RETURN_MINUTES, returnsText, WORKDAY_BOX, WORKDAY_HOURS, workdayPath } from './workday-signal.ts';

const HOURS = Array.from(
  { length: WORKDAY_HOURS.to - WORKDAY_HOURS.from + 1 },
  (_, index) => WORKDAY_HOURS.from + index,
);
const LUNCH_HOUR = (WORKDAY_HOURS.lunchFrom + WORKDAY_HOURS.lunchTo) / 2;
/** Two drawings, one for a desk and one for a phone; the style sheet shows the one that fits. */
const DRAWINGS = [
  { fits: 'wide', waves: 104 },
  { fits: 'narrow', waves: 46 },
] as const;

/** Everything is placed in percent, so that it is true at any width, also without scripts. */
export function Workday({ interruptions, label }: ResearchContent['workday']): ReactNode {
  const interruptionHours = interruptions.map(({ atHour }) => atHour);
  return (
    <figure id="sample-workday" className="workday">
      <div className="workday-plot" role="img" aria-label={label}>
        {interruptions.map(({ atHour, name }) => (
          <span
            key={atHour}
            className="workday-hit"
            style={{
              '--at': hourShare(atHour),
              '--long': RETURN_MINUTES / 60 / (WORKDAY_HOURS.to - WORKDAY_HOURS.from),
            }}
          >
            <b>{name}</b>
          </span>
        ))}
        {DRAWINGS.map(({ fits, waves }) => (
          <svg
            key={fits}
            data-fits={fits}
            viewBox={`0 0 ${WORKDAY_BOX.width} ${WORKDAY_BOX.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={workdayPath({ interruptionHours, waves })} vectorEffect="non-scaling-stroke" />
          </svg>
        ))}
        <span className="workday-lunch" style={{ '--at': hourShare(LUNCH_HOUR) }}>
          {WORKDAY.lunch}
        </span>
      </div>
      <div className="workday-axis" aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ '--at': hourShare(hour) }}>
            {hour}:00
          </span>
        ))}
      </div>
      <figcaption>
        <b>{WORKDAY.title}</b> {WORKDAY.caption} {WORKDAY.sum(interruptions.length, returnsText(interruptions.length))}
        <ClaimSources claim={WORKDAY.claim} />
      </figcaption>
    </figure>
  );
}
