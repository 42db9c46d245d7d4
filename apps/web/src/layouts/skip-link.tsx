import './skip-link.css';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../site/main-id.ts';

/** For those who come by keyboard: past the navigation. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
