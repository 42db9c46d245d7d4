import type { CallFailure, Client } from '@vayl/contract';
import type { Result } from '@vayl/domain';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

export type Answer<Value> =
  | { readonly is: 'asking' }
  | { readonly is: 'here'; readonly value: Value }
  | { readonly is: 'failed'; readonly text: string };

type Question<Value> = (client: Client) => Promise<Result<Value, CallFailure>>;

/** Asks when it appears, and again when told. The question must stay the same function. */
export function useAnswer<Value>(question: Question<Value>): readonly [Answer<Value>, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answer<Value>>({ is: 'asking' });
  const askAgain = useCallback(async () => setAnswer(await read(question)), [question]);

  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const found = await read(question);
      if (isHere) setAnswer(found);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [question]);

  return [answer, askAgain];
}

async function read<Value>(question: Question<Value>): Promise<Answer<Value>> {
  const answer = await ask(question);
  return answer.ok ? { is: 'here', value: answer.value } : { is: 'failed', text: failureText(answer.error) };
}
