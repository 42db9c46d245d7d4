import type { ReactNode } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import type { Me } from '../identity/use-session.ts';
import { EmailLine } from './email-line.tsx';
import { NameForm } from './name-form.tsx';

interface ProfilePartProps {
  readonly me: Me;
  readonly onChanged: () => Promise<void>;
}

export function ProfilePart({ me, onChanged }: ProfilePartProps): ReactNode {
  return (
    <AccountPart title={ACCOUNT.profile.title}>
      <NameForm userId={me.id} name={me.profile?.displayName ?? ''} onSaved={onChanged} />
      <EmailLine me={me} />
    </AccountPart>
  );
}
