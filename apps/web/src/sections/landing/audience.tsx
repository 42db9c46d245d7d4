import './audience.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { AUDIENCE } from '../../../content/landing.content.ts';

export function Audience(): ReactNode {
  return (
    <section id="audience" className="section section-joined" data-surface="paper">
      <div className="wrap audience">
        <Heading level={2} size="page">
          {AUDIENCE.title.join(' ')}
        </Heading>
        <ul>
          {AUDIENCE.rows.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
