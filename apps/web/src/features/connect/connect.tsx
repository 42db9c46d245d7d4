import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CONNECT } from '../../../content/connect.content.ts';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { QuietTrace } from '../../sections/entry/quiet-trace.tsx';
import { useHydrated, useQuery } from '../../site/use-query.ts';
import { SignedIn } from '../identity/signed-in.tsx';
import { type Session, useSession } from '../identity/use-session.ts';
import { ApproveApp } from './approve-app.tsx';
import { type ConnectRequest, readConnectRequest } from './connect-request.ts';

/** The desktop app opened this page, and waits for the code that only it can use. */
export function Connect(): ReactNode {
  const request = readConnectRequest(useQuery());
  const isReady = useHydrated();
  const control = useSession();
  const [isDenied, setDenied] = useState(false);
  const end = endOf({ isReady, isDenied, request });
  return (
    <EntryFrame
      title={end?.title ?? CONNECT.title}
      lead={end === undefined ? <Question session={control.session} /> : <p>{end.lead}</p>}
      ornament={<QuietTrace />}
      view={isReady && control.session.is !== 'asking' ? (end?.title ?? control.session.is) : undefined}
      isReady={isReady}
    >
      {request !== undefined && !isDenied && (
        <SignedIn {...control}>
          {() => <ApproveApp request={request} signOut={control.signOut} onDenied={() => setDenied(true)} />}
        </SignedIn>
      )}
      {end === CONNECT.wrong && (
        <ButtonLink look="line" render={<Link to="/download" />}>
          {CONNECT.wrong.next}
        </ButtonLink>
      )}
    </EntryFrame>
  );
}

interface Facts {
  readonly isReady: boolean;
  readonly isDenied: boolean;
  readonly request: ConnectRequest | undefined;
}

/** The two ways in which there is nothing left to ask. */
function endOf({ isReady, isDenied, request }: Facts): typeof CONNECT.wrong | typeof CONNECT.denied | undefined {
  if (isDenied) return CONNECT.denied;
  return isReady && request === undefined ? CONNECT.wrong : undefined;
}

function Question({ session }: { readonly session: Session }): ReactNode {
  if (session.is !== 'signed-in') return <p>{session.is === 'asking' ? CONNECT.asking : CONNECT.signInFirst}</p>;
  const { before, after } = CONNECT.question;
  return (
    <p>
      {before} <span className="entry-given">{session.me.email}</span>
      {after}
    </p>
  );
}
