import './text-field.css';
import { Field } from '@base-ui/react/field';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldMessages } from './field-messages.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'autoFocus' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'ref'
>;

export interface TextFieldProps extends InputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'url';
  /** Nobody needs to be told that a form wants its fields: only what may stay empty says so. */
  readonly need?: 'required' | 'optional';
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** The name is read out but not shown, where the place says what is asked. */
  readonly isLabelHidden?: boolean;
  /** What belongs to the number: `$` before it, `/ year` after it. */
  readonly before?: string;
  readonly after?: string;
  /** A button at the end of the box. */
  readonly action?: ReactNode;
}

export function TextField(props: TextFieldProps): ReactNode {
  const { label, value, onChange, type = 'text', need, hint, error, isDisabled, isLabelHidden, ...rest } = props;
  const { before, after, action, ...input } = rest;
  return (
    <Field.Root className="v-field" invalid={error !== undefined} disabled={isDisabled ?? false}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <Field.Label>{label}</Field.Label>
        </VisuallyHidden>
      ) : (
        <div className="v-field-head">
          <Field.Label className="v-field-label">{label}</Field.Label>
          {need === 'optional' && <span className="v-field-optional">optional</span>}
        </div>
      )}
      <div className="v-field-box">
        {before !== undefined && <span className="v-field-affix">{before}</span>}
        <Field.Control
          {...input}
          className="v-field-input"
          type={type}
          value={value}
          required={need === 'required'}
          onValueChange={onChange}
        />
        {after !== undefined && <span className="v-field-affix">{after}</span>}
        {action}
      </div>
      <FieldMessages hint={hint} error={error} />
    </Field.Root>
  );
}
