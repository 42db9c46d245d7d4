import './minutes-left.css';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import { Notice } from '@vayl/ui/primitives/notice';
import type { ReactNode } from 'react';
import type { MeterSnapshot } from './meter/meter-snapshot.ts';
import { MINUTES } from './words.ts';

interface MinutesProps {
  readonly minutes: MeterSnapshot;
}

/** What is left of today, where there is a limit. */
export function MinutesLeft({ minutes: { minutesLeft, isLastMinute } }: MinutesProps): ReactNode {
  if (minutesLeft === undefined) return null;
  return (
    <>
      <p className="minutes-left">
        <span>
          <span className="minutes-left-number">{minutesLeft}</span> {MINUTES.left(minutesLeft)}
        </span>
        <FifteenMarks minutesLeft={minutesLeft} />
      </p>
      <p role="status">{isLastMinute && MINUTES.lastMinute}</p>
    </>
  );
}

/** Why the session faded out (RD-59). */
export function MinutesUsedUp({ minutes: { mayHaveLight } }: MinutesProps): ReactNode {
  if (mayHaveLight) return null;
  return (
    <Notice tone="caution" title={MINUTES.usedUp.title} isSpoken>
      {MINUTES.usedUp.text}
    </Notice>
  );
}
