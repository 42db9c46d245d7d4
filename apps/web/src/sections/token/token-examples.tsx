import './token-examples.css';
import { PRICES_USD_PER_MONTH } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Table } from '@vayl/ui/primitives/table';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TOKEN_EXAMPLES } from '../../../content/token.content.ts';
import { type TokenCredit, tokenCredit } from './token-credit.ts';

/** The most that a bar can show; the price stands at two thirds of it. */
const SCALE_USD = PRICES_USD_PER_MONTH.impliedByTokenExamples * 1.5;

export function TokenExamples(): ReactNode {
  const { title, lead, caption, columns, examples, note } = TOKEN_EXAMPLES;
  return (
    <section className="wrap section section-joined">
      <div className="token-head">
        <Heading level={2}>{title}</Heading>
        <Text look="lead">{lead}</Text>
      </div>
      <Table caption={caption} isCaptionHidden minWidth="46rem">
        <thead>
          <tr className="token-examples-head">
            <th scope="col">{columns.token}</th>
            <th scope="col" data-align="end">
              {columns.units}
            </th>
            <th scope="col" data-align="end">
              {columns.high}
            </th>
            <th scope="col" data-align="end">
              {columns.credit}
            </th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ token, units, allTimeHighUsd }) => (
            <tr key={token} className="token-example">
              <th scope="row">{token}</th>
              <td data-align="end">{units.toLocaleString('en-US')}</td>
              <td data-align="end">{allTimeHighUsd === undefined ? '—' : `× $${allTimeHighUsd}`}</td>
              <CreditCells credit={tokenCredit(units, allTimeHighUsd)} />
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="token-examples-note">{note}</p>
    </section>
  );
}

function CreditCells({ credit }: { readonly credit: TokenCredit }): ReactNode {
  const { results } = TOKEN_EXAMPLES;
  if (credit.is === 'none') {
    return (
      <>
        <td data-align="end">$0.00</td>
        <td>
          <CreditBar creditUsd={0} />
          {results.none}
        </td>
      </>
    );
  }
  return (
    <>
      <td data-align="end">= ${credit.creditUsd.toFixed(2)}</td>
      <td>
        <CreditBar creditUsd={credit.creditUsd} />
        {credit.is === 'active' ? results.active : `$${credit.missingUsd.toFixed(2)} ${results.short}`}
      </td>
    </>
  );
}

/** The credit to scale, against a mark at the price. */
function CreditBar({ creditUsd }: { readonly creditUsd: number }): ReactNode {
  const percent = (usd: number) => `${(100 * Math.min(usd, SCALE_USD)) / SCALE_USD}%`;
  return (
    <span className="token-bar" aria-hidden="true">
      <i style={{ width: percent(creditUsd) }} />
      <i className="token-bar-price" style={{ left: percent(PRICES_USD_PER_MONTH.impliedByTokenExamples) }} />
    </span>
  );
}
