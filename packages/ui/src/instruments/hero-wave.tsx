import './hero-wave.css';
import { SITE_PULSE_HZ, SITE_SWELL_HZ } from '@vayl/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type HeroStage, openHeroStage } from './signal/hero-stage.ts';
import { useReducedMotion } from './signal/use-reduced-motion.ts';

interface HeroWaveProps {
  readonly isPaused: boolean;
  /** How many seconds the wave is wide, for the words beside it: it depends on the room there is. */
  readonly onSpanChange?: (spanSeconds: number) => void;
}

/** The site's own signal, drawn: a 6 Hz pulse under a 0.1 Hz swell, newest at the right. It fills its parent. */
export function HeroWave({ isPaused, onSpanChange }: HeroWaveProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HeroStage>(undefined);
  const [spanSeconds, setSpanSeconds] = useState(10);
  const isStill = useReducedMotion();

  useEffect(() => {
    if (canvas.current === null) return undefined;
    const opened = openHeroStage({ canvas: canvas.current, onSpan: setSpanSeconds });
    stage.current = opened;
    return () => opened?.dispose();
  }, []);

  useEffect(() => {
    stage.current?.move(!isPaused && !isStill);
  }, [isPaused, isStill]);

  useEffect(() => {
    onSpanChange?.(spanSeconds);
  }, [onSpanChange, spanSeconds]);

  return (
    <div className="v-hero-wave">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${spanSeconds} seconds of a ${SITE_PULSE_HZ} Hz pulse whose depth follows a ${SITE_SWELL_HZ} Hz swell`}
      />
      <i className="v-hero-wave-seconds" style={{ '--seconds': spanSeconds }} aria-hidden="true" />
    </div>
  );
}
