import './sessions-part.css';
import type { Client } from '@vayl/contract';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import { dateText } from '../../site/moment-text.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { Answered } from './answered.tsx';
import { sessionName } from './session-name.ts';
import { useAnswer } from './use-answer.ts';

const listSessions = (client: Client) => client.listSessions({});

export function SessionsPart(): ReactNode {
  const [answer, askAgain] = useAnswer(listSessions);
  const [endingId, setEndingId] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function end(sessionId: string): Promise<void> {
    setEndingId(sessionId);
    setProblem(undefined);
    const ended = await ask((client) => client.revokeSession({ params: { sessionId } }));
    if (!ended.ok) setProblem(failureText(ended.error));
    await askAgain();
    setEndingId(undefined);
  }

  return (
    <AccountPart title={ACCOUNT.sessions.title}>
      <Answered answer={answer} onAgain={askAgain}>
        {({ sessions }) => (
          <ul className="sessions">
            {sessions.map(({ id, device, isThisOne, createdAt }) => (
              <li key={id}>
                <span>
                  {device === null ? ACCOUNT.sessions.unknown : sessionName(device)}
                  <span className="account-quiet">
                    {isThisOne && `${ACCOUNT.sessions.thisOne}, `}
                    {ACCOUNT.sessions.since} {dateText(createdAt)}
                  </span>
                </span>
                {!isThisOne && (
                  <Button
                    look="quiet"
                    size="small"
                    busyText={endingId === id ? ACCOUNT.sessions.ending : undefined}
                    onClick={() => void end(id)}
                  >
                    {ACCOUNT.sessions.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <FormProblem>{problem}</FormProblem>
    </AccountPart>
  );
}
