import './segments.css';
import { type ReactNode, useId } from 'react';
import type { Option } from './radio-group.tsx';

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** One of a few short words, side by side. To keys and screen readers it is a group of radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  const { name, options, value, onChange, isDisabled = false } = props;
  const id = useId();
  return (
    <div role="radiogroup" className="v-segments" aria-label={name}>
      {options.map((option) => (
        <label key={option.value} className="v-segment">
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className="v-segment-face">{option.text}</span>
        </label>
      ))}
    </div>
  );
}
