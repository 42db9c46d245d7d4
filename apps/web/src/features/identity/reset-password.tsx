import { Button } from '@vayl/ui/primitives/button';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { RESET_PASSWORD } from '../../../content/reset-password.content.ts';
import { EngravedScale } from '../../sections/entry/engraved-scale.tsx';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { addressPart } from '../../site/address-part.ts';
import { useHydrated, useQuery } from '../../site/use-query.ts';
import { MOST_TOKEN_LENGTH } from './field-lengths.ts';
import { NewPassword } from './new-password.tsx';
import { ResetRequest } from './reset-request.tsx';

type Outcome = { readonly is: 'sent'; readonly email: string } | { readonly is: 'done' };

/** Without a token it asks where to send one, with a token it takes the new password. */
export function ResetPassword(): ReactNode {
  const token = addressPart(useQuery(), 'token', MOST_TOKEN_LENGTH);
  const isReady = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>();
  const view = outcome?.is ?? (token === null ? 'ask' : 'choose');
  const { title, lead } = RESET_PASSWORD[view];
  return (
    <EntryFrame
      title={title}
      lead={
        <>
          <p>{lead}</p>
          {outcome?.is === 'sent' && <p className="entry-given">{outcome.email}</p>}
        </>
      }
      ornament={<EngravedScale />}
      view={isReady ? view : undefined}
      isReady={isReady}
    >
      {view === 'ask' && <ResetRequest onSent={(email) => setOutcome({ is: 'sent', email })} />}
      {view === 'choose' && <NewPassword token={token ?? ''} onDone={() => setOutcome({ is: 'done' })} />}
      {view === 'sent' && (
        <Button look="line" onClick={() => setOutcome(undefined)}>
          {RESET_PASSWORD.sent.other}
        </Button>
      )}
      {view === 'done' && <ButtonLink render={<Link to="/signin" />}>{RESET_PASSWORD.done.next}</ButtonLink>}
    </EntryFrame>
  );
}
