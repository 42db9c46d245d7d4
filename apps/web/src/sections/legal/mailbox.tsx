import type { ReactNode } from 'react';
import { SECURITY_EMAIL, SUPPORT_EMAIL } from '../../site/settings.ts';
import type { MailboxName } from './mailboxes.ts';

const ADDRESS_OF: Readonly<Record<MailboxName, string>> = { support: SUPPORT_EMAIL, security: SECURITY_EMAIL };

export function Mailbox({ name }: { readonly name: MailboxName }): ReactNode {
  const address = ADDRESS_OF[name];
  return <a href={`mailto:${address}`}>{address}</a>;
}
