import { withdrawCode } from '../features/referral/store.ts';
import type { OperatorCommand } from './command.ts';

export const WITHDRAW_REFERRAL_CODE: OperatorCommand = {
  name: 'withdraw-referral-code',
  usage: 'CODE: makes a code that is being misused unknown to everybody.',
  run: async ({ database }, [code = '']) => {
    const withdrawn = await withdrawCode(database, code.trim().toUpperCase());
    if (withdrawn === 0) throw new Error('nobody has this code');
    return 'The code is withdrawn.';
  },
};
