import './top-bar.css';
import { PRODUCT_NAME } from '@vayl/domain';
import type { ReactNode } from 'react';

interface TopBarProps {
  readonly nav: ReactNode;
  /** What the section keeps in reach. */
  readonly children: ReactNode;
}

export function TopBar({ nav, children }: TopBarProps): ReactNode {
  return (
    <header className="top">
      <p className="top-mark">
        <i aria-hidden="true" />
        {PRODUCT_NAME} <span>workbench</span>
      </p>
      {nav}
      <div className="top-actions">{children}</div>
    </header>
  );
}
