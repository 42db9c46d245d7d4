import { HeroWave } from '@vayl/ui/instruments/hero-wave';
import { Heading } from '@vayl/ui/primitives/heading';
import { Logo } from '@vayl/ui/primitives/logo';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { CUES, WORDS } from '../storyboard.ts';
import { easedShare } from '../timeline.ts';

interface TitleCardProps {
  readonly seconds: number;
  /** How much of it has been taken away, from below. */
  readonly goneShare: number;
}

/**
 * What Vayl is. The wave is drawn once, from left to right, and then stands: in motion it would pass each place six
 * times a second, which over so much of a picture counts as flashing.
 */
export function TitleCard({ seconds, goneShare }: TitleCardProps): ReactNode {
  const [first, turned] = WORDS.headline;
  const drawnShare = easedShare(seconds, CUES.wave.from, CUES.wave.to);
  return (
    <div
      className="film-card film-title"
      data-surface="night"
      style={{ clipPath: `inset(0 0 ${100 * goneShare}%)`, '--hue': 36 }}
    >
      <Logo />
      <Heading level={1} size="landing">
        {first}
        <br />
        <em>{turned}</em>
      </Heading>
      <Text look="lead">{WORDS.sentence}</Text>
      <div className="film-title-wave" style={{ clipPath: `inset(0 ${100 * (1 - drawnShare)}% 0 0)` }}>
        <HeroWave isPaused />
      </div>
    </div>
  );
}
