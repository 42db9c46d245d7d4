import './hero.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { APPLY, HERO } from '../../../content/landing.content.ts';
import { HeroPlayer } from '../../features/hero-player/hero-player.tsx';
import { WatchDemo } from '../../features/video-modal/watch-demo.tsx';
import { applicationFormUrl } from '../../site/settings.ts';

export function Hero(): ReactNode {
  return (
    <section id="hero" className="hero" data-surface="night">
      <div className="wrap hero-copy">
        <Heading level={1} size="landing">
          {HERO.title} <em>{HERO.turned}</em>
        </Heading>
        <div className="hero-side">
          <Text look="lead">{HERO.lead}</Text>
          <div>
            <div className="hero-actions">
              <WatchDemo label={HERO.watch} />
              <ButtonLink href={applicationFormUrl('hero')}>{APPLY}</ButtonLink>
            </div>
            <p className="hero-notes">
              {HERO.notes.map((note) => (
                <span key={note}>{note} </span>
              ))}
            </p>
          </div>
        </div>
      </div>
      <HeroPlayer />
    </section>
  );
}
