import './roi-calculator.css';
import type { RoiInputs, RoiPage } from '@vayl/domain';
import type { ReactNode } from 'react';
import { RoiChart, type RoiChartWords } from './roi-chart.tsx';
import { RoiFields, type RoiFieldWords } from './roi-fields.tsx';
import { RoiNet, type RoiResultWords, RoiSums } from './roi-result.tsx';
import { ShareRoi, type ShareWords } from './share-roi.tsx';
import { useRoiInputs } from './use-roi-inputs.ts';

interface RoiCalculatorProps {
  readonly page: RoiPage;
  readonly words: {
    readonly formLabel: string;
    readonly needsScript: string;
    readonly ownGain: string;
    readonly fields: Readonly<Record<keyof RoiInputs, RoiFieldWords>>;
    readonly result: RoiResultWords;
    readonly chart: RoiChartWords;
    readonly share: ShareWords;
  };
}

/** Client-only: nothing that is typed here leaves the page (ROI-03). */
export function RoiCalculator({ page, words }: RoiCalculatorProps): ReactNode {
  const { inputs, textOf, type, settle, reset, isDefault, isOwnGain } = useRoiInputs(page);
  return (
    <div className="roi">
      <form className="roi-form" aria-label={words.formLabel} noValidate onSubmit={(event) => event.preventDefault()}>
        <RoiFields words={words.fields} textOf={textOf} onType={type} onSettle={settle} />
        <p role="status" className="roi-note">
          {isOwnGain && words.ownGain}
        </p>
        <noscript>
          <p className="roi-note">{words.needsScript}</p>
        </noscript>
      </form>
      <div className="roi-answer">
        <RoiNet inputs={inputs} words={words.result} />
        <div className="roi-chart">
          <RoiChart inputs={inputs} words={words.chart} />
        </div>
        <RoiSums inputs={inputs} words={words.result} />
        <ShareRoi inputs={inputs} words={words.share} isDefault={isDefault} onReset={reset} />
      </div>
    </div>
  );
}
