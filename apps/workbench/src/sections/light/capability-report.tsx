import './capability-report.css';
import type { LightCapability } from '@vayl/light';
import type { ReactNode } from 'react';
import type { Readings } from './use-readings.ts';

const GRADE_TEXT: Readonly<Record<LightCapability['grade'], string>> = {
  exact: 'Exact',
  approximated: 'Approximated',
  'not-representable': 'Cannot be shown',
};

/** What this display makes of both rates. */
export function CapabilityReport({ global, center, refreshHz }: Omit<Readings, 'report'>): ReactNode {
  const isMeasured = refreshHz > 0;
  return (
    <section className="reading" aria-labelledby="capability-title">
      <div className="reading-head">
        <h2 id="capability-title">This display</h2>
        <span className="num">{isMeasured ? `${refreshHz.toFixed(1)} Hz measured` : 'Not measured'}</span>
      </div>
      {isMeasured ? (
        <dl className="capability">
          <Grade name="Global" look="ring" capability={global} />
          <Grade name="Centre" look="dot" capability={center} />
        </dl>
      ) : (
        <>
          <p className="reading-note">{global.text}</p>
          <p className="reading-note">It is measured while the light is on.</p>
        </>
      )}
    </section>
  );
}

interface GradeProps {
  readonly name: string;
  readonly look: 'ring' | 'dot';
  readonly capability: LightCapability;
}

function Grade({ name, look, capability }: GradeProps): ReactNode {
  return (
    <div>
      <dt>
        <i className={`rate-mark rate-mark-${look}`} aria-hidden="true" />
        {name}
      </dt>
      <dd>
        <b data-grade={capability.grade}>{GRADE_TEXT[capability.grade]}.</b> {withUnitsKept(capability.text)}
      </dd>
    </div>
  );
}

/** A number and its unit stay on one line. */
function withUnitsKept(text: string): string {
  return text.replaceAll(' Hz', '\u00a0Hz');
}
