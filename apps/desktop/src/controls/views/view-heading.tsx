import './view-heading.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { VIEW_TITLES } from '../words.ts';
import type { ViewName } from './view-name.ts';

interface ViewHeadingProps {
  readonly view: ViewName;
  /** Whether somebody has come here from another view. A window that opens leaves the focus alone. */
  readonly takesFocus: boolean;
}

/** The first thing of a view: whoever goes there by keys goes on from here. */
export function ViewHeading({ view, takesFocus }: ViewHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="control-heading">
      {VIEW_TITLES[view]}
    </h1>
  );
}
