import { signUpErrorText } from '@vayl/domain';
import { useRef, useState } from 'react';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { type ProviderName, signInByPopup } from './provider-popup.ts';

type SignInStatus =
  | { readonly is: 'idle' }
  | { readonly is: 'busy'; readonly by: 'email' | ProviderName }
  | { readonly is: 'failed'; readonly by: 'email' | 'provider'; readonly message: string };

interface SignIn {
  readonly status: SignInStatus;
  readonly byEmail: (credentials: { readonly email: string; readonly password: string }) => Promise<void>;
  readonly byProvider: (provider: ProviderName) => Promise<void>;
}

export function useSignIn(onSignedIn: () => Promise<void> | void): SignIn {
  const [status, setStatus] = useState<SignInStatus>({ is: 'idle' });
  const isBusy = useRef(false);

  const run = async (by: 'email' | ProviderName, work: () => Promise<string | undefined>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus({ is: 'busy', by });
    const message = await work();
    if (message === undefined) await onSignedIn();
    isBusy.current = false;
    setStatus(message === undefined ? { is: 'idle' } : { is: 'failed', by: by === 'email' ? by : 'provider', message });
  };

  return {
    status,
    byEmail: (credentials) =>
      run('email', async () => {
        const answer = await ask((client) => client.signInWithEmail({ body: credentials }));
        return answer.ok ? undefined : failureText(answer.error);
      }),
    byProvider: (provider) =>
      run(provider, async () => {
        const outcome = await signInByPopup(provider);
        return outcome.ok ? undefined : signUpErrorText(provider, outcome.error);
      }),
  };
}
