import { Button } from '@vayl/ui/primitives/button';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { IDENTITY } from '../../../content/identity.content.ts';
import { RESET_PASSWORD } from '../../../content/reset-password.content.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { MOST_EMAIL_LENGTH } from './field-lengths.ts';

/** The answer is the same whether there is an account or not, so nobody learns who has one. */
export function ResetRequest({ onSent }: { readonly onSent: (email: string) => void }): ReactNode {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask((client) => client.requestPasswordReset({ body: { email } }));
    setBusy(false);
    if (answer.ok) onSent(email.trim());
    else setProblem(failureText(answer.error));
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <form className="entry-form" noValidate onSubmit={handleSubmit}>
      <TextField
        label={IDENTITY.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={MOST_EMAIL_LENGTH}
        value={email}
        onChange={setEmail}
        error={problem}
      />
      <Button type="submit" busyText={isBusy ? RESET_PASSWORD.ask.busy : undefined}>
        {RESET_PASSWORD.ask.submit}
      </Button>
      <Link className="entry-link" to="/signin">
        {RESET_PASSWORD.ask.back}
      </Link>
    </form>
  );
}
