import { CALLS } from '@vayl/contract';
import { ok, walletAddressOrNull } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { addEntry } from './store.ts';

export function mountWaitlist(app: App, context: Context): void {
  route(
    app,
    context,
    CALLS.joinTokenWaitlist,
    async ({ body: { email, walletAddress } }) => {
      await addEntry(context.database, {
        email,
        walletAddress: walletAddress === null ? null : walletAddressOrNull(walletAddress),
      });
      return ok({});
    },
    { limits: ['form'] },
  );
}
