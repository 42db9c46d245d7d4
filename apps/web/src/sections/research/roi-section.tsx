import './roi-section.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { ResearchContent } from '../../../content/research-page.content.ts';
import { CALCULATOR, CAVEATS } from '../../../content/research-words.content.ts';
import { RoiCalculator } from '../../features/roi-calculator/roi-calculator.tsx';
import { ROI_ANCHOR } from '../../features/roi-calculator/share-link.ts';
import { ClaimText } from '../evidence/claim-text.tsx';
import { useClaim } from '../evidence/evidence-context.tsx';
import { SourceLinks } from '../evidence/source-links.tsx';

interface RoiSectionProps {
  readonly content: Pick<ResearchContent, 'page' | 'priceLabel' | 'teamLabel' | 'teamUnit'>;
}

/** The calculator, with what every hint rests on, and what the sum leaves out. */
export function RoiSection({ content }: RoiSectionProps): ReactNode {
  const { labels, hints } = CALCULATOR;
  const hours = useClaim(hints.hours.claim);
  const improvement = useClaim(hints.improvement.claim);
  const fields = {
    teamSize: { label: content.teamLabel, after: content.teamUnit },
    averageSalary: { label: labels.averageSalary, before: '$', after: '/ year' },
    hoursLostDaily: {
      label: labels.hoursLostDaily,
      after: 'h / person',
      hint: (
        <>
          {hints.hours.before} {hours.figure}. {hints.hours.after} <SourceLinks ids={hours.sources} />
        </>
      ),
    },
    improvementPercent: { label: labels.improvementPercent, after: '%', hint: improvement.text },
    pricePerMonth: { label: content.priceLabel, before: '$', hint: hints.price },
  };
  return (
    <section id={ROI_ANCHOR} className="section section-joined research-anchor">
      <div className="wrap">
        <Heading level={2}>{CALCULATOR.title}</Heading>
        <div className="roi-section-lead">
          <Text look="lead">{CALCULATOR.lead}</Text>
        </div>
        <RoiCalculator page={content.page} words={{ ...CALCULATOR, fields }} />
        <div className="research-split roi-section-caveats">
          <Heading level={3}>{CAVEATS.title}</Heading>
          <ul className="research-rules">
            {CAVEATS.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
            {CAVEATS.claims.map((claim) => (
              <li key={claim}>
                <ClaimText claim={claim} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
