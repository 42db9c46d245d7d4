import './sign-up-panel.css';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IDENTITY } from '../../../content/identity.content.ts';
import { SIGNUP } from '../../../content/signup.content.ts';
import { ProviderButtons } from '../identity/provider-buttons.tsx';
import { ReferralBox } from '../referral/referral-box.tsx';
import type { ReferralControl } from '../referral/use-referral-check.ts';
import { EmailSignUp } from './email-sign-up.tsx';
import { useSignUp } from './use-sign-up.ts';

interface SignUpPanelProps {
  readonly referral: ReferralControl;
  readonly isInvited: boolean;
}

/** The three ways in, and the box for a code. Who comes with a code sees first that it counts. */
export function SignUpPanel({ referral, isInvited }: SignUpPanelProps): ReactNode {
  const [isEmailOpen, setEmailOpen] = useState(false);
  const signUp = useSignUp(referral);
  const { busy, problem, byProvider } = signUp;
  return (
    <div className="sign-up-panel">
      {isInvited && <ReferralBox {...referral} />}
      <div className="sign-up-panel-ways">
        <ProviderButtons
          purpose="signUp"
          busy={busy === 'email' ? undefined : busy}
          isDisabled={busy !== undefined}
          problem={problem?.place === 'provider' ? problem.text : undefined}
          onPress={(provider) => void byProvider(provider)}
        />
        {isEmailOpen ? (
          <EmailSignUp {...signUp} />
        ) : (
          <Button look="line" isDisabled={busy !== undefined} onClick={() => setEmailOpen(true)}>
            {SIGNUP.email.open}
          </Button>
        )}
      </div>
      {!isInvited && <ReferralBox {...referral} />}
      <p className="sign-up-panel-else">
        {SIGNUP.haveAccount} <Link to="/signin">{IDENTITY.signInLink}</Link>
      </p>
    </div>
  );
}
