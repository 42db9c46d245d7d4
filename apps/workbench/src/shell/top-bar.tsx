import './top-bar.css';
import { Logo } from '@vayl/ui/primitives/logo';
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
        <Logo /> <span>workbench</span>
      </p>
      {nav}
      <div className="top-actions">{children}</div>
    </header>
  );
}
