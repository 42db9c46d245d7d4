import { changeBeta } from '../features/entitlement/beta.ts';
import type { OperatorCommand } from './command.ts';

export const TAKE_BETA: OperatorCommand = {
  name: 'take-beta',
  usage: 'EMAIL: ends the part that this account has in the beta. A subscription stays as it is.',
  run: async (context, [email = '']) => {
    if (!(await changeBeta(context, email.trim(), false))) throw new Error('there is no account with this e-mail');
    return 'The account does not take part in the beta any more.';
  },
};
