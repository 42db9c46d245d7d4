import {
  beginCheck,
  editCode,
  failCheck,
  isCheckSettled,
  NO_REFERRAL,
  normaliseReferralCode,
  type ReferralCheck,
  settleCheck,
} from '@vayl/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../server/ask.ts';

export interface ReferralControl {
  readonly code: string;
  readonly check: ReferralCheck;
  readonly edit: (text: string) => void;
  /** Looks at the code, whatever is known of it. */
  readonly apply: () => void;
  /** The same when somebody leaves the box, unless there is an answer for this code already. */
  readonly leave: () => void;
  /** The check as it is when none is running any more (RD-25). */
  readonly settled: () => Promise<ReferralCheck>;
}

interface State {
  readonly code: string;
  readonly check: ReferralCheck;
}

/** The code in the box and what the server says of it. A code that came with the link is looked at at once. */
export function useReferralCheck(linkedCode: string | undefined): ReferralControl {
  const [state, setState] = useState<State>({ code: '', check: NO_REFERRAL });
  // What is true now, for answers that come between two renders.
  const now = useRef(state);
  const running = useRef(Promise.resolve());

  const put = useCallback((next: State) => {
    now.current = next;
    setState(next);
  }, []);

  const begin = useCallback(
    (text: string) => {
      const code = normaliseReferralCode(text);
      put({ code, check: beginCheck(now.current.check, code) });
      if (code !== '')
        running.current = checkAtServer(code, (settle) => put({ ...now.current, check: settle(now.current.check) }));
    },
    [put],
  );

  useEffect(() => {
    if (linkedCode !== undefined) begin(linkedCode);
  }, [linkedCode, begin]);

  const settled = useCallback(async () => {
    while (!isCheckSettled(now.current.check)) await running.current;
    return now.current.check;
  }, []);

  return {
    ...state,
    edit: (text) => put({ code: normaliseReferralCode(text), check: editCode(now.current.check, text) }),
    apply: () => begin(now.current.code),
    leave: () => {
      if (now.current.check.is === 'none') begin(now.current.code);
    },
    settled,
  };
}

type Settle = (check: ReferralCheck) => ReferralCheck;

async function checkAtServer(code: string, settle: (by: Settle) => void): Promise<void> {
  const answer = await ask((client) => client.validateReferralCode({ body: { referralCode: code } }));
  settle((check) => (answer.ok ? settleCheck(check, code, answer.value) : failCheck(check, code)));
}
