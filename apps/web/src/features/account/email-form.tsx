import { Button } from '@vayl/ui/primitives/button';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { MOST_EMAIL_LENGTH } from '../identity/field-lengths.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

type Sending =
  | { readonly is: 'idle' | 'busy' }
  | { readonly is: 'sent'; readonly email: string }
  | { readonly is: 'failed'; readonly text: string };

/** Asks for the new address. It counts once its own link was opened. */
export function EmailForm(): ReactNode {
  const [newEmail, setNewEmail] = useState('');
  const [sending, setSending] = useState<Sending>({ is: 'idle' });

  async function send(): Promise<void> {
    setSending({ is: 'busy' });
    const answer = await ask((client) => client.correctEmail({ body: { newEmail } }));
    setSending(answer.ok ? { is: 'sent', email: newEmail.trim() } : { is: 'failed', text: failureText(answer.error) });
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (sending.is !== 'busy') void send();
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <div className="account-line">
        <TextField
          label={ACCOUNT.profile.newEmail}
          type="email"
          name="newEmail"
          autoComplete="email"
          maxLength={MOST_EMAIL_LENGTH}
          autoFocus
          value={newEmail}
          onChange={setNewEmail}
          hint={ACCOUNT.profile.newEmailHint}
          error={sending.is === 'failed' ? sending.text : undefined}
        />
        <Button type="submit" look="line" busyText={sending.is === 'busy' ? ACCOUNT.profile.sendingLink : undefined}>
          {ACCOUNT.profile.sendLink}
        </Button>
      </div>
      <p className="account-quiet" role="status">
        {sending.is === 'sent' && `${ACCOUNT.profile.linkSent} ${sending.email}`}
      </p>
    </form>
  );
}
