import { Fragment, type ReactNode } from 'react';
import { CUES, WORDS } from '../storyboard.ts';
import { shareOf } from '../timeline.ts';

const FADE_SECONDS = 0.25;
const PRESS_SECONDS = 0.5;

/** The keys that stop the light from anywhere, on either system, and their being pressed. */
export function StopKeys({ seconds }: { readonly seconds: number }): ReactNode {
  const { from, to } = CUES.keys;
  // The closing card covers them where they stand.
  if (seconds < from || seconds >= to + CUES.cardSeconds) return null;
  const isPressed = CUES.stop <= seconds && seconds < CUES.stop + PRESS_SECONDS;
  return (
    <p className="film-keys" data-surface="night" style={{ opacity: shareOf(seconds, from, from + FADE_SECONDS) }}>
      {WORDS.stopKey}
      {WORDS.stopKeys.map((keys, index) => (
        <Fragment key={keys}>
          {index > 0 && <span>or</span>}
          <kbd data-pressed={isPressed}>{keys}</kbd>
        </Fragment>
      ))}
    </p>
  );
}
