import './signed-in.css';
import { assertNever } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import type { ReactNode } from 'react';
import { IDENTITY } from '../../../content/identity.content.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { Me, SessionControl } from './use-session.ts';

interface SignedInProps extends SessionControl {
  readonly children: (me: Me) => ReactNode;
}

/** What is for a signed-in person alone. Whoever is not gets the form in the same place, and then goes on. */
export function SignedIn({ session, lookAgain, children }: SignedInProps): ReactNode {
  switch (session.is) {
    case 'asking':
      return (
        <p className="signed-in-asking" role="status">
          {IDENTITY.asking}
        </p>
      );
    case 'failed':
      return (
        <div className="signed-in-failed">
          <Notice tone="stop" title={IDENTITY.failedTitle}>
            {session.text}
          </Notice>
          <Button look="line" onClick={() => void lookAgain()}>
            {IDENTITY.again}
          </Button>
        </div>
      );
    case 'signed-out':
      return <SignInForm onSignedIn={lookAgain} />;
    case 'signed-in':
      return children(session.me);
    default:
      return assertNever(session);
  }
}
