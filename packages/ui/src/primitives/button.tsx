import './button.css';
import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonFace, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonFace, Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled' | 'style'> {
  readonly isDisabled?: boolean;
  /** Stays in the tab order while it is disabled: whoever has just pressed it must not lose their place. */
  readonly keepsFocus?: boolean;
  /** What it is doing now, in words. Until it is done the button cannot be pressed again, and keeps the focus. */
  readonly busyText?: string | undefined;
  /** The key that does the same, for those who have keys. */
  readonly keyHint?: string;
}

export function Button({
  look,
  size,
  isDisabled = false,
  keepsFocus = false,
  busyText,
  keyHint,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const isBusy = busyText !== undefined;
  return (
    <BaseButton
      type="button"
      {...rest}
      className={buttonClass({ look, size })}
      disabled={isDisabled || isBusy}
      focusableWhenDisabled={isBusy || keepsFocus}
      aria-busy={isBusy || undefined}
    >
      {busyText ?? children}
      {keyHint !== undefined && <kbd className="v-button-key">{keyHint}</kbd>}
    </BaseButton>
  );
}
