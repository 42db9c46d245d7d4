import './moving-wave.css';
import { HeroWave } from '@vayl/ui/instruments/hero-wave';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { WHAT_IT_IS } from '../../../content/booklet.content.ts';

/** The only thing in the booklet that moves, so it can be stopped (WCAG 2.2.2). */
export function MovingWave(): ReactNode {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className="moving-wave">
      <HeroWave isPaused={isPaused} />
      <div className="wrap moving-wave-foot">
        <p>{WHAT_IT_IS.caption}</p>
        <Button look="line" size="small" onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? WHAT_IT_IS.play : WHAT_IT_IS.pause}
        </Button>
      </div>
    </div>
  );
}
