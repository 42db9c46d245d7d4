import './needs-script.css';
import type { ReactNode } from 'react';
import { IDENTITY } from '../../../content/identity.content.ts';

/** For those whose browser runs no scripts, and for nobody else. */
export function NeedsScript(): ReactNode {
  return <p className="needs-script">{IDENTITY.needsScript}</p>;
}
