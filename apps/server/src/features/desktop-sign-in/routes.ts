import { CALLS } from '@vayl/contract';
import { err, ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { shownUserCode, typedUserCode } from './secrets.ts';
import { askForSession, exchangeConnectCode, makeConnectCode, startDevice } from './service.ts';
import { ASK_EVERY_SECONDS, decide, findWaitingDevice } from './store.ts';

const APPROVAL_PAGE = '/device';

/** How the desktop app gets a session of its own, without ever seeing a password (RFC 8252, RFC 8628). */
export function mountDesktopSignIn(app: App, context: Context): void {
  const { database } = context;

  route(
    app,
    context,
    CALLS.createConnectCode,
    async ({ session, body }) => ok(await makeConnectCode(database, { ...body, userId: session.userId })),
    { limits: ['profile'] },
  );
  route(
    app,
    context,
    CALLS.exchangeConnectCode,
    async ({ body, address }) => exchangeConnectCode(database, { ...body, address }),
    { limits: ['connect-exchange'] },
  );

  route(
    app,
    context,
    CALLS.startDevice,
    async ({ body, address }) => {
      const { deviceCode, userCode, expiresAt } = await startDevice(database, { ...body, address });
      return ok({
        deviceCode,
        userCode: shownUserCode(userCode),
        verificationPath: APPROVAL_PAGE,
        intervalSeconds: ASK_EVERY_SECONDS,
        expiresAt: expiresAt.toISOString(),
      });
    },
    { limits: ['device-start'] },
  );
  // Before the calls whose path holds a user code: `token` would be taken for one.
  route(app, context, CALLS.pollDevice, async ({ body, address }) => askForSession(database, { ...body, address }), {
    limits: ['device-poll'],
  });
  route(
    app,
    context,
    CALLS.lookAtDevice,
    async ({ params }) => {
      const waiting = await findWaitingDevice(database, typedUserCode(params.userCode));
      if (waiting === undefined) return err('device/code-expired');
      const { requestedAt, expiresAt, ...shown } = waiting;
      return ok({ ...shown, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString() });
    },
    { limits: ['device-look'] },
  );
  route(
    app,
    context,
    CALLS.decideDevice,
    async ({ session, params, body }) => {
      const userCode = typedUserCode(params.userCode);
      const isDecided = await decide(database, { userCode, userId: session.userId, ...body });
      return isDecided ? ok({}) : err('device/code-expired');
    },
    { limits: ['device-look'] },
  );
}
