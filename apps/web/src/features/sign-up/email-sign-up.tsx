import './email-sign-up.css';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { PasswordField } from '@vayl/ui/primitives/password-field';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { IDENTITY } from '../../../content/identity.content.ts';
import { SIGNUP } from '../../../content/signup.content.ts';
import { MOST_EMAIL_LENGTH, MOST_PASSWORD_LENGTH } from '../identity/field-lengths.ts';
import type { ProblemPlace } from './problem-place.ts';
import type { SignUp } from './use-sign-up.ts';

/** The form behind `Sign up with Email`. It takes the focus when it appears, and the field with a problem takes it then. */
export function EmailSignUp({ form, change, busy, problem, byEmail }: SignUp): ReactNode {
  const fields = useRef<HTMLFormElement>(null);
  const errorAt = (place: ProblemPlace) => (problem?.place === place ? problem.text : undefined);

  useEffect(() => focusField(fields.current, 'email'), []);
  useEffect(() => {
    if (problem !== undefined) focusField(fields.current, problem.place);
  }, [problem]);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void byEmail();
  }

  return (
    <form ref={fields} className="email-sign-up" method="post" noValidate onSubmit={handleSubmit}>
      <TextField
        label={IDENTITY.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={MOST_EMAIL_LENGTH}
        value={form.email}
        onChange={(email) => change({ email })}
        error={errorAt('email')}
      />
      <PasswordField
        label={IDENTITY.fields.password}
        name="password"
        autoComplete="new-password"
        maxLength={MOST_PASSWORD_LENGTH}
        value={form.password}
        onChange={(password) => change({ password })}
        hint={IDENTITY.fields.passwordHint}
        error={errorAt('password')}
      />
      <PasswordField
        label={IDENTITY.fields.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={MOST_PASSWORD_LENGTH}
        value={form.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={errorAt('confirmPassword')}
      />
      <FormProblem>{errorAt('form')}</FormProblem>
      <Button
        type="submit"
        isDisabled={busy !== undefined && busy !== 'email'}
        busyText={busy === 'email' ? SIGNUP.email.busy : undefined}
      >
        {SIGNUP.email.submit}
      </Button>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
