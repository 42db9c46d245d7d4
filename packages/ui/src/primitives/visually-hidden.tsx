import './visually-hidden.css';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps): ReactNode {
  return (
    <span id={id} className="v-hidden">
      {children}
    </span>
  );
}
