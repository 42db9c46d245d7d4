import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { saveFile } from './save-file.ts';

type Collecting = { readonly is: 'idle' | 'busy' | 'saved' } | { readonly is: 'failed'; readonly text: string };

export function ExportPart(): ReactNode {
  const [collecting, setCollecting] = useState<Collecting>({ is: 'idle' });
  const { title, lead, submit, busy, done, fileName } = ACCOUNT.data;

  async function collect(): Promise<void> {
    setCollecting({ is: 'busy' });
    const answer = await ask((client) => client.exportAccount({}));
    if (answer.ok) saveFile(fileName, JSON.stringify(answer.value, null, 2));
    setCollecting(answer.ok ? { is: 'saved' } : { is: 'failed', text: failureText(answer.error) });
  }

  return (
    <AccountPart title={title}>
      <p>{lead}</p>
      <div className="account-stack">
        <Button look="line" busyText={collecting.is === 'busy' ? busy : undefined} onClick={() => void collect()}>
          {submit}
        </Button>
        <p className="account-quiet" role="status">
          {collecting.is === 'saved' && `${done} ${fileName}`}
        </p>
        <FormProblem>{collecting.is === 'failed' ? collecting.text : undefined}</FormProblem>
      </div>
    </AccountPart>
  );
}
