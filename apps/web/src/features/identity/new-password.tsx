import { ERROR_TEXT, type ErrorCode, signUpProblem } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { PasswordField } from '@vayl/ui/primitives/password-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { IDENTITY } from '../../../content/identity.content.ts';
import { RESET_PASSWORD } from '../../../content/reset-password.content.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { MOST_PASSWORD_LENGTH } from './field-lengths.ts';

interface NewPasswordProps {
  readonly token: string;
  readonly onDone: () => void;
}

interface Problem {
  readonly code: ErrorCode | undefined;
  readonly text: string;
}

/** The same rules in the same order as at sign-up. */
export function NewPassword({ token, onDone }: NewPasswordProps): ReactNode {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const textFor = (...codes: readonly ErrorCode[]) =>
    problem?.code !== undefined && codes.includes(problem.code) ? problem.text : undefined;
  const atPassword = textFor('sign-up/password-too-short', 'auth/weak-password');
  const atConfirmation = textFor('sign-up/passwords-differ');
  const atForm = atPassword === undefined && atConfirmation === undefined ? problem?.text : undefined;

  async function save(): Promise<void> {
    const code = signUpProblem({ email: '', password, confirmPassword, referralCode: '' });
    setProblem(code && { code, text: ERROR_TEXT[code] });
    if (code !== undefined) return;
    setBusy(true);
    const answer = await ask((client) => client.resetPassword({ body: { token, newPassword: password } }));
    setBusy(false);
    if (answer.ok) return onDone();
    const { error } = answer;
    setProblem({ code: error.is === 'refused' ? error.body.code : undefined, text: failureText(error) });
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) void save();
  }

  return (
    <form className="entry-form" method="post" noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={IDENTITY.fields.newPassword}
        name="password"
        autoComplete="new-password"
        maxLength={MOST_PASSWORD_LENGTH}
        value={password}
        onChange={setPassword}
        hint={IDENTITY.fields.passwordHint}
        error={atPassword}
      />
      <PasswordField
        label={IDENTITY.fields.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={MOST_PASSWORD_LENGTH}
        value={confirmPassword}
        onChange={setConfirmPassword}
        error={atConfirmation}
      />
      <FormProblem>{atForm}</FormProblem>
      <Button type="submit" busyText={isBusy ? RESET_PASSWORD.choose.busy : undefined}>
        {RESET_PASSWORD.choose.submit}
      </Button>
      {problem?.code === 'auth/link-expired' && (
        // The address still carries the link that is used up: a page without it asks for a new one.
        <Link className="entry-link" to="/reset-password">
          {RESET_PASSWORD.choose.newLink}
        </Link>
      )}
    </form>
  );
}
