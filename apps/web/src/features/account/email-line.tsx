import './email-line.css';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { SendVerification } from '../identity/send-verification.tsx';
import type { Me } from '../identity/use-session.ts';
import { EmailForm } from './email-form.tsx';

/** The address as it is, whether it is confirmed, and the way to another one. */
export function EmailLine({ me }: { readonly me: Me }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { email, confirmed, notConfirmed, changeEmail, keepEmail } = ACCOUNT.profile;
  return (
    <div className="email-line">
      <div className="email-line-now">
        <p>
          <span className="email-line-name">{email}</span>
          <span className="email-line-address">{me.email}</span>
          <span className="email-line-state">{me.isEmailVerified ? confirmed : notConfirmed}</span>
        </p>
        <Button look="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? keepEmail : changeEmail}
        </Button>
      </div>
      {!me.isEmailVerified && <SendVerification />}
      {isOpen && <EmailForm />}
    </div>
  );
}
