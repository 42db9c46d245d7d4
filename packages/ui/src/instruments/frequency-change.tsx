import './frequency-change.css';
import type { ReactNode } from 'react';
import { changeText, type FrequencyStep } from './ruler/change-text.ts';
import { PIN_LABELS, type PinName } from './ruler/pins.ts';

interface FrequencyChangeProps extends FrequencyStep {
  readonly pin: PinName;
}

/** One row above a ruler with ghosts: `Global  Theta  8 → 6 Hz`. */
export function FrequencyChange({ pin, ...step }: FrequencyChangeProps): ReactNode {
  const { before, after, bands } = changeText(step);
  return (
    <p className="v-change" data-pin={pin}>
      <span className="v-change-key">
        <i aria-hidden="true" />
        {PIN_LABELS[pin]}
      </span>{' '}
      <span className="v-change-bands">{bands}</span>{' '}
      <span className="v-change-values">
        {step.fromHz === step.toHz ? null : (
          <>
            {before} <span aria-hidden="true">→</span>
            <span className="v-change-word">to</span>{' '}
          </>
        )}
        <b>{after}</b>
      </span>
    </p>
  );
}
