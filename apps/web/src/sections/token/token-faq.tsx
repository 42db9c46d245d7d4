import './token-faq.css';
import { Accordion } from '@vayl/ui/primitives/accordion';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { TOKEN_FAQ } from '../../../content/token.content.ts';

export function TokenFaq(): ReactNode {
  return (
    <section className="wrap section section-joined token-faq">
      <Heading level={2}>{TOKEN_FAQ.title}</Heading>
      <Accordion headingLevel={3} initiallyOpen={['real']} parts={TOKEN_FAQ.parts} />
    </section>
  );
}
