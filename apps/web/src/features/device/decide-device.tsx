import type { CALLS, CallResult } from '@vayl/contract';
import { Button } from '@vayl/ui/primitives/button';
import { Facts } from '@vayl/ui/primitives/facts';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { type ReactNode, useState } from 'react';
import { DEVICE } from '../../../content/device.content.ts';
import { timeText } from '../../site/moment-text.ts';
import type { Me } from '../identity/use-session.ts';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

export type AskingDevice = CallResult<(typeof CALLS)['lookAtDevice']>;

interface DecideDeviceProps {
  readonly userCode: string;
  readonly device: AskingDevice;
  readonly me: Me;
  readonly onDecided: (isApproved: boolean) => void;
}

export function DecideDevice({ userCode, device, me, onDecided }: DecideDeviceProps): ReactNode {
  const [deciding, setDeciding] = useState<'approve' | 'deny'>();
  const [problem, setProblem] = useState<string>();
  const { facts, approve, approving, deny, denying } = DEVICE.decide;

  async function decide(isApproved: boolean): Promise<void> {
    setDeciding(isApproved ? 'approve' : 'deny');
    setProblem(undefined);
    const answer = await ask((client) => client.decideDevice({ params: { userCode }, body: { isApproved } }));
    setDeciding(undefined);
    if (answer.ok) onDecided(isApproved);
    else setProblem(failureText(answer.error));
  }

  return (
    <div className="entry-form">
      <Facts
        facts={[
          { name: facts.device, value: device.deviceName },
          { name: facts.address, value: device.address },
          { name: facts.since, value: timeText(device.requestedAt) },
          { name: facts.account, value: me.email },
        ]}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="entry-actions">
        <Button
          isDisabled={deciding === 'deny'}
          busyText={deciding === 'approve' ? approving : undefined}
          onClick={() => void decide(true)}
        >
          {approve}
        </Button>
        <Button
          look="line"
          isDisabled={deciding === 'approve'}
          busyText={deciding === 'deny' ? denying : undefined}
          onClick={() => void decide(false)}
        >
          {deny}
        </Button>
      </div>
    </div>
  );
}
