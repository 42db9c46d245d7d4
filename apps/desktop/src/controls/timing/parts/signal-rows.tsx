import { PRESENCE_CHOICES, PRESENCE_SIGNALS, type PresenceChoices, type PresenceReadings } from '@vayl/domain';
import { Select } from '@vayl/ui/primitives/select';
import type { ReactNode } from 'react';
import { CHOICE_TEXT, readingText, SIGNAL_TEXT, TIMING } from '../timing-words.ts';

interface SignalRowsProps {
  readonly readings: PresenceReadings;
  readonly choices: PresenceChoices;
  readonly onChoose: (change: Partial<PresenceChoices>) => void;
}

const OPTIONS = PRESENCE_CHOICES.map((value) => ({ value, text: CHOICE_TEXT[value] }));

/** Each signal with what it reads now and what it does. */
export function SignalRows({ readings, choices, onChoose }: SignalRowsProps): ReactNode {
  return (
    <>
      <ul className="timing-rows">
        {PRESENCE_SIGNALS.map((signal) => (
          <li key={signal} className="timing-row" data-reads={readings[signal].is}>
            <div>
              <p>{SIGNAL_TEXT[signal]}</p>
              <p className="timing-reading">{readingText(readings[signal])}</p>
            </div>
            <Select
              label={TIMING.choice(signal)}
              isLabelHidden
              options={OPTIONS}
              value={choices[signal]}
              onChange={(choice) => onChoose({ [signal]: choice })}
            />
          </li>
        ))}
        <li className="timing-row">
          <div>
            <p>{TIMING.locked}</p>
            <p className="timing-reading">{TIMING.lockedNote}</p>
          </div>
        </li>
      </ul>
      <p className="timing-note">{TIMING.note}</p>
    </>
  );
}
