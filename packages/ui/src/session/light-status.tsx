import './light-status.css';
import type { ReactNode } from 'react';
import { type StatusFacts, statusText } from './words/status-text.ts';

/** How it stands with the light, in one line that is always in sight. */
export function LightStatus({ snapshot }: { readonly snapshot: StatusFacts }): ReactNode {
  const { state, more } = statusText(snapshot);
  return (
    <p className="v-light-status" role="status" data-on={snapshot.settings.isOn}>
      <i aria-hidden="true" />
      <span>
        {state}
        {more !== undefined && <span className="v-light-status-more">, {more}</span>}
      </span>
    </p>
  );
}
