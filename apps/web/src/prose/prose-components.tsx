import type { PublicationId } from '@vayl/domain';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { FACTS, type FactName } from '../../content/facts.content.ts';
import { Deployment } from '../sections/legal/deployment.tsx';
import type { DeploymentPart } from '../sections/legal/deployment-parts.ts';
import { Mailbox } from '../sections/legal/mailbox.tsx';
import type { MailboxName } from '../sections/legal/mailboxes.ts';
import { Cite, publicationIds } from './cite.tsx';
import { ClaimText } from './claim-text.tsx';
import type { FigureName } from './figure-names.ts';
import { FIGURES } from './figures.tsx';
import { ProseTable } from './prose-table.tsx';

const SHORT_FACT_LENGTH = 18;

/** What prose may use besides plain text. The build has checked every attribute before one of these is rendered. */
export interface ProseComponents {
  readonly Cite: (props: { readonly id: string; readonly first?: string }) => ReactNode;
  readonly Fact: (props: { readonly name: FactName }) => ReactNode;
  readonly Claim: (props: { readonly id: string }) => ReactNode;
  readonly Coming: (props: { readonly id: string; readonly children?: ReactNode }) => ReactNode;
  readonly NotYet: (props: { readonly id: string; readonly children?: ReactNode }) => ReactNode;
  readonly Mailbox: (props: { readonly name: MailboxName }) => ReactNode;
  readonly Deployment: (props: { readonly name: DeploymentPart }) => ReactNode;
  readonly Figure: (props: { readonly name: FigureName }) => ReactNode;
  readonly LegalReview: (props: { readonly children?: ReactNode }) => ReactNode;
  readonly table: (props: ComponentPropsWithoutRef<'table'>) => ReactNode;
}

export function proseComponents(references: readonly PublicationId[]): ProseComponents {
  return {
    Cite: ({ id, first = '' }) => (
      <Cite references={references} ids={publicationIds(id)} first={publicationIds(first)} />
    ),
    Fact: ({ name }) => <span className={isShort(FACTS[name]) ? 'prose-fact' : undefined}>{FACTS[name]}</span>,
    Claim: ({ id }) => <ClaimText id={id} references={references} />,
    // What is still coming was left out by the build; what arrives here is here.
    Coming: ({ children }) => children,
    NotYet: ({ children }) => children,
    Mailbox,
    Deployment,
    Figure: ({ name }) => {
      const Drawing = FIGURES[name];
      return <Drawing />;
    },
    LegalReview,
    table: ProseTable,
  };
}

/** A number with its unit. A whole sentence that may not break would be wider than a phone. */
function isShort(fact: string): boolean {
  return fact.length <= SHORT_FACT_LENGTH;
}

function LegalReview({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className="prose-review" data-legal-review>
      {children}
      <p className="prose-review-mark">Marked for legal review before release.</p>
    </div>
  );
}
