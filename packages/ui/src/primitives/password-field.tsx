import { type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'before' | 'after' | 'action'> {
  readonly label: string;
  readonly autoComplete: 'new-password' | 'current-password';
}

/** A password, which its owner may look at. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const show = (
    <button
      className="v-field-action"
      type="button"
      aria-pressed={isShown}
      aria-label={`Show ${props.label.toLowerCase()}`}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? 'Hide' : 'Show'}
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} action={show} />;
}
