import './brain-states.css';
import { COPY_BANDS_HZ } from '@vayl/domain';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { BandRow } from '../../../content/research-page.content.ts';
import { BRAIN_STATES } from '../../../content/research-shared.content.ts';
import { ClaimSources } from '../evidence/claim-sources.tsx';
import { ClaimText } from '../evidence/claim-text.tsx';
import { useBand, useClaim } from '../evidence/evidence-context.tsx';
import type { ShownGrade } from '../evidence/evidence-on-page.ts';
import { SourceLinks } from '../evidence/source-links.tsx';

const RULER_LABEL = `The scale from 0.1 to 100 Hz. In this text theta is ${rangeText('theta')}, alpha ${rangeText('alpha')}, beta ${rangeText('beta')} and gamma ${rangeText('gamma')}.`;

/** The bands as this text names them, with the grade of what is known of each. */
export function BrainStates(): ReactNode {
  return (
    <section id="brain-states" className="section section-joined">
      <div className="wrap brain-states">
        <Heading level={2}>{BRAIN_STATES.title}</Heading>
        <Text look="lead">{BRAIN_STATES.lead}</Text>
        <div className="brain-states-ruler">
          <FrequencyRuler guard="watching" density="full" label={RULER_LABEL} />
        </div>
        <ul className="brain-states-rows">
          {BRAIN_STATES.rows.map((row) => (
            <StateRow key={row.name} {...row} />
          ))}
        </ul>
        <div className="brain-states-notes">
          <ClaimText claim={BRAIN_STATES.claim} />
          <p>{BRAIN_STATES.note}</p>
        </div>
      </div>
    </section>
  );
}

function StateRow({ name, claim, gradeOf }: BandRow): ReactNode {
  const { text, figure } = useClaim(claim);
  const { light, sound } = useBand(gradeOf);
  return (
    <li data-band={name}>
      <div>
        <h3>{name}</h3>
        <p className="brain-states-hertz">{figure}</p>
      </div>
      <div>
        <p>{text}</p>
        <ClaimSources claim={claim} />
      </div>
      <dl>
        <dt>{BRAIN_STATES.response}</dt>
        <dd>
          Light: {light.response}. Sound: {sound.response}.
        </dd>
        <dt>{BRAIN_STATES.benefit}</dt>
        <Benefit kind="Light" grade={light} />
        <Benefit kind="Sound" grade={sound} />
      </dl>
    </li>
  );
}

function Benefit({ kind, grade }: { readonly kind: string; readonly grade: ShownGrade }): ReactNode {
  return (
    <dd>
      {kind}: <b>{grade.benefit}</b>. {grade.limits}
      <span className="evidence-sources">
        {grade.for.length > 0 && (
          <span>
            For: <SourceLinks ids={grade.for} />.
          </span>
        )}
        {grade.against.length > 0 && (
          <span>
            Against: <SourceLinks ids={grade.against} />.
          </span>
        )}
      </span>
    </dd>
  );
}

function rangeText(band: keyof typeof COPY_BANDS_HZ): string {
  const { min, max } = COPY_BANDS_HZ[band];
  return `${min}-${max} Hz`;
}
