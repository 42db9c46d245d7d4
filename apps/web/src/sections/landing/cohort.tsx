import './cohort.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { COHORT } from '../../../content/landing.content.ts';

export function Cohort(): ReactNode {
  return (
    <section id="cohort" className="section section-joined" data-surface="paper">
      <div className="wrap">
        <div className="cohort-head">
          <Heading level={2} size="page">
            {COHORT.title.map((line) => (
              <span key={line} className="cohort-line">
                {line}{' '}
              </span>
            ))}
          </Heading>
          <div className="flow">
            <Text look="lead">{COHORT.closing}</Text>
            <Text look="lead">{COHORT.closed}</Text>
          </div>
        </div>
        <ol className="cohort-weeks">
          {COHORT.weeks.map((text, index) => (
            <li key={text}>
              <b>Week {index + 1}</b>
              {text}
            </li>
          ))}
        </ol>
        <div className="cohort-terms">
          {[COHORT.asked, COHORT.given].map(({ title, rows }) => (
            <div key={title}>
              <Heading level={3} size="small">
                {title}
              </Heading>
              <ul>
                {rows.map((row) => (
                  <li key={row}>{row}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
