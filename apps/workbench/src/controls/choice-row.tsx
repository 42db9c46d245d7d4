import './row.css';
import { Segments } from '@vayl/ui/primitives/segments';
import type { ComponentProps, ReactNode } from 'react';

/** Segments with their name beside them. */
export function ChoiceRow<Value extends string>(props: ComponentProps<typeof Segments<Value>>): ReactNode {
  return (
    <div className="row row-wide">
      <span className="row-name" aria-hidden="true">
        {props.name}
      </span>
      <Segments {...props} />
    </div>
  );
}
