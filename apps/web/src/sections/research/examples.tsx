import './examples.css';
import { type RoiInputs, roi, roiPercentText } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { CompanyExample } from '../../../content/research-page.content.ts';
import { EXAMPLES } from '../../../content/research-words.content.ts';
import { breakEvenPercent } from '../../features/roi-calculator/break-even.ts';
import { breakEvenText, moneyText } from '../../features/roi-calculator/money-text.ts';
import { roiLink } from '../../features/roi-calculator/share-link.ts';

interface ExamplesProps {
  readonly examples: readonly CompanyExample[];
  readonly teamUnit: string;
}

/** Nobody's company: sets of numbers that the calculator works out, one of which loses. */
export function Examples({ examples, teamUnit }: ExamplesProps): ReactNode {
  return (
    <section id="company-examples" className="section section-joined">
      <div className="wrap examples">
        <Heading level={2}>{EXAMPLES.title}</Heading>
        <Text look="lead">{EXAMPLES.lead}</Text>
        <ul>
          {examples.map(({ name, text, inputs }) => (
            <li key={name}>
              <div>
                <p className="examples-mark">{EXAMPLES.mark}</p>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="examples-inputs">
                  {inputs.teamSize} {teamUnit} · {moneyText(inputs.averageSalary)} · {inputs.hoursLostDaily} h ·{' '}
                  {inputs.improvementPercent}% · ${inputs.pricePerMonth}
                </p>
                <a href={roiLink(inputs)} aria-label={`${EXAMPLES.open}: ${name}`}>
                  {EXAMPLES.open}
                </a>
              </div>
              <Sums inputs={inputs} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Sums({ inputs }: { readonly inputs: RoiInputs }): ReactNode {
  const result = roi(inputs);
  const sums = [
    { name: EXAMPLES.sums.loss, text: moneyText(result.annualLoss) },
    { name: EXAMPLES.sums.investment, text: moneyText(result.investment) },
    { name: EXAMPLES.sums.net, text: moneyText(result.net), isLoss: result.net < 0 },
    { name: EXAMPLES.sums.roi, text: roiPercentText(result), isLoss: result.net < 0 },
    { name: EXAMPLES.sums.breakEven, text: breakEvenText(breakEvenPercent(inputs)) },
  ];
  return (
    <dl>
      {sums.map(({ name, text, isLoss = false }) => (
        <div key={name} data-loss={isLoss || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
