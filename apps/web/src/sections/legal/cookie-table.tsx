import type { ReactNode } from 'react';
import { COOKIE_ANSWERS, COOKIE_ROWS, COOKIE_TABLE, type CookieSetter } from '../../../content/cookies.content.ts';
import { ProseTable } from '../../prose/prose-table.tsx';
import type { ForeignService } from './foreign-services.ts';

/** The specified rows, and for each whether this site really sets it (RD-64). */
export function CookieTable({ services }: { readonly services: readonly ForeignService[] }): ReactNode {
  return (
    <ProseTable aria-label={COOKIE_TABLE.label}>
      <thead>
        <tr>
          {COOKIE_TABLE.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COOKIE_ROWS.map(({ cookie, category, purpose, duration, setBy }) => (
          <tr key={cookie}>
            <th scope="row">{cookie}</th>
            <td className="legal-short">{category}</td>
            <td>{purpose}</td>
            <td className="legal-short">{duration}</td>
            <td>{answerFor(setBy, services)}</td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  );
}

function answerFor(setBy: CookieSetter, services: readonly ForeignService[]): string {
  if (setBy !== 'foreign-service' || services.length === 0) return COOKIE_ANSWERS[setBy];
  return `Not by us; ${services.map(({ origin }) => origin).join(' and ')} may set one`;
}
