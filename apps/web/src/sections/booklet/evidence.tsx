import './slide.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { EVIDENCE } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';

export function Evidence(): ReactNode {
  return (
    <div className="wrap slide">
      <SlideTitle title={EVIDENCE.title} />
      <div className="slide-sides">
        {EVIDENCE.sides.map(({ title, findings }) => (
          <div key={title}>
            <Heading level={3} size="small">
              {title}
            </Heading>
            <ul>
              {findings.map(({ text, source }) => (
                <li key={source}>
                  {text} <cite>{source}</cite>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Text look="body">{EVIDENCE.open}</Text>
    </div>
  );
}
