import { CALLS } from '@vayl/contract';
import { err, ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { issueEntitlement } from './service.ts';

export function mountEntitlement(app: App, context: Context): void {
  const { entitlementSigner, database } = context;

  route(
    app,
    context,
    CALLS.getEntitlementToken,
    async ({ session: { userId }, body: { deviceId } }) =>
      entitlementSigner === undefined
        ? err('server/unavailable')
        : ok(await issueEntitlement(database, entitlementSigner, { userId, deviceId })),
    { limits: ['usage'] },
  );

  route(app, context, CALLS.getEntitlementKey, async () => {
    if (entitlementSigner === undefined) return err('server/unavailable');
    const { keys } = entitlementSigner;
    return ok({ publicKey: keys[0].publicKey, keys });
  });
}
