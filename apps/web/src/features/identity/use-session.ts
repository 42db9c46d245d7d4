import type { CALLS, CallResult } from '@vayl/contract';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

export type Me = CallResult<(typeof CALLS)['getMe']>;

/** Who this browser belongs to, as far as the server has said. */
export type Session =
  | { readonly is: 'asking' }
  | { readonly is: 'signed-out' }
  | { readonly is: 'signed-in'; readonly me: Me }
  | { readonly is: 'failed'; readonly text: string };

export interface SessionControl {
  readonly session: Session;
  /** After something about it has changed. What is shown stays until the answer is there. */
  readonly lookAgain: () => Promise<void>;
  readonly signOut: () => Promise<void>;
}

export function useSession(): SessionControl {
  const [session, setSession] = useState<Session>({ is: 'asking' });
  const lookAgain = useCallback(async () => setSession(await readSession()), []);

  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const read = await readSession();
      if (isHere) setSession(read);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, []);

  const signOut = useCallback(async () => {
    const answer = await ask((client) => client.signOut({ body: {} }));
    setSession(answer.ok ? { is: 'signed-out' } : { is: 'failed', text: failureText(answer.error) });
  }, []);

  return { session, lookAgain, signOut };
}

async function readSession(): Promise<Session> {
  const answer = await ask((client) => client.getMe({}));
  if (answer.ok) return { is: 'signed-in', me: answer.value };
  const { error } = answer;
  const isSignedOut = error.is === 'refused' && error.body.code === 'auth/sign-in-required';
  return isSignedOut ? { is: 'signed-out' } : { is: 'failed', text: failureText(error) };
}
