import { assertNever } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import type { ReactNode } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { IDENTITY } from '../../../content/identity.content.ts';
import type { Answer } from './use-answer.ts';

interface AnsweredProps<Value> {
  readonly answer: Answer<Value>;
  readonly onAgain: () => Promise<void>;
  readonly children: (value: Value) => ReactNode;
}

/** One part of the page may fail without the others. */
export function Answered<Value>({ answer, onAgain, children }: AnsweredProps<Value>): ReactNode {
  switch (answer.is) {
    case 'asking':
      return <p className="account-quiet">{ACCOUNT.loading}</p>;
    case 'failed':
      return (
        <div className="account-stack">
          <FormProblem>{answer.text}</FormProblem>
          <Button look="line" size="small" onClick={() => void onAgain()}>
            {IDENTITY.again}
          </Button>
        </div>
      );
    case 'here':
      return children(answer.value);
    default:
      return assertNever(answer);
  }
}
