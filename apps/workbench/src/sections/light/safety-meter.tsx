import './safety-meter.css';
import type { DepthReport } from '@vayl/light';
import { VisuallyHidden } from '@vayl/ui/primitives/visually-hidden';
import type { ReactNode } from 'react';
import { meterWords } from './meter-words.ts';

/** The limit stands at three quarters, so that there is room to show what goes past it. */
const LIMIT_AT = 0.75;

interface SafetyMeterProps {
  readonly report: DepthReport;
  readonly isOn: boolean;
}

export function SafetyMeter({ report, isOn }: SafetyMeterProps): ReactNode {
  const { state, numbers, sentence } = meterWords(report, isOn);
  const isDark = state === 'Light stopped';
  const share = (luminance: number) => Math.min((LIMIT_AT * luminance) / report.limitLuminance, 1);
  const delivered = isDark ? 0 : share(report.deliveredLuminance);
  const asked = isDark ? 0 : share(report.askedLuminance);
  return (
    <section className="reading" aria-labelledby="meter-title">
      <h2 id="meter-title">
        <VisuallyHidden>Safety meter</VisuallyHidden>
      </h2>
      <div className="reading-head">
        <b role="status">{state}</b>
        <span className="num">{numbers}</span>
      </div>
      <div
        className="meter"
        data-limiting={state === 'Guard is limiting'}
        style={{ '--delivered': delivered, '--asked': asked, '--limit': LIMIT_AT }}
        aria-hidden="true"
      >
        <i className="meter-delivered" />
        <i className="meter-asked" />
        <i className="meter-limit" />
        <span className="meter-zero num">0</span>
        <span className="meter-mark num">{report.limitLuminance.toFixed(3)}</span>
      </div>
      <p className="reading-note">{sentence}</p>
    </section>
  );
}
