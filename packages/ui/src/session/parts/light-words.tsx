import './light-report.css';
import type { SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { PIN_LABELS } from '../../instruments/ruler/pins.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { capabilityLines, reportText } from '../words/report-text.ts';

interface LightWordsProps {
  readonly snapshot: Pick<SessionSnapshot, 'light' | 'flicker'>;
}

/** Why there is as much light as there is, and what this display makes of both rates. */
export function LightWords({ snapshot: { light, flicker } }: LightWordsProps): ReactNode {
  if (light === undefined) return null;
  const why = reportText(light.report);
  // Of a display that is not measured there is nothing more to say than that.
  const isDisplayShown = flicker.is === 'allowed' && light.refreshHz !== undefined;
  return (
    <>
      {why !== undefined && <p className="v-light-why">{why}</p>}
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
    </>
  );
}
