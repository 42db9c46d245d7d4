import './radio-group.css';
import { type ReactNode, useId } from 'react';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface RadioGroupProps<Value extends string> {
  /** The question. */
  readonly legend: ReactNode;
  readonly options: readonly Option<Value>[];
  /** Undefined as long as nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly layout?: 'column' | 'row';
  readonly isDisabled?: boolean;
}

/**
 * One question with a few answers, all of them in sight. The browser's own radio buttons: they have the keys, the names
 * and the focus that people know, and cost a slow telephone a fifth of what made ones do.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { legend, options, value, onChange, hint, layout = 'column', isDisabled = false } = props;
  const id = useId();
  return (
    <div>
      <div id={`${id}-legend`} className="v-radios-legend">
        {legend}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="v-radios-hint">
          {hint}
        </div>
      )}
      <div
        role="radiogroup"
        className={`v-radios-list v-radios-${layout}`}
        aria-labelledby={`${id}-legend`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        {options.map((option) => (
          <label key={option.value} className="v-radio" data-disabled={isDisabled ? '' : undefined}>
            <input
              type="radio"
              className="v-radio-ring"
              name={id}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
