import './recovery-strip.css';
import type { ReactNode } from 'react';
import { RECOVERY } from '../../../content/landing.content.ts';

const STEPS = Array.from(
  { length: RECOVERY.scaleMinutes / RECOVERY.stepMinutes + 1 },
  (_, index) => index * RECOVERY.stepMinutes,
);

/** Two quantities on one scale of minutes. It is drawn in percent, so that it is true at any width, also without scripts. */
export function RecoveryStrip(): ReactNode {
  return (
    <figure className="recovery">
      <dl className="recovery-bars" aria-label={RECOVERY.title}>
        {RECOVERY.bars.map(({ label, whose, minutes, solidMinutes = minutes, text, tone }) => (
          <div
            key={label}
            className="recovery-row"
            data-tone={tone}
            style={{ '--minutes': minutes, '--to': shareOf(minutes) }}
          >
            <dt>
              {label}
              <span className="recovery-whose">{whose}</span>
            </dt>
            <dd>
              <i className="recovery-bar" style={{ '--solid': solidMinutes / minutes }} aria-hidden="true" />
              <span className="recovery-value">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="recovery-axis" aria-hidden="true">
        {STEPS.map((minute) => (
          <span key={minute} className="recovery-step" style={{ '--at': shareOf(minute) }}>
            {minute === RECOVERY.scaleMinutes ? `${minute} min` : minute}
          </span>
        ))}
      </div>
      <figcaption>
        {RECOVERY.note.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </figcaption>
    </figure>
  );
}

function shareOf(minutes: number): number {
  return minutes / RECOVERY.scaleMinutes;
}
