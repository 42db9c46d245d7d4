import './fifteen-marks.css';
import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import type { ReactNode } from 'react';
import { minuteMarks } from './meter/meter-words.ts';

interface FifteenMarksProps {
  readonly minutesLeft: number;
}

/** The free minutes of a day, one mark each. Tall ones are left. */
export function FifteenMarks({ minutesLeft }: FifteenMarksProps): ReactNode {
  const { used, left } = minuteMarks(minutesLeft, FREE_MINUTES_PER_DAY);
  return (
    <span className="v-marks" role="img" aria-label={`${left} of ${FREE_MINUTES_PER_DAY} free minutes left today`}>
      {Array.from({ length: FREE_MINUTES_PER_DAY }, (_, minute) => (
        <i key={minute} data-used={minute < used || undefined} />
      ))}
    </span>
  );
}
