import './choice.css';
import { type ReactNode, useId } from 'react';

interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly look: 'segments' | 'tabs';
}

/** One of a few. Radio buttons underneath, so that keys and screen readers know what it is. */
export function Choice<Value extends string>({ name, options, value, onChange, look }: ChoiceProps<Value>): ReactNode {
  const group = useId();
  return (
    <fieldset className={`choice choice-${look}`} aria-label={name}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="choice-radio"
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={`choice-face face-${look}`}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
