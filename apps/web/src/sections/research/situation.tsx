import './situation.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { ResearchContent } from '../../../content/research-page.content.ts';
import { SITUATION } from '../../../content/research-shared.content.ts';

/** What to count before any number of ours is believed. */
export function Situation({ lead, rows }: ResearchContent['situation']): ReactNode {
  return (
    <section id="your-situation" className="section section-joined research-anchor">
      <div className="wrap research-split">
        <div>
          <Heading level={2}>{SITUATION.title}</Heading>
          <Text look="lead">{lead}</Text>
        </div>
        <ol className="situation">
          {rows.map(({ name, text, field }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="situation-field">{field}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
