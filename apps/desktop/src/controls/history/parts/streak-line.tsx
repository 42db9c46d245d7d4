import { type LocalDay, type SessionOutline, weeklyStreak } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Quantity } from '@vayl/ui/primitives/quantity';
import type { ReactNode } from 'react';
import { HISTORY } from '../history-words.ts';

interface StreakLineProps {
  readonly outlines: readonly SessionOutline[];
  readonly today: LocalDay;
}

export function StreakLine({ outlines, today }: StreakLineProps): ReactNode {
  const { title, weeks, longest, thisWeek, notYet, forgiven, rule } = HISTORY.streak;
  const { currentWeeks, longestWeeks, hasThisWeek, isNextForgiven } = weeklyStreak(outlines, today);
  return (
    <section className="history-section">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <p className="history-streak">
        <Quantity value={`${currentWeeks}`} unit={weeks(currentWeeks)} size="readout" />
        <span>
          {longest(longestWeeks)} {hasThisWeek ? thisWeek : notYet} {isNextForgiven && forgiven}
        </span>
      </p>
      <p className="history-rule">{rule}</p>
    </section>
  );
}
