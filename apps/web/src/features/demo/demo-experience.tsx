import './demo-experience.css';
import { SessionChat } from '@vayl/ui/chat/session-chat';
import { VisuallyHidden } from '@vayl/ui/primitives/visually-hidden';
import { FlickerNotice } from '@vayl/ui/session/flicker-notice';
import { LightQuestionsDialog } from '@vayl/ui/session/light-questions-dialog';
import { PresetShelf } from '@vayl/ui/session/preset-shelf';
import { useHue } from '@vayl/ui/session/use-hue';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useState } from 'react';
import { DEMO } from '../../../content/demo.content.ts';
import { NeedsScript } from '../../sections/entry/needs-script.tsx';
import { MAIN_ID } from '../../site/main-id.ts';
import { ARTICLE_SITE_KEY } from '../../site/settings.ts';
import { PracticeArea } from '../practice/practice-area.tsx';
import { siteArticles } from '../practice/reading/article-source.ts';
import { DemoControls } from './demo-controls.tsx';
import { DemoTop } from './demo-top.tsx';
import type { HandOver } from './hand-over.ts';
import { LinkNotice } from './link-notice.tsx';
import { TryItOut } from './try-it-out.tsx';
import { useDemoSession } from './use-demo-session.ts';
import { useHandOver } from './use-hand-over.ts';
import { useIsTelephone } from './use-is-telephone.ts';

const ARTICLES = siteArticles(ARTICLE_SITE_KEY);

export interface DemoExperienceProps {
  readonly handOver: HandOver;
  /** What stands below it, whatever happens. */
  readonly children: ReactNode;
}

/** One session and everything on the page that sets it or shows it. */
export function DemoExperience({ handOver, children }: DemoExperienceProps): ReactNode {
  const { session, demo } = useDemoSession();
  useHandOver(handOver, session, demo);
  const [isAsking, setAsking] = useState(false);
  const openQuestions = () => setAsking(true);
  const isTelephone = useIsTelephone();
  const { settings, flicker, checklist } = useSession(session);
  useHue(settings.visualHue);
  return (
    <div className="demo" data-surface="night" style={{ '--hue': settings.visualHue }}>
      <DemoTop session={session} />
      <main id={MAIN_ID} tabIndex={-1} className="wrap demo-main">
        <h1>
          <VisuallyHidden>{DEMO.heading}</VisuallyHidden>
        </h1>
        <NeedsScript />
        {/* On a telephone the one in the panel is behind the handle of the sheet. */}
        {isTelephone && (
          <FlickerNotice permission={flicker} onOpenQuestions={openQuestions} onAllowMotion={session.allowMotion} />
        )}
        <div className="demo-grid">
          <div className="demo-column demo-talk">
            <LinkNotice session={session} isLive={demo !== undefined} />
            <SessionChat session={session} />
            <TryItOut items={checklist} onToggle={session.toggleChecklistItem} />
            <PresetShelf session={session} />
          </div>
          <div className="demo-column demo-practice">
            <PracticeArea
              isOn={settings.isOn}
              articles={ARTICLES}
              onVideoPlaying={(isPlaying) => session.demandStrict('video', isPlaying)}
            />
          </div>
          <div className="demo-column demo-set">
            <DemoControls session={session} onOpenQuestions={openQuestions} />
          </div>
        </div>
        {children}
      </main>
      <LightQuestionsDialog session={session} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
