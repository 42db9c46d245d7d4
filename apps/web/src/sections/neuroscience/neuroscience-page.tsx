import './neuroscience-page.css';
import type { ReactNode } from 'react';
import { NEURO_SOURCES } from '../../../content/neuroscience.content.ts';
import { EvidenceProvider } from '../evidence/evidence-context.tsx';
import type { EvidenceOnPage } from '../evidence/evidence-on-page.ts';
import { SourceList } from '../evidence/source-list.tsx';
import { FeatureTable } from './feature-table.tsx';
import { Mechanisms } from './mechanisms.tsx';
import { NeuroCall } from './neuro-call.tsx';
import { NeuroHero } from './neuro-hero.tsx';
import { RecoveryComparison } from './recovery-comparison.tsx';

/** The colour of the mock-ups: there is no session on a page for reading. */
const PAGE_HUE = 222;

export function NeurosciencePage({ evidence }: { readonly evidence: EvidenceOnPage }): ReactNode {
  return (
    <EvidenceProvider evidence={evidence}>
      <div className="neuro" data-surface="paper" data-begins-at-top="" style={{ '--hue': PAGE_HUE }}>
        <NeuroHero />
        <RecoveryComparison />
        <Mechanisms />
        <FeatureTable />
        <NeuroCall />
        <SourceList {...NEURO_SOURCES} />
      </div>
    </EvidenceProvider>
  );
}
