import './research-page.css';
import type { ReactNode } from 'react';
import type { ResearchContent } from '../../../content/research-page.content.ts';
import { SOURCES } from '../../../content/research-shared.content.ts';
import { EvidenceProvider } from '../evidence/evidence-context.tsx';
import type { EvidenceOnPage } from '../evidence/evidence-on-page.ts';
import { SourceList } from '../evidence/source-list.tsx';
import { BrainStates } from './brain-states.tsx';
import { ChatExample } from './chat-example.tsx';
import { Concerns } from './concerns.tsx';
import { Costs } from './costs.tsx';
import { Cycle } from './cycle.tsx';
import { Examples } from './examples.tsx';
import { Market } from './market.tsx';
import { ResearchBanner } from './research-banner.tsx';
import { ResearchCall, ResearchFoot } from './research-call.tsx';
import { ResearchHero } from './research-hero.tsx';
import { RoiSection } from './roi-section.tsx';
import { Science } from './science.tsx';
import { Situation } from './situation.tsx';
import { Techniques } from './techniques.tsx';

/** The colour of the mock-ups: there is no session on a page for reading. */
const PAGE_HUE = 222;

interface ResearchPageProps {
  readonly content: ResearchContent;
  readonly evidence: EvidenceOnPage;
}

/** One page for two readers: `/research` and `/research-dev` differ in their words alone. */
export function ResearchPage({ content, evidence }: ResearchPageProps): ReactNode {
  return (
    <EvidenceProvider evidence={evidence}>
      <div className="research" data-surface="paper" style={{ '--hue': PAGE_HUE }}>
        <ResearchBanner {...content.banner} />
        <ResearchHero hero={content.hero} workday={content.workday} />
        <Costs {...content.costs} />
        <Situation {...content.situation} />
        <RoiSection content={content} />
        <Examples examples={content.examples} teamUnit={content.teamUnit} />
        <Techniques />
        <BrainStates />
        <Cycle />
        <Science />
        <Market />
        <ChatExample {...content.chat} />
        <Concerns concerns={content.concerns} />
        <ResearchCall />
        <SourceList {...SOURCES} />
        <ResearchFoot />
      </div>
    </EvidenceProvider>
  );
}
