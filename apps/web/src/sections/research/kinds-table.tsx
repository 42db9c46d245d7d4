import './kinds-table.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Table } from '@vayl/ui/primitives/table';
import type { ReactNode } from 'react';
import { KINDS } from '../../../content/research-shared.content.ts';
import { SourceLinks } from '../evidence/source-links.tsx';

/** Kinds of product beside each other, never names. */
export function KindsTable(): ReactNode {
  return (
    <div className="kinds">
      <Heading level={3}>{KINDS.title}</Heading>
      <Table caption={KINDS.title} isCaptionHidden minWidth="54rem">
        <thead>
          <tr>
            <td />
            <th scope="col" data-ours>
              {KINDS.ours}
            </th>
            {KINDS.others.map((other) => (
              <th key={other} scope="col">
                {other}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {'for' in row && <Sources ids={row.for} />}
                {'against' in row && <Sources ids={row.against} />}
              </th>
              <td data-ours>{row.ours}</td>
              {row.others.map((other, index) => (
                <td key={KINDS.others[index]}>{other}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{KINDS.note}</p>
    </div>
  );
}

function Sources({ ids }: Parameters<typeof SourceLinks>[0]): ReactNode {
  return (
    <span className="evidence-sources">
      {KINDS.sources}: <SourceLinks ids={ids} />.
    </span>
  );
}
