import './evidence.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { EVIDENCE } from '../../../content/landing-evidence.content.ts';

/** Both sides get the same room, type and weight. */
export function Evidence(): ReactNode {
  return (
    <section id="evidence" className="section section-joined" data-surface="paper">
      <div className="wrap">
        <Heading level={2}>{EVIDENCE.title}</Heading>
        <div className="landing-sides">
          {EVIDENCE.sides.map(({ name, findings }) => (
            <div key={name}>
              <Heading level={3} size="small">
                {name}
              </Heading>
              <ul>
                {findings.map(({ text, source }) => (
                  <li key={text}>
                    {text}
                    <cite>{source}</cite>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
