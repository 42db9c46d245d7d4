import './history-view.css';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { History } from './history.ts';
import { HISTORY } from './history-words.ts';
import { RatingButtons } from './parts/rating-buttons.tsx';
import { durationText } from './time-text.ts';

/** After a session, and until the next: how it was. */
export function RatingNotice({ history }: { readonly history: Pick<History, 'toRate' | 'rate'> }): ReactNode {
  const session = useSyncExternalStore(history.toRate.subscribe, history.toRate.getSnapshot);
  if (session === undefined) return null;
  return (
    <Notice tone="caution" title={HISTORY.rate.detail(durationText(session.usedSeconds))}>
      <RatingButtons question={HISTORY.rate.question} onRate={(rating) => void history.rate(session.id, rating)} />
      <Button look="quiet" size="small" onClick={() => history.toRate.set(undefined)}>
        {HISTORY.rate.later}
      </Button>
    </Notice>
  );
}
