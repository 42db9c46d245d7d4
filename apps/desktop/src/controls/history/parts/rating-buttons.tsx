import { RATINGS, type Rating } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import type { ReactNode } from 'react';
import { HISTORY } from '../history-words.ts';

interface RatingButtonsProps {
  readonly question: string;
  /** What was answered before. */
  readonly rating?: Rating | null;
  readonly onRate: (rating: Rating) => void;
}

/** One tap and it is done. Buttons, not radio buttons: whoever looks through them with the arrow keys must not answer. */
export function RatingButtons({ question, rating = null, onRate }: RatingButtonsProps): ReactNode {
  return (
    <fieldset className="history-rating">
      <legend>{question}</legend>
      <div className="history-rating-buttons">
        <span aria-hidden="true">{HISTORY.rate.low}</span>
        {RATINGS.map((value) => (
          <Button
            key={value}
            look={value === rating ? 'filled' : 'line'}
            size="small"
            aria-label={HISTORY.rate.name(value)}
            aria-pressed={value === rating}
            onClick={() => onRate(value)}
          >
            {value}
          </Button>
        ))}
        <span aria-hidden="true">{HISTORY.rate.high}</span>
      </div>
    </fieldset>
  );
}
