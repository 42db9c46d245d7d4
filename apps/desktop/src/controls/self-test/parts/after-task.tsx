import { GUESSES, type Guess, RATINGS, type Rating } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { RadioGroup } from '@vayl/ui/primitives/radio-group';
import { type ReactNode, useState } from 'react';
import type { SelfTest } from '../self-test.ts';
import { QUESTIONS } from '../self-test-words.ts';

/** One tap for how it went, one for what it was. */
export function AfterTask({ test }: { readonly test: Pick<SelfTest, 'answer'> }): ReactNode {
  const [rating, setRating] = useState<Rating>();
  const [guess, setGuess] = useState<Guess>();
  const keep = () => {
    if (rating !== undefined && guess !== undefined) test.answer(rating, guess);
  };
  return (
    <>
      <Heading level={2} size="small">
        {QUESTIONS.title}
      </Heading>
      <RadioGroup
        legend={QUESTIONS.rating}
        hint={`1 ${QUESTIONS.least}, 5 ${QUESTIONS.most}`}
        layout="row"
        options={RATINGS.map((value) => ({ value: `${value}` as const, text: QUESTIONS.ratings[value] }))}
        value={rating === undefined ? undefined : `${rating}`}
        onChange={(chosen) => setRating(RATINGS.find((value) => `${value}` === chosen))}
      />
      <RadioGroup
        legend={QUESTIONS.guess}
        hint={QUESTIONS.why}
        options={GUESSES.map((value) => ({ value, text: QUESTIONS.guesses[value] }))}
        value={guess}
        onChange={setGuess}
      />
      <div className="self-test-acts">
        <Button isDisabled={rating === undefined || guess === undefined} keepsFocus onClick={keep}>
          {QUESTIONS.keep}
        </Button>
      </div>
    </>
  );
}
