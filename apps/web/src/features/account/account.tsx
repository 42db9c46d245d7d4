import './account.css';
import { Button } from '@vayl/ui/primitives/button';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import { useViewFocus } from '@vayl/ui/primitives/use-view-focus';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ACCOUNT } from '../../../content/account.content.ts';
import { NeedsScript } from '../../sections/entry/needs-script.tsx';
import { SignedIn } from '../identity/signed-in.tsx';
import { useSession } from '../identity/use-session.ts';
import { DeletionPart } from './deletion-part.tsx';
import { ExportPart } from './export-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ReferralPart } from './referral-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SubscriptionPart } from './subscription-part.tsx';

/** Everything we know about a person and everything they can do about it, as one document. */
export function Account(): ReactNode {
  const control = useSession();
  const { session, signOut, lookAgain } = control;
  const [isDeleted, setDeleted] = useState(false);
  const view = isDeleted ? 'deleted' : session.is === 'asking' ? undefined : session.is;
  const head = useViewFocus<HTMLDivElement>(view);
  return (
    <div className="wrap account">
      <div className="account-head" ref={head} tabIndex={-1}>
        <div>
          <Heading level={1}>{isDeleted ? ACCOUNT.deleted.title : ACCOUNT.title}</Heading>
          <p className="account-lead">{leadOf(view, session.is === 'signed-in' ? session.me.email : '')}</p>
        </div>
        {view === 'signed-in' && (
          <Button look="line" size="small" onClick={() => void signOut()}>
            {ACCOUNT.signOut}
          </Button>
        )}
      </div>
      {isDeleted ? (
        <ButtonLink look="line" render={<Link to="/" />}>
          {ACCOUNT.deleted.next}
        </ButtonLink>
      ) : (
        <div className={view === 'signed-in' ? 'account-parts' : 'account-gate'}>
          <SignedIn {...control}>
            {(me) => (
              <>
                <ProfilePart me={me} onChanged={lookAgain} />
                <SubscriptionPart />
                <ReferralPart />
                <SessionsPart />
                <ExportPart />
                <DeletionPart onDeleted={() => setDeleted(true)} />
              </>
            )}
          </SignedIn>
          <NeedsScript />
        </div>
      )}
    </div>
  );
}

function leadOf(view: string | undefined, email: string): string {
  if (view === 'deleted') return ACCOUNT.deleted.lead;
  if (view === 'signed-out') return ACCOUNT.signedOutLead;
  return email;
}
