import './row.css';
import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';

/** Segments with their name beside them. */
export function ChoiceRow<Value extends string>(props: Omit<ChoiceProps<Value>, 'look'>): ReactNode {
  return (
    <div className="row row-wide">
      <span className="row-name" aria-hidden="true">
        {props.name}
      </span>
      <Choice {...props} look="segments" />
    </div>
  );
}
