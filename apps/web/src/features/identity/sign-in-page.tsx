import { Notice } from '@vayl/ui/primitives/notice';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SIGNIN } from '../../../content/signin.content.ts';
import { EngravedScale } from '../../sections/entry/engraved-scale.tsx';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { errorInAddress } from '../../site/error-in-address.ts';
import { useHydrated, useQuery } from '../../site/use-query.ts';
import { SignInForm } from './sign-in-form.tsx';

/** A sign-in at a provider that came back without its popup ends here, with the reason in the address. */
export function SignInPage(): ReactNode {
  const navigate = useNavigate();
  const isReady = useHydrated();
  const problem = errorInAddress(useQuery());
  return (
    <EntryFrame title={SIGNIN.title} lead={<p>{SIGNIN.lead}</p>} ornament={<EngravedScale />} isReady={isReady}>
      {problem !== undefined && (
        <div className="entry-notice">
          <Notice tone="stop" title={SIGNIN.problemTitle}>
            {problem}
          </Notice>
        </div>
      )}
      <SignInForm onSignedIn={() => navigate('/account')} />
    </EntryFrame>
  );
}
