import './token-steps.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TOKEN_STEPS } from '../../../content/token.content.ts';

export function TokenSteps(): ReactNode {
  return (
    <section className="wrap section section-joined">
      <div className="token-head">
        <Heading level={2}>{TOKEN_STEPS.title}</Heading>
        <Text look="lead">{TOKEN_STEPS.lead}</Text>
      </div>
      <ol className="token-steps">
        {TOKEN_STEPS.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <Heading level={3} size="small">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
