import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import { Heading } from '@vayl/ui/primitives/heading';
import { Logo } from '@vayl/ui/primitives/logo';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { WORDS } from '../storyboard.ts';

/** It covers the screen from below; nothing on it moves. */
export function ClosingCard({ comeShare }: { readonly comeShare: number }): ReactNode {
  const [first, turned] = WORDS.offer;
  return (
    <div
      className="film-card film-closing"
      data-surface="night"
      style={{ clipPath: `inset(${100 * (1 - comeShare)}% 0 0)`, '--hue': 36 }}
    >
      <Logo />
      <Heading level={2} size="landing">
        {first}
        <br />
        <em>{turned}</em>
      </Heading>
      <div className="film-closing-row">
        <FifteenMarks minutesLeft={FREE_MINUTES_PER_DAY} />
        <Text look="lead">{WORDS.systems}</Text>
      </div>
      <p className="film-closing-statement">{WORDS.statement}</p>
    </div>
  );
}
