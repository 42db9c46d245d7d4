import { Button } from '@vayl/ui/primitives/button';
import { Facts } from '@vayl/ui/primitives/facts';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { CONNECT } from '../../../content/connect.content.ts';
import { IDENTITY } from '../../../content/identity.content.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { appAddress, type ConnectRequest, successPath } from './connect-request.ts';

interface ApproveAppProps {
  readonly request: ConnectRequest;
  readonly signOut: () => Promise<void>;
  readonly onDenied: () => void;
}

/** The browser asks the person before it leaves for an app; this page may not be gone by then. */
const LEAVE_AFTER_MS = 700;

export function ApproveApp({ request, signOut, onDenied }: ApproveAppProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  async function approve(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const { challenge, deviceName } = request;
    const answer = await ask((client) => client.createConnectCode({ body: { challenge, deviceName } }));
    if (!answer.ok) {
      setBusy(false);
      setProblem(failureText(answer.error));
      return;
    }
    window.location.assign(appAddress(answer.value.code, request));
    window.setTimeout(() => void navigate(successPath(request)), LEAVE_AFTER_MS);
  }

  return (
    <div className="entry-form">
      <Facts facts={[{ name: CONNECT.facts.device, value: request.deviceName }]} />
      <Text look="small">{CONNECT.caution}</Text>
      <FormProblem>{problem}</FormProblem>
      <div className="entry-actions">
        <Button busyText={isBusy ? CONNECT.busy : undefined} onClick={() => void approve()}>
          {CONNECT.approve}
        </Button>
        <Button look="line" isDisabled={isBusy} onClick={onDenied}>
          {CONNECT.deny}
        </Button>
      </div>
      <div>
        <Button look="quiet" isDisabled={isBusy} onClick={() => void signOut()}>
          {IDENTITY.otherAccount}
        </Button>
      </div>
    </div>
  );
}
