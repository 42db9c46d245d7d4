import './problem.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { PROBLEM } from '../../../content/landing.content.ts';
import { RecoveryStrip } from './recovery-strip.tsx';

export function Problem(): ReactNode {
  return (
    <section id="problem" className="section" data-surface="paper">
      <div className="wrap">
        <div className="problem-words">
          <Heading level={2} size="page">
            {PROBLEM.title.map((line) => (
              <span key={line} className="problem-line">
                {line}{' '}
              </span>
            ))}
          </Heading>
          <div className="flow">
            {PROBLEM.text.map((text) => (
              <Text key={text} look="lead">
                {text}
              </Text>
            ))}
          </div>
        </div>
        <RecoveryStrip />
      </div>
    </section>
  );
}
