import './control-row.css';
import type { ComponentProps, ReactNode } from 'react';
import { Segments } from '../../primitives/segments.tsx';

/** Segments under their name. */
export function ChoiceRow<Value extends string>(props: ComponentProps<typeof Segments<Value>>): ReactNode {
  return (
    <div className="v-control-choice">
      <p className="v-control-name" aria-hidden="true">
        {props.name}
      </p>
      <Segments {...props} />
    </div>
  );
}
