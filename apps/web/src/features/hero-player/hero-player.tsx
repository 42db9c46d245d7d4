import './hero-player.css';
import { HeroWave } from '@vayl/ui/instruments/hero-wave';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { WAVE } from '../../../content/landing.content.ts';
import { useSiteSound } from './use-site-sound.ts';

/** The site's own signal, to look at and, for who wants it, to hear. */
export function HeroPlayer(): ReactNode {
  const [isPaused, setIsPaused] = useState(false);
  const [spanSeconds, setSpanSeconds] = useState(10);
  const { isMuted, isUnavailable, toggle } = useSiteSound();
  return (
    <>
      <div className="hero-player-wave">
        <HeroWave isPaused={isPaused} onSpanChange={setSpanSeconds} />
      </div>
      <div className="hero-player-foot">
        <div className="wrap hero-player-row">
          <p className="hero-player-label">{WAVE.label}</p>
          <div className="hero-player-buttons">
            <Button look="line" size="small" onClick={toggle}>
              {isMuted ? WAVE.unmute : WAVE.mute}
            </Button>
            <Button look="line" size="small" onClick={() => setIsPaused(!isPaused)}>
              {isPaused ? WAVE.resume : WAVE.pause}
            </Button>
          </div>
          <p className="hero-player-tones">
            <span>
              {WAVE.tones} — last {spanSeconds} s, real rate
            </span>
            <span className="hero-player-gloss" aria-live="polite">
              {isUnavailable ? WAVE.noSound : WAVE.gloss}
            </span>
          </p>
        </div>
      </div>
    </>
  );
}
