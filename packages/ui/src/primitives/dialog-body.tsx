import type { ReactNode } from 'react';
import { useOverflow } from './use-overflow.ts';

interface DialogBodyProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** The part of a dialog that scrolls. Only where there is more to read does the keyboard stop on it. */
export function DialogBody({ name, children }: DialogBodyProps): ReactNode {
  const { ref, hasMore } = useOverflow<HTMLDivElement>();
  const scrolls = hasMore && { role: 'region', tabIndex: 0, 'aria-label': name };
  return (
    <div ref={ref} className="v-dialog-body" {...scrolls}>
      <div>{children}</div>
    </div>
  );
}
