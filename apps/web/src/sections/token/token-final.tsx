import './token-final.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TOKEN_FINAL, WAITLIST_FORM } from '../../../content/token.content.ts';
import { WaitlistForm } from '../../features/token-waitlist/waitlist-form.tsx';

export function TokenFinal(): ReactNode {
  return (
    <section className="wrap section section-joined">
      <div className="token-final">
        <div className="flow">
          <Heading level={2} size="page">
            {TOKEN_FINAL.title.plain} <em>{TOKEN_FINAL.title.turned}</em>
          </Heading>
          <Text look="lead">{TOKEN_FINAL.lead}</Text>
        </div>
        <WaitlistForm name={`${WAITLIST_FORM.name}, once more`} />
      </div>
    </section>
  );
}
