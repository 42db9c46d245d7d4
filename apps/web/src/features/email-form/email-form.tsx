import './email-form.css';
import { ERROR_TEXT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EmailFormControl } from './use-email-form.ts';

interface EmailFormWords {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly sending: string;
  readonly sent: { readonly title: string; readonly text: string };
}

interface EmailFormProps {
  readonly control: EmailFormControl;
  readonly words: EmailFormWords;
  /** What the form is for: read out, since several may stand on one page. */
  readonly name: string;
  /** `line` where something else on the page is the one thing to do. */
  readonly look?: 'filled' | 'line';
  /** It came in place of what was pressed. */
  readonly takesFocus?: boolean;
  /** Fields between the email and the button. */
  readonly children?: ReactNode;
  readonly note?: ReactNode;
}

/** An email, a button, and how it went. What replaces the form takes the focus, and keeps it when the form is back. */
export function EmailForm(props: EmailFormProps): ReactNode {
  const { control, words, name, look = 'filled', takesFocus = false, children, note } = props;
  const { form, email, setEmail, submit } = control;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The confirmation has the room of the form: nothing below moves up, and down again.
  const [heightPx, setHeightPx] = useState(0);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  // Before anybody else finds the focus lost: what had it may be gone with the form.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused !== document.body && !box.current?.contains(focused)) return;
    if (form.is === 'success') box.current?.focus({ preventScroll: true });
    if (form.is === 'error') input.current?.focus();
  }, [form]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setHeightPx(box.current?.offsetHeight ?? 0);
    submit();
  }

  return (
    <div
      ref={box}
      className="email-form"
      tabIndex={-1}
      style={{ minHeight: form.is === 'success' ? heightPx : undefined }}
    >
      <div role="status">
        {form.is === 'success' && (
          <div className="email-form-sent">
            <p>{words.sent.title}</p>
            <p>{words.sent.text}</p>
          </div>
        )}
      </div>
      {form.is !== 'success' && (
        <form noValidate aria-label={name} aria-busy={form.is === 'sending'} onSubmit={handleSubmit}>
          <TextField
            ref={input}
            label={words.label}
            type="email"
            need="required"
            autoComplete="email"
            inputMode="email"
            placeholder={words.placeholder}
            value={email}
            onChange={setEmail}
            error={form.is === 'error' ? ERROR_TEXT[form.code] : undefined}
          />
          {children}
          <div className="email-form-act">
            <Button look={look} type="submit" busyText={form.is === 'sending' ? words.sending : undefined}>
              {words.submit}
            </Button>
          </div>
          {note !== undefined && <div className="email-form-note">{note}</div>}
        </form>
      )}
    </div>
  );
}
