import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { type ReactNode, useState } from 'react';
import { VERIFY_EMAIL } from '../../../content/verify-email.content.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

interface ConfirmChangeProps {
  readonly token: string;
  readonly onChanged: () => void;
}

/** A press and not the visit itself: mail programs open links to look at them, and this one works once. */
export function ConfirmChange({ token, onChanged }: ConfirmChangeProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask((client) => client.confirmEmail({ body: { token } }));
    setBusy(false);
    if (answer.ok) onChanged();
    else setProblem(failureText(answer.error));
  }

  return (
    <div className="entry-form">
      <FormProblem>{problem}</FormProblem>
      <Button busyText={isBusy ? VERIFY_EMAIL.change.busy : undefined} onClick={() => void confirm()}>
        {VERIFY_EMAIL.change.submit}
      </Button>
    </div>
  );
}
