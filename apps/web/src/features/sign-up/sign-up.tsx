import { referralCodeFromLink, showsReferralApplied } from '@vayl/domain';
import type { ReactNode } from 'react';
import { SIGNUP } from '../../../content/signup.content.ts';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { FreeMinutes } from '../../sections/signup/free-minutes.tsx';
import { InvitedLead } from '../../sections/signup/invited-lead.tsx';
import { TrialDays } from '../../sections/signup/trial-days.tsx';
import { useHydrated, useQuery } from '../../site/use-query.ts';
import { ReferralNote } from '../referral/referral-note.tsx';
import { useReferralCheck } from '../referral/use-referral-check.ts';
import { SignUpPanel } from './sign-up-panel.tsx';

/** The whole page: its layout follows the link that led here, its claims follow what the server says (RD-24). */
export function SignUp(): ReactNode {
  const linkedCode = referralCodeFromLink(useQuery().get('ref'));
  const referral = useReferralCheck(linkedCode);
  const isReady = useHydrated();
  const isInvited = linkedCode !== undefined;
  const { check } = referral;
  return (
    <EntryFrame
      title={isInvited ? SIGNUP.invited.title : SIGNUP.plain.title}
      lead={isInvited ? <InvitedLead isRefused={check.is === 'invalid'} /> : <p>{SIGNUP.plain.lead}</p>}
      ornament={isInvited ? <TrialDays /> : <FreeMinutes />}
      isReady={isReady}
    >
      {showsReferralApplied(linkedCode, check) && <ReferralNote />}
      <SignUpPanel referral={referral} isInvited={isInvited} />
    </EntryFrame>
  );
}
