import './research-hero.css';
import type { ReactNode } from 'react';
import type { ResearchContent } from '../../../content/research-page.content.ts';
import { SITUATION } from '../../../content/research-shared.content.ts';
import { CALCULATOR } from '../../../content/research-words.content.ts';
import { ROI_ANCHOR } from '../../features/roi-calculator/share-link.ts';
import { Workday } from './workday.tsx';

interface ResearchHeroProps {
  readonly hero: ResearchContent['hero'];
  readonly workday: ResearchContent['workday'];
}

export function ResearchHero({ hero, workday }: ResearchHeroProps): ReactNode {
  return (
    <section id="hero" className="research-hero">
      <div className="wrap">
        <h1>{hero.title}</h1>
        <div className="research-hero-side">
          <p>{hero.lead}</p>
          <nav aria-label="On this page">
            <a href="#your-situation">{SITUATION.title}</a>
            <a href={`#${ROI_ANCHOR}`}>{CALCULATOR.title}</a>
          </nav>
        </div>
        <Workday {...workday} />
      </div>
    </section>
  );
}
