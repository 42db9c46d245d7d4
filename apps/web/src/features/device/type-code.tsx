import './type-code.css';
import { Button } from '@vayl/ui/primitives/button';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { DEVICE } from '../../../content/device.content.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import type { AskingDevice } from './decide-device.tsx';
import { isWholeUserCode, typedUserCode } from './user-code.ts';

interface TypeCodeProps {
  readonly onFound: (userCode: string, device: AskingDevice) => void;
}

export function TypeCode({ onFound }: TypeCodeProps): ReactNode {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function look(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask((client) => client.lookAtDevice({ params: { userCode: code } }));
    setBusy(false);
    if (answer.ok) onFound(code, answer.value);
    else setProblem(failureText(answer.error));
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy && isWholeUserCode(code)) void look();
  }

  return (
    <form className="entry-form type-code" noValidate onSubmit={handleSubmit}>
      <TextField
        label={DEVICE.type.label}
        name="userCode"
        autoComplete="off"
        placeholder={DEVICE.type.placeholder}
        value={code}
        onChange={(text) => setCode(typedUserCode(text))}
        error={problem}
      />
      <Button type="submit" isDisabled={!isWholeUserCode(code)} busyText={isBusy ? DEVICE.type.busy : undefined}>
        {DEVICE.type.submit}
      </Button>
    </form>
  );
}
