import type { PublicationId } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TECHNIQUES } from '../../../content/research-shared.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';
import { usePublications } from '../evidence/evidence-context.tsx';
import { SourceLinks } from '../evidence/source-links.tsx';

/** What a person can do by hand, with the evidence it has. */
export function Techniques(): ReactNode {
  return (
    <section id="manual-techniques" className="section section-joined">
      <div className="wrap research-split">
        <div>
          <Heading level={2}>{TECHNIQUES.title}</Heading>
          <Text look="lead">{TECHNIQUES.lead}</Text>
        </div>
        <ul className="research-rules">
          {TECHNIQUES.rows.map((row) => (
            <li key={row.name}>
              <h3>{row.name}</h3>
              {'claim' in row && <ClaimText claim={row.claim} />}
              {'publication' in row && <FindingOf id={row.publication} />}
              {'own' in row && <p>{row.own}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FindingOf({ id }: { readonly id: PublicationId }): ReactNode {
  return usePublications([id]).map(({ finding }) => (
    <div key={id}>
      <p>{finding}</p>
      <span className="evidence-sources">
        Source: <SourceLinks ids={[id]} />.
      </span>
    </div>
  ));
}
