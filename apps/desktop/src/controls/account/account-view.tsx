import './account-view.css';
import { assertNever } from '@vayl/domain';
import { Text } from '@vayl/ui/primitives/text';
import { useViewFocus } from '@vayl/ui/primitives/use-view-focus';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Account } from './account.ts';
import type { AccountState } from './account-state.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { SignedIn } from './parts/signed-in.tsx';
import { SignedOut } from './parts/signed-out.tsx';
import { SigningIn } from './parts/signing-in.tsx';

interface AccountViewProps {
  readonly account: Account;
}

/** Who is signed in, what that allows, and the way in and out. */
export function AccountView({ account }: AccountViewProps): ReactNode {
  const state = useSyncExternalStore(account.subscribe, account.getSnapshot);
  const start = useViewFocus<HTMLDivElement>(viewOf(state));
  return (
    <div className="account-view" ref={start} tabIndex={-1}>
      <Now account={account} state={state} />
    </div>
  );
}

function Now({ account, state }: AccountViewProps & { readonly state: AccountState }): ReactNode {
  switch (state.is) {
    case 'looking':
      return <Text look="small">{ACCOUNT_WORDS.looking}</Text>;
    case 'signed-out':
      return <SignedOut signIn={account.signIn} problem={state.problem} />;
    case 'signing-in':
      return <SigningIn signIn={account.signIn} step={state.step} />;
    case 'signed-in':
      return <SignedIn account={account} state={state} />;
    case 'signing-out':
      return <Text look="small">{ACCOUNT_WORDS.signedIn.signingOut}</Text>;
    default:
      return assertNever(state);
  }
}

/** What had the focus may be gone in the next of these; nobody has pressed anything before the first. */
function viewOf(state: AccountState): string | undefined {
  if (state.is === 'looking') return undefined;
  return state.is === 'signing-in' ? state.step.is : state.is;
}
