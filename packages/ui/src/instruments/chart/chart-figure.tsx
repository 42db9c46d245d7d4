import './chart-figure.css';
import type { ReactNode } from 'react';

/** The same values in words, for whoever does not see the drawing. */
export interface ChartTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  /** Says whether this is data or an illustration. */
  readonly caption: ReactNode;
  readonly table: ChartTable;
  /** The drawing. It is hidden from screen readers, which have the table. */
  readonly children: ReactNode;
  readonly legend?: ReactNode;
}

export function ChartFigure({ caption, table, children, legend }: ChartFigureProps): ReactNode {
  return (
    <figure className="v-chart">
      <div aria-hidden="true">{children}</div>
      <div className="v-chart-table">
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={[head, ...cells].join(' ')}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {legend}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
