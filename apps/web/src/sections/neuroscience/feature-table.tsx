import './feature-table.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Table } from '@vayl/ui/primitives/table';
import type { ReactNode } from 'react';
import { FEATURES } from '../../../content/neuroscience.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';
import { SourceLinks } from '../evidence/source-links.tsx';

/** Kinds of stimulation beside each other, never names. */
export function FeatureTable(): ReactNode {
  return (
    <section id="features" className="section section-joined">
      <div className="wrap features">
        <Heading level={2}>{FEATURES.title}</Heading>
        <Table caption={FEATURES.title} isCaptionHidden minWidth="52rem">
          <thead>
            <tr>
              <td />
              <th scope="col" data-ours>
                {FEATURES.ours}
              </th>
              {FEATURES.others.map((other) => (
                <th key={other} scope="col">
                  {other}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FEATURES.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name}
                  {'publications' in row && (
                    <span className="evidence-sources">
                      {FEATURES.sources}: <SourceLinks ids={row.publications} />.
                    </span>
                  )}
                </th>
                <td data-ours>{row.ours}</td>
                {row.others.map((other, index) => (
                  <td key={FEATURES.others[index]}>{other}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <div className="features-notes">
          <ClaimText claim={FEATURES.claim} />
          <p>{FEATURES.note}</p>
        </div>
      </div>
    </section>
  );
}
