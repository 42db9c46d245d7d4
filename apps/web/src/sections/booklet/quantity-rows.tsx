import './slide.css';
import type { ReactNode } from 'react';

interface QuantityRow {
  readonly what: string;
  readonly value?: string;
  readonly note: string;
}

export function QuantityRows({ rows }: { readonly rows: readonly QuantityRow[] }): ReactNode {
  return (
    <dl className="slide-rows">
      {rows.map(({ what, value, note }) => (
        <div key={what} className="slide-row">
          <dt>{what}</dt>
          {value !== undefined && <dd>{value}</dd>}
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
