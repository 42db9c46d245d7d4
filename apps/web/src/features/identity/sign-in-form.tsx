import './sign-in-form.css';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { PasswordField } from '@vayl/ui/primitives/password-field';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { IDENTITY } from '../../../content/identity.content.ts';
import { MOST_EMAIL_LENGTH, MOST_PASSWORD_LENGTH } from './field-lengths.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  readonly onSignedIn: () => Promise<void> | void;
}

/** The way in, wherever somebody stands before something that is theirs. */
export function SignInForm({ onSignedIn }: SignInFormProps): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { status, byEmail, byProvider } = useSignIn(onSignedIn);
  const busyBy = status.is === 'busy' ? status.by : undefined;

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void byEmail({ email, password });
  }

  return (
    <div className="sign-in-form">
      <ProviderButtons
        purpose="signIn"
        busy={busyBy === 'email' ? undefined : busyBy}
        isDisabled={busyBy !== undefined}
        problem={status.is === 'failed' && status.by === 'provider' ? status.message : undefined}
        onPress={(provider) => void byProvider(provider)}
      />
      <p className="sign-in-form-or">{IDENTITY.or}</p>
      {/* Sent before a script is there, a form without a method would put the password into the address. */}
      <form className="sign-in-form-fields" method="post" noValidate onSubmit={handleSubmit}>
        <TextField
          label={IDENTITY.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={MOST_EMAIL_LENGTH}
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={IDENTITY.fields.password}
          name="password"
          autoComplete="current-password"
          maxLength={MOST_PASSWORD_LENGTH}
          value={password}
          onChange={setPassword}
        />
        <FormProblem>{status.is === 'failed' && status.by === 'email' ? status.message : undefined}</FormProblem>
        <Button
          type="submit"
          isDisabled={busyBy !== undefined && busyBy !== 'email'}
          busyText={busyBy === 'email' ? IDENTITY.signIn.busy : undefined}
        >
          {IDENTITY.signIn.submit}
        </Button>
      </form>
      <p className="sign-in-form-else">
        <Link to="/reset-password">{IDENTITY.signIn.forgot}</Link>
        <span>
          {IDENTITY.signIn.noAccount} <Link to="/signup">{IDENTITY.signUpLink}</Link>
        </span>
      </p>
    </div>
  );
}
