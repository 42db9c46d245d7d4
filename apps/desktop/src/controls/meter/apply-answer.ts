import { assertNever } from '@vayl/domain';
import { endLeases, type Ledger, type NewId } from './ledger.ts';
import type { Balance } from './minutes-server.ts';
import type { MinutesCall } from './next-call.ts';
import { adoptBalance, takeLease, useUp } from './server-answers.ts';

export interface Answer {
  readonly balance: Balance;
  /** Of a lease that was asked for. */
  readonly grantedSeconds: number;
}

interface AnswerFacts {
  readonly isCounting: boolean;
  readonly wallMs: number;
  readonly newId: NewId;
}

/** What is known after an answer. Time may have been counted while it was on its way. */
export function applyAnswer(ledger: Ledger, call: MinutesCall, answer: Answer, facts: AnswerFacts): Ledger {
  const { isCounting, wallMs, newId } = facts;
  const done = settle(ledger, call, answer, newId);
  const known = adoptBalance(done, answer.balance, wallMs, newId);
  return isCounting ? known : endLeases(known, newId);
}

/** The server will not hear of it, ever: what it was about is over. */
export function applyRefusal(ledger: Ledger, call: MinutesCall, isDeviceUsed: boolean): Ledger {
  const dropped = drop(ledger, call);
  return isDeviceUsed ? useUp(dropped) : dropped;
}

function settle(ledger: Ledger, call: MinutesCall, { balance, grantedSeconds }: Answer, newId: NewId): Ledger {
  if (call.is !== 'lease' || balance.isUnlimited) return drop(ledger, call);
  return takeLease(ledger, grantedSeconds, balance, newId);
}

function drop(ledger: Ledger, call: MinutesCall): Ledger {
  switch (call.is) {
    case 'lease':
      return { ...ledger, asked: undefined };
    case 'return':
      return { ...ledger, ended: ledger.ended.filter(({ leaseId }) => leaseId !== call.lease.leaseId) };
    case 'reconcile': {
      const told = new Set(call.uses.map(({ useId }) => useId));
      return { ...ledger, uses: ledger.uses.filter(({ useId }) => !told.has(useId)) };
    }
    case 'balance':
      return ledger;
    default:
      return assertNever(call);
  }
}
