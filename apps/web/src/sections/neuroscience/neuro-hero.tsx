import './neuro-hero.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { MECHANISMS, NEURO_HERO } from '../../../content/neuroscience.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';

export function NeuroHero(): ReactNode {
  return (
    <section id="hero" className="neuro-hero">
      <div className="wrap">
        <Heading level={1}>{NEURO_HERO.title}</Heading>
        <div className="neuro-hero-side">
          <ClaimText claim={NEURO_HERO.claim} />
          <p>{MECHANISMS.lead}</p>
        </div>
      </div>
    </section>
  );
}
