import './comparison.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Table } from '@vayl/ui/primitives/table';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { COMPARISON } from '../../../content/landing-evidence.content.ts';

/** Kinds of things, never names. */
export function Comparison(): ReactNode {
  return (
    <section id="comparison" className="section" data-surface="paper">
      <div className="wrap comparison">
        <Heading level={2}>{COMPARISON.title}</Heading>
        <Table caption={COMPARISON.title} isCaptionHidden minWidth="54rem">
          <thead>
            <tr>
              <td />
              <th scope="col" data-ours>
                {COMPARISON.ours}
              </th>
              {COMPARISON.others.map((other) => (
                <th key={other} scope="col">
                  {other}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.rows.map(({ name, ours, others }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-ours>{ours}</td>
                {others.map((other, index) => (
                  <td key={COMPARISON.others[index]}>{other}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <Text look="small">{COMPARISON.note}</Text>
      </div>
    </section>
  );
}
