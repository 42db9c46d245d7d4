import './send-verification.css';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import { VERIFY_EMAIL } from '../../../content/verify-email.content.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

type Sending = { readonly is: 'idle' | 'busy' | 'sent' } | { readonly is: 'failed'; readonly text: string };

/** Sends the verification mail once more, to the signed-in person's own address. */
export function SendVerification(): ReactNode {
  const [sending, setSending] = useState<Sending>({ is: 'idle' });

  async function send(): Promise<void> {
    setSending({ is: 'busy' });
    const answer = await ask((client) => client.sendVerificationMail({ body: {} }));
    setSending(answer.ok ? { is: 'sent' } : { is: 'failed', text: failureText(answer.error) });
  }

  return (
    <div className="send-verification">
      <Button
        look="line"
        busyText={sending.is === 'busy' ? VERIFY_EMAIL.waiting.busy : undefined}
        onClick={() => void send()}
      >
        {VERIFY_EMAIL.waiting.submit}
      </Button>
      <div role="status">{sending.is === 'sent' && <Text look="small">{VERIFY_EMAIL.waiting.sent}</Text>}</div>
      <FormProblem>{sending.is === 'failed' ? sending.text : undefined}</FormProblem>
    </div>
  );
}
