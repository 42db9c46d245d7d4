import './text.css';
import type { ReactNode } from 'react';

/** `read` is for long reading, `said` for what a person says, `small` for what stands beside, `caption` for below. */
type TextLook = 'lead' | 'body' | 'read' | 'said' | 'small' | 'caption';

interface TextProps {
  readonly look?: TextLook;
  readonly id?: string;
  readonly children: ReactNode;
}

/** One paragraph. */
export function Text({ look = 'body', id, children }: TextProps): ReactNode {
  return (
    <p id={id} className={`v-text-${look}`}>
      {children}
    </p>
  );
}
