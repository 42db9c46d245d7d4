import './table.css';
import type { ReactNode } from 'react';
import { useOverflow } from './use-overflow.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TableProps {
  /** What the table holds: its name, and that of the place it scrolls in. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** The least width at which it can be read; below, it scrolls in its own place. */
  readonly minWidth?: string;
  /** A head and a body of plain rows. `data-ours` marks our own column, `data-align="end"` numbers. */
  readonly children: ReactNode;
}

export function Table({ caption, isCaptionHidden = false, minWidth = '0', children }: TableProps): ReactNode {
  const { ref, hasMore } = useOverflow<HTMLDivElement>();
  const scrolls = hasMore && { role: 'region', tabIndex: 0, 'aria-label': caption, 'data-scrolls': '' };
  return (
    <div ref={ref} className="v-table-view" {...scrolls}>
      <table className="v-table" style={{ '--table-width': minWidth }}>
        {isCaptionHidden ? (
          <caption style={{ padding: 0 }}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
        ) : (
          <caption>{caption}</caption>
        )}
        {children}
      </table>
    </div>
  );
}
