import './solution.css';
import { displayFrequency } from '@vayl/domain';
import { FrequencyReadout } from '@vayl/ui/instruments/frequency-readout';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { SOLUTION } from '../../../content/landing.content.ts';

const { before, after } = SOLUTION;

const READOUTS = [
  { pin: 'global', label: SOLUTION.readouts.global, hz: after.globalHz, beforeHz: before.globalHz },
  { pin: 'center', label: SOLUTION.readouts.center, hz: after.centerHz, beforeHz: before.centerHz },
] as const;

/** One sentence, and what it does to the two frequencies. */
export function Solution(): ReactNode {
  return (
    <section id="solution" className="section" data-surface="night">
      <div className="wrap solution">
        <Heading level={2}>{SOLUTION.title}</Heading>
        <dl className="solution-talk">
          <div>
            <dt>{SOLUTION.youWrite}</dt>
            <dd className="solution-said">{SOLUTION.sentence}</dd>
          </div>
          <div>
            <dt>{SOLUTION.heliosWrites}</dt>
            <dd className="solution-answer">{SOLUTION.answer}</dd>
          </div>
        </dl>
        {READOUTS.map(({ pin, label, hz, beforeHz }) => (
          <div key={pin} className="solution-readout">
            <FrequencyReadout pin={pin} hz={hz} label={label} size="section" />
            <p className="solution-was">
              <i aria-hidden="true" />
              {SOLUTION.was} {displayFrequency(beforeHz).text}
            </p>
          </div>
        ))}
        <div className="solution-ruler">
          <FrequencyRuler {...after} before={before} guard="watching" density="full" />
        </div>
        <Text look="lead">{SOLUTION.lead}</Text>
        <Text look="small">{SOLUTION.guard}</Text>
      </div>
    </section>
  );
}
