import './token-hero.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TOKEN_HERO, WAITLIST_FORM } from '../../../content/token.content.ts';
import { LaunchCountdown } from '../../features/countdown/launch-countdown.tsx';
import { GetTheLink } from '../../features/download-modal/get-the-link.tsx';
import { WaitlistForm } from '../../features/token-waitlist/waitlist-form.tsx';
import { WatchDemo } from '../../features/video-modal/watch-demo.tsx';

export function TokenHero(): ReactNode {
  return (
    <div className="wrap section token-hero">
      <Heading level={1}>
        {TOKEN_HERO.title.plain} <em>{TOKEN_HERO.title.turned}</em>
      </Heading>
      <div className="token-hero-two">
        <div className="token-hero-words">
          <Text look="lead">{TOKEN_HERO.lead}</Text>
          <p className="token-hero-honest">{TOKEN_HERO.honest}</p>
          <div className="token-hero-acts">
            <WatchDemo label={TOKEN_HERO.demo} />
            <GetTheLink label={TOKEN_HERO.download} />
          </div>
        </div>
        <WaitlistForm name={WAITLIST_FORM.name} />
      </div>
      <LaunchCountdown />
    </div>
  );
}
