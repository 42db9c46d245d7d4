import { ERROR_TEXT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { UNSUBSCRIBE } from '../../../content/unsubscribe.content.ts';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { QuietTrace } from '../../sections/entry/quiet-trace.tsx';
import { addressPart } from '../../site/address-part.ts';
import { useHydrated, useQuery } from '../../site/use-query.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

const MOST_TOKEN_LENGTH = 1000;

/** Mail programs open links to look at them, so only a press counts. */
export function Unsubscribe(): ReactNode {
  const token = addressPart(useQuery(), 'token', MOST_TOKEN_LENGTH);
  const isReady = useHydrated();
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const view = isDone ? 'done' : isReady && token === null ? 'incomplete' : 'ask';

  async function stop(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await ask((client) => client.unsubscribe({ query: { token: token ?? '' } }));
    setBusy(false);
    if (answer.ok) setDone(true);
    else setProblem(failureText(answer.error));
  }

  return (
    <EntryFrame
      title={UNSUBSCRIBE[view].title}
      lead={<p>{view === 'incomplete' ? ERROR_TEXT['mail/unsubscribe-refused'] : UNSUBSCRIBE[view].lead}</p>}
      ornament={<QuietTrace />}
      view={isReady ? view : undefined}
      isReady={isReady}
    >
      {view === 'ask' && (
        <div className="entry-form">
          <FormProblem>{problem}</FormProblem>
          <Button busyText={isBusy ? UNSUBSCRIBE.ask.busy : undefined} onClick={() => void stop()}>
            {UNSUBSCRIBE.ask.submit}
          </Button>
        </div>
      )}
      {view === 'done' && (
        <ButtonLink look="line" render={<Link to="/" />}>
          {UNSUBSCRIBE.done.next}
        </ButtonLink>
      )}
    </EntryFrame>
  );
}
