import './heading.css';
import type { ReactNode } from 'react';

type HeadingLevel = 1 | 2 | 3 | 4;
type HeadingSize = 'landing' | 'page' | 'section' | 'part' | 'small';

interface HeadingProps {
  readonly level: HeadingLevel;
  /** How it looks. The level says where it stands in the page, and gives the size where none is named. */
  readonly size?: HeadingSize;
  readonly id?: string;
  /** One turned word may stand in an `<em>`. */
  readonly children: ReactNode;
}

const SIZE_OF_LEVEL: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: 'page', 2: 'section', 3: 'part', 4: 'small' };

export function Heading({ level, size = SIZE_OF_LEVEL[level], id, children }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`v-heading-${size}`}>
      {children}
    </Tag>
  );
}
