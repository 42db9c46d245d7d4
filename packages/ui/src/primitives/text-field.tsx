import './text-field.css';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'autoFocus' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'name' | 'onBlur' | 'placeholder' | 'ref'
>;

export interface TextFieldProps extends InputProps {
  /** Its words, or the id of the element that already shows them. */
  readonly label: string | { readonly id: string };
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

/** The browser's own field: forms stand on pages that have no bytes to spare for another one. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, value, onChange, type = 'text', need, hint, error, isDisabled, isLabelHidden, ...rest } = props;
  const { before, after, action, ...input } = rest;
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className="v-field">
      {typeof label === 'string' && <FieldLabel words={label} inputId={id} need={need} isHidden={isLabelHidden} />}
      <div
        className="v-field-box"
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={isDisabled ? '' : undefined}
      >
        {before !== undefined && <span className="v-field-affix">{before}</span>}
        <input
          {...input}
          id={id}
          className="v-field-input"
          type={type}
          value={value}
          required={need === 'required'}
          disabled={isDisabled}
          aria-labelledby={typeof label === 'string' ? undefined : label.id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
        {after !== undefined && <span className="v-field-affix">{after}</span>}
        {action}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="v-field-hint">
          {hint}
        </p>
      )}
      {/* The place of the error is there before it is needed, so that its coming is read out. */}
      <div className="v-field-live" aria-live="polite">
        {error !== undefined && (
          <div id={errorId} className="v-field-error">
            {error}
          </div>
        )}
      </div>
    </div>
  );
}

interface FieldLabelProps {
  readonly words: string;
  readonly inputId: string;
  readonly need: TextFieldProps['need'];
  readonly isHidden: boolean | undefined;
}

function FieldLabel({ words, inputId, need, isHidden }: FieldLabelProps): ReactNode {
  const name = (
    <label className="v-field-label" htmlFor={inputId}>
      {words}
    </label>
  );
  if (isHidden) return <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <div className="v-field-head">
      {name}
      {need === 'optional' && <span className="v-field-optional">optional</span>}
    </div>
  );
}
