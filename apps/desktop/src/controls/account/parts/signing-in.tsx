import { assertNever, ERROR_TEXT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { SignInStep } from '../account-state.ts';
import { ACCOUNT_WORDS } from '../account-words.ts';
import type { SignIn } from '../sign-in.ts';

interface SigningInProps {
  readonly signIn: SignIn;
  readonly step: SignInStep;
}

/** While the person is elsewhere. Whatever they do there, they can take it back here. */
export function SigningIn({ signIn, step }: SigningInProps): ReactNode {
  const cancel = (
    <Button look="line" onClick={() => signIn.cancel()}>
      {ACCOUNT_WORDS.cancel}
    </Button>
  );
  switch (step.is) {
    case 'busy':
      return (
        <>
          <p role="status" className="v-text-small">
            {ACCOUNT_WORDS.busy}
          </p>
          <div className="account-view-actions">{cancel}</div>
        </>
      );
    case 'browser':
      return (
        <>
          <h2 className="account-view-title">{ACCOUNT_WORDS.browser.title}</h2>
          <Text look="small">{ACCOUNT_WORDS.browser.text}</Text>
          <div className="account-view-actions">
            <Button look="line" onClick={() => void signIn.openAgain()}>
              {ACCOUNT_WORDS.browser.openAgain}
            </Button>
            {cancel}
            <Button look="quiet" onClick={() => void signIn.beginCode()}>
              {ACCOUNT_WORDS.signedOut.typeCode}
            </Button>
          </div>
        </>
      );
    case 'code':
      return <TypeCode step={step} onOpen={() => void signIn.openAgain()} cancel={cancel} />;
    default:
      return assertNever(step);
  }
}

interface TypeCodeProps {
  readonly step: Extract<SignInStep, { is: 'code' }>;
  readonly onOpen: () => void;
  readonly cancel: ReactNode;
}

function TypeCode({ step, onOpen, cancel }: TypeCodeProps): ReactNode {
  const words = ACCOUNT_WORDS.code;
  return (
    <>
      <h2 className="account-view-title">{words.title}</h2>
      <p className="account-view-code">{step.userCode}</p>
      <Text look="small">
        {words.before} <span className="account-view-address">{step.address}</span> {words.after}
      </Text>
      <p role="status" className="v-text-small">
        {ERROR_TEXT['device/waiting']}
      </p>
      <div className="account-view-actions">
        <Button look="line" onClick={onOpen}>
          {words.open}
        </Button>
        {cancel}
      </div>
    </>
  );
}
