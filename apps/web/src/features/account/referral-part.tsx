import type { Client } from '@vayl/contract';
import type { ReactNode } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import { Answered } from './answered.tsx';
import { CopyField } from './copy-field.tsx';
import { useAnswer } from './use-answer.ts';

const getReferral = (client: Client) => client.getReferral({});

export function ReferralPart(): ReactNode {
  const [answer, askAgain] = useAnswer(getReferral);
  return (
    <AccountPart title={ACCOUNT.referral.title}>
      <p>{ACCOUNT.referral.lead}</p>
      <Answered answer={answer} onAgain={askAgain}>
        {({ link, benefitsGranted }) => (
          <>
            <CopyField text={link} />
            <p className="account-quiet">{benefitsText(benefitsGranted)}</p>
          </>
        )}
      </Answered>
    </AccountPart>
  );
}

function benefitsText(count: number): string {
  const { none, one, many } = ACCOUNT.referral;
  if (count === 0) return none;
  return count === 1 ? one : `${count} ${many}`;
}
