import { changeBeta } from '../features/entitlement/beta.ts';
import type { OperatorCommand } from './command.ts';

export const GRANT_BETA: OperatorCommand = {
  name: 'grant-beta',
  usage: 'EMAIL: lets this account take part in the beta, without a limit.',
  run: async (context, [email = '']) => {
    if (!(await changeBeta(context, email.trim(), true))) throw new Error('there is no account with this e-mail');
    return 'The account takes part in the beta.';
  },
};
