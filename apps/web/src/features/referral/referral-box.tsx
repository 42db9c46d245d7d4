import './referral-box.css';
import { canApply } from '@vayl/domain';
import { TextField } from '@vayl/ui/primitives/text-field';
import type { ReactNode, SubmitEvent } from 'react';
import { SIGNUP } from '../../../content/signup.content.ts';
import type { ReferralControl } from './use-referral-check.ts';

/** The code somebody was given. What the server says of it stands below. */
export function ReferralBox({ code, check, edit, apply, leave }: ReferralControl): ReactNode {
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (canApply(code, check)) apply();
  }

  return (
    <form className="referral-box" noValidate onSubmit={handleSubmit} data-check={check.is}>
      <TextField
        label={SIGNUP.referral.label}
        need="optional"
        name="referralCode"
        autoComplete="off"
        value={code}
        onChange={edit}
        onBlur={leave}
        error={check.is === 'invalid' ? check.message : undefined}
        action={
          <button className="v-field-action" type="submit" disabled={!canApply(code, check)}>
            {check.is === 'checking' ? SIGNUP.referral.checking : SIGNUP.referral.apply}
          </button>
        }
      />
      <p className="referral-box-message" role="status">
        {check.is === 'valid' && check.message}
      </p>
    </form>
  );
}
