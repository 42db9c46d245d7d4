import './free-minutes.css';
import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import type { ReactNode } from 'react';
import { SIGNUP } from '../../../content/signup.content.ts';

export function FreeMinutes(): ReactNode {
  return (
    <figure className="free-minutes">
      <FifteenMarks minutesLeft={FREE_MINUTES_PER_DAY} />
      <figcaption>{SIGNUP.plain.minutes}</figcaption>
    </figure>
  );
}
