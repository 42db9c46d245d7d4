import './figure-frame.css';
import type { ReactNode } from 'react';

export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface FigureFrameProps {
  /** `Fig. 1`. */
  readonly number: string;
  readonly title: string;
  /** Says whether this is data, computed, or an illustration. */
  readonly caption: ReactNode;
  /** The same values in words: beside the drawing for everybody, and instead of it for whoever does not see it. */
  readonly table: FigureTable;
  readonly children: ReactNode;
}

export function FigureFrame({ number, title, caption, table, children }: FigureFrameProps): ReactNode {
  return (
    <figure className="figure">
      <p className="figure-title">
        <span>{number}</span>
        {title}
      </p>
      <div className="figure-drawing" aria-hidden="true">
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div className="figure-table" role="group" aria-label={`Values: ${title}`} tabIndex={0}>
        <table>
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
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
