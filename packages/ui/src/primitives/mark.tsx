import './logo.css';
import type { ReactNode } from 'react';

/** Ring and dot: the edges of the screen and its centre. The dot is filled while a session runs. */
export function Mark({ isOn = true }: { readonly isOn?: boolean }): ReactNode {
  return <i className="v-mark" data-off={isOn ? undefined : ''} aria-hidden="true" />;
}
