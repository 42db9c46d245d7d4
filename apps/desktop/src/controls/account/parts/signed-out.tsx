import { ERROR_TEXT, type ErrorCode } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { ACCOUNT_WORDS } from '../account-words.ts';
import type { SignIn } from '../sign-in.ts';

interface SignedOutProps {
  readonly signIn: SignIn;
  readonly problem: ErrorCode | undefined;
}

export function SignedOut({ signIn, problem }: SignedOutProps): ReactNode {
  const words = ACCOUNT_WORDS.signedOut;
  return (
    <>
      <h2 className="account-view-title">{words.title}</h2>
      <FormProblem>{problem && ERROR_TEXT[problem]}</FormProblem>
      <Text look="small">{words.text}</Text>
      <div className="account-view-actions">
        <Button onClick={() => void signIn.begin()}>{words.signIn}</Button>
        <Button look="quiet" onClick={() => void signIn.beginCode()}>
          {words.typeCode}
        </Button>
      </div>
    </>
  );
}
