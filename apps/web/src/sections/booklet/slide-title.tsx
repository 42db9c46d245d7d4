import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';

interface SlideTitleProps {
  readonly title: { readonly plain: string; readonly turned: string };
  readonly isFirst?: boolean;
}

export function SlideTitle({ title, isFirst = false }: SlideTitleProps): ReactNode {
  return (
    <Heading level={isFirst ? 1 : 2} size={isFirst ? 'landing' : 'page'}>
      {title.plain} <em>{title.turned}</em>
    </Heading>
  );
}
