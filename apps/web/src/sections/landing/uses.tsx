import './uses.css';
import { displayFrequency, SESSION_PRESETS } from '@vayl/domain';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { USES } from '../../../content/landing.content.ts';

/** The presets that answer to what the product supports, each in its own light. */
const ROWS = USES.rows.flatMap(({ preset: name, ...words }) => {
  const preset = SESSION_PRESETS.find((one) => one.name === name);
  return preset === undefined ? [] : [{ ...words, preset }];
});

export function Uses(): ReactNode {
  return (
    <section id="uses" className="section section-joined" data-surface="night">
      <div className="wrap">
        <div className="uses-head">
          <Heading level={2}>{USES.title}</Heading>
          <Text look="small">{USES.lead}</Text>
        </div>
        <ul className="uses-rows">
          {ROWS.map(({ name, text, preset: { globalModulationHz, centerModulationHz, visualHue } }) => (
            <li key={name} data-surface="night" style={{ '--hue': visualHue }}>
              <Heading level={3} size="small">
                {name}
              </Heading>
              <Text look="small">{text}</Text>
              <FrequencyRuler globalHz={globalModulationHz} centerHz={centerModulationHz} guard="watching" />
              <p className="uses-values">
                edges {displayFrequency(globalModulationHz).text}, centre {displayFrequency(centerModulationHz).text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
