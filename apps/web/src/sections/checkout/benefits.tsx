import './benefits.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { CHECKOUT_SUCCESS } from '../../../content/checkout.content.ts';

export function Benefits(): ReactNode {
  return (
    <section className="benefits">
      <Heading level={2} size="small">
        {CHECKOUT_SUCCESS.benefitsTitle}
      </Heading>
      <ul>
        {CHECKOUT_SUCCESS.benefits.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
