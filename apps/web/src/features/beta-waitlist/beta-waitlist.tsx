import './beta-waitlist.css';
import { ERROR_TEXT, IDLE_BETA_FORM, submitBetaWaitlist } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { WAITLIST } from '../../../content/landing.content.ts';
import { logWaitlistEntry } from './log-waitlist-entry.ts';

/** Looks at the address and notes it in the browser's own log; nothing leaves the page (RD-13). */
export function BetaWaitlist(): ReactNode {
  const [email, setEmail] = useState('');
  const [form, setForm] = useState(IDLE_BETA_FORM);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const outcome = submitBetaWaitlist(email);
    setForm(outcome);
    if (outcome.is === 'success') {
      logWaitlistEntry(email);
      setEmail('');
    } else {
      input.current?.focus();
    }
  }

  function edit(text: string): void {
    setEmail(text);
    setForm(IDLE_BETA_FORM);
  }

  return (
    <form className="waitlist" noValidate onSubmit={submit} aria-labelledby={titleId} data-state={form.is}>
      <h3 id={titleId} className="waitlist-title">
        {WAITLIST.title}
      </h3>
      <div className="waitlist-row">
        <TextField
          ref={input}
          label={WAITLIST.label}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={WAITLIST.placeholder}
          need="required"
          value={email}
          onChange={edit}
          error={form.is === 'error' ? ERROR_TEXT['form/invalid-email'] : undefined}
        />
        <Button type="submit" look="line">
          {WAITLIST.submit}
        </Button>
      </div>
      <p className="waitlist-note" role="status">
        {form.is === 'success' ? <strong>{WAITLIST.success}</strong> : WAITLIST.hint}
      </p>
    </form>
  );
}
