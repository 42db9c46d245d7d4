import './token-values.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { TOKEN_VALUES } from '../../../content/token.content.ts';

export function TokenValues(): ReactNode {
  return (
    <section className="wrap section section-joined">
      <Heading level={2}>{TOKEN_VALUES.title}</Heading>
      <dl className="token-values">
        {TOKEN_VALUES.rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
