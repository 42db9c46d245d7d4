import './applied-card.css';
import { assertNever, displayFrequency, intensityText, type SessionSettings } from '@vayl/domain';
import type { ReactNode } from 'react';
import { FrequencyRuler } from '../../instruments/frequency-ruler.tsx';
import { Button } from '../../primitives/button.tsx';
import { wordAndNumber } from '../../primitives/word-and-number.ts';
import { type AppliedChange, type ChangeStanding, standingOf } from '../conversation/applied-change.ts';
import { deliveryOf, type LightConditions } from '../delivery/delivery.ts';
import { ChangeRows } from './change-rows.tsx';

interface AppliedCardProps {
  readonly change: AppliedChange;
  readonly settings: SessionSettings;
  readonly light: LightConditions;
  /** Only the newest change is drawn: a ruler for each would make a long conversation heavy and say little. */
  readonly isNewest: boolean;
  readonly onUndo: () => void;
}

/** What one reply changed: before and after, what comes of it on this display, and the way back. */
export function AppliedCard({ change, settings, light, isNewest, onUndo }: AppliedCardProps): ReactNode {
  const { before, after } = change;
  const standing = standingOf(change, settings);
  const delivery = deliveryOf(after, light);
  const isCurrent = standing === 'standing' || standing === 'nothing-changed';
  return (
    <div className="v-chat-card" data-current={isCurrent}>
      <ChangeRows before={before} after={after} />
      {isNewest && (
        // The rows above say the same in words.
        <div className="v-chat-ruler" aria-hidden="true">
          <FrequencyRuler
            globalHz={after.globalModulationHz}
            centerHz={after.centerModulationHz}
            before={{ globalHz: before.globalModulationHz, centerHz: before.centerModulationHz }}
            guard={isCurrent ? delivery.guard : undefined}
            isOn={isCurrent}
          />
        </div>
      )}
      {isCurrent && <p className="v-chat-delivery">{delivery.text}</p>}
      <div className="v-chat-card-foot">
        {/* A new line is a new element, so that the log reads it out. */}
        <p key={standing}>{standingText(standing, change)}</p>
        {(standing === 'standing' || standing === 'undone') && (
          <Button look="quiet" size="small" isDisabled={standing === 'undone'} keepsFocus onClick={onUndo}>
            {standing === 'undone' ? 'Undone' : 'Undo'}
          </Button>
        )}
      </div>
    </div>
  );
}

function standingText(standing: ChangeStanding, { before, after }: AppliedChange): string {
  switch (standing) {
    case 'standing':
      return `Applied at ${wordAndNumber(intensityText(after.globalModulationStrength)).number}, ${after.waveform}`;
    case 'nothing-changed':
      return 'Nothing changed';
    case 'changed-since':
      return 'Changed since';
    case 'undone': {
      const [global, center] = [before.globalModulationHz, before.centerModulationHz].map(displayFrequency);
      return `Back to ${global?.text} and ${center?.text}`;
    }
    default:
      return assertNever(standing);
  }
}
