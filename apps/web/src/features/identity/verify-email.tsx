import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { VERIFY_EMAIL } from '../../../content/verify-email.content.ts';
import { EngravedScale } from '../../sections/entry/engraved-scale.tsx';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { addressPart } from '../../site/address-part.ts';
import { errorInAddress } from '../../site/error-in-address.ts';
import { useHydrated, useQuery } from '../../site/use-query.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { MOST_TOKEN_LENGTH } from './field-lengths.ts';
import { SendVerification } from './send-verification.tsx';
import { SignedIn } from './signed-in.tsx';
import { type Session, useSession } from './use-session.ts';

type View = 'asking' | 'confirmed' | 'unknown' | 'waiting' | 'refused' | 'change' | 'changed';

/** Where the links of two mails end: the one after sign-up, and the one to a new address. */
export function VerifyEmail(): ReactNode {
  const query = useQuery();
  const isReady = useHydrated();
  const control = useSession();
  const { session } = control;
  const [isChanged, setChanged] = useState(false);
  const problem = errorInAddress(query);
  const token = addressPart(query, 'change', MOST_TOKEN_LENGTH);
  const view = viewOf({ isReady, isChanged, hasToken: token !== null, hasProblem: problem !== undefined, session });
  return (
    <EntryFrame
      title={VERIFY_EMAIL[view].title}
      lead={<Lead view={view} problem={problem} session={session} />}
      ornament={<EngravedScale />}
      view={view === 'asking' ? undefined : view}
      isReady={isReady}
    >
      {view === 'change' && <ConfirmChange token={token ?? ''} onChanged={() => setChanged(true)} />}
      {view === 'refused' && (
        <SignedIn {...control}>
          {(me) => (me.isEmailVerified ? <Onward session={session} /> : <SendVerification />)}
        </SignedIn>
      )}
      {view === 'waiting' && <SendVerification />}
      {(view === 'confirmed' || view === 'unknown' || view === 'changed') && <Onward session={session} />}
    </EntryFrame>
  );
}

interface Facts {
  readonly isReady: boolean;
  readonly isChanged: boolean;
  readonly hasToken: boolean;
  readonly hasProblem: boolean;
  readonly session: Session;
}

function viewOf({ isReady, isChanged, hasToken, hasProblem, session }: Facts): View {
  if (!isReady) return 'asking';
  if (isChanged) return 'changed';
  if (hasToken) return 'change';
  if (hasProblem) return 'refused';
  if (session.is === 'asking') return 'asking';
  if (session.is !== 'signed-in') return 'unknown';
  return session.me.isEmailVerified ? 'confirmed' : 'waiting';
}

interface LeadProps {
  readonly view: View;
  readonly problem: string | undefined;
  readonly session: Session;
}

function Lead({ view, problem, session }: LeadProps): ReactNode {
  if (view === 'refused') return <p>{problem}</p>;
  const email =
    session.is === 'signed-in' && (view === 'waiting' || view === 'confirmed') ? session.me.email : undefined;
  return (
    <>
      <p>{VERIFY_EMAIL[view].lead}</p>
      {email !== undefined && <p className="entry-given">{email}</p>}
    </>
  );
}

function Onward({ session }: { readonly session: Session }): ReactNode {
  const isSignedIn = session.is === 'signed-in';
  return (
    <ButtonLink look="line" render={<Link to={isSignedIn ? '/account' : '/signin'} />}>
      {isSignedIn ? VERIFY_EMAIL.toAccount : VERIFY_EMAIL.signIn}
    </ButtonLink>
  );
}
