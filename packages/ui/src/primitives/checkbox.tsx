import './checkbox.css';
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import { FieldMessages } from './field-messages.tsx';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly name?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, isChecked, onChange, name, hint, error, isRequired = false, isDisabled = false } = props;
  return (
    <Field.Root invalid={error !== undefined} disabled={isDisabled}>
      <Field.Label className="v-checkbox">
        <BaseCheckbox.Root
          className="v-checkbox-box"
          name={name}
          checked={isChecked}
          required={isRequired}
          onCheckedChange={onChange}
        >
          <BaseCheckbox.Indicator className="v-checkbox-tick" />
        </BaseCheckbox.Root>
        <span>
          {label}
          {hint !== undefined && <span className="v-checkbox-hint">{hint}</span>}
        </span>
      </Field.Label>
      <FieldMessages error={error} />
    </Field.Root>
  );
}
