import { walletAddressOrNull } from '@vayl/domain';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, useState } from 'react';
import { WAITLIST_FORM } from '../../../content/token.content.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { useEmailForm } from '../email-form/use-email-form.ts';
import { server } from '../server/server.ts';

interface WaitlistFormProps {
  /** There are two on the page: each needs a name of its own. */
  readonly name: string;
}

export function WaitlistForm({ name }: WaitlistFormProps): ReactNode {
  const [wallet, setWallet] = useState('');
  const control = useEmailForm({
    save: async (email) =>
      (await server()).joinTokenWaitlist({ body: { email, walletAddress: walletAddressOrNull(wallet) } }),
    problem: 'token-waitlist.save-failed',
    onSaved: () => setWallet(''),
  });
  const words = WAITLIST_FORM.wallet;
  return (
    <EmailForm control={control} words={WAITLIST_FORM} name={name} note={WAITLIST_FORM.note}>
      <TextField
        label={words.label}
        need="optional"
        autoComplete="off"
        placeholder={words.placeholder}
        hint={words.hint}
        maxLength={200}
        value={wallet}
        onChange={setWallet}
      />
    </EmailForm>
  );
}
