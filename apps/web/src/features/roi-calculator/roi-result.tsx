import './roi-result.css';
import { type RoiInputs, roi, roiPercentText } from '@vayl/domain';
import type { ReactNode } from 'react';
import { breakEvenPercent } from './break-even.ts';
import { breakEvenText, moneyText } from './money-text.ts';

export interface RoiResultWords {
  readonly net: (improvementPercent: number) => string;
  readonly roi: string;
  readonly loss: string;
  readonly recoverable: string;
  readonly investment: string;
  readonly breakEven: string;
}

interface RoiResultProps {
  readonly inputs: RoiInputs;
  readonly words: RoiResultWords;
}

/** What a year comes to. It is read out when it changes, and nothing else is. */
export function RoiNet({ inputs, words }: RoiResultProps): ReactNode {
  const result = roi(inputs);
  return (
    <dl className="roi-net" aria-live="polite" aria-atomic="true">
      <div>
        <dt>{words.net(inputs.improvementPercent)}</dt>
        <dd className="roi-net-value" data-roi="net">
          {moneyText(result.net)}
        </dd>
      </div>
      <div className="roi-net-percent">
        <dt>{words.roi}</dt>
        <dd data-roi="percent">{roiPercentText(result)}</dd>
      </div>
    </dl>
  );
}

/** The steps of the sum, and where it turns. */
export function RoiSums({ inputs, words }: RoiResultProps): ReactNode {
  const { annualLoss, recoverable, investment } = roi(inputs);
  const sums = [
    { is: 'loss', name: words.loss, text: moneyText(annualLoss) },
    { is: 'recoverable', name: words.recoverable, text: moneyText(recoverable) },
    { is: 'investment', name: words.investment, text: moneyText(investment) },
    { is: 'break-even', name: words.breakEven, text: breakEvenText(breakEvenPercent(inputs)) },
  ];
  return (
    <dl className="roi-sums">
      {sums.map(({ is, name, text }) => (
        <div key={is}>
          <dt>{name}</dt>
          <dd data-roi={is}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
