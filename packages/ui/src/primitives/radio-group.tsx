import './radio-group.css';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
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

/** One question with a few answers, all of them in sight. */
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
      <BaseRadioGroup
        className={`v-radios-list v-radios-${layout}`}
        aria-labelledby={`${id}-legend`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value ?? null}
        disabled={isDisabled}
        onValueChange={(chosen: Value | null) => chosen !== null && onChange(chosen)}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: The radio inside is the control; it renders its own input.
          <label key={option.value} className="v-radio">
            <Radio.Root className="v-radio-ring" value={option.value}>
              <Radio.Indicator className="v-radio-dot" />
            </Radio.Root>
            <span>{option.text}</span>
          </label>
        ))}
      </BaseRadioGroup>
    </div>
  );
}
