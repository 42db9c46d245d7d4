import './light-status.css';
import type { ReactNode } from 'react';
import { type StatusFacts, statusText } from './words/status-text.ts';

export interface LightStatusProps {
  readonly snapshot: StatusFacts;
  /** Why it is so, where there is more to say than can be seen. It is never left out. */
  readonly why?: string | undefined;
}

/** How it stands with the light, in one line that is always in sight. */
export function LightStatus({ snapshot, why }: LightStatusProps): ReactNode {
  const { state, more } = statusText(snapshot);
  return (
    <p className="v-light-status" role="status" data-on={snapshot.settings.isOn && !snapshot.isPaused}>
      <i aria-hidden="true" />
      <span>
        {state}
        {why !== undefined && `: ${why}`}
        {why === undefined && more !== undefined && <span className="v-light-status-more">, {more}</span>}
      </span>
    </p>
  );
}
