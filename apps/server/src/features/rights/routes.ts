import { CALLS } from '@vayl/contract';
import { ok, PRODUCT_NAME } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { confirmEmail, correctEmail } from './correct-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

const FILE_NAME = `${PRODUCT_NAME.toLowerCase()}-account.json`;

/** What the privacy policy promises: access, correction, deletion and portability, from the account itself. */
export function mountRights(app: App, context: Context): void {
  app.use(CALLS.exportAccount.path, async (web, next) => {
    await next();
    if (web.res.ok) web.header('content-disposition', `attachment; filename="${FILE_NAME}"`);
    web.header('cache-control', 'no-store');
  });
  route(
    app,
    context,
    CALLS.exportAccount,
    async ({ session: { userId } }) => ok(await exportAccount(context, userId)),
    { limits: ['export'] },
  );

  route(
    app,
    context,
    CALLS.correctEmail,
    async ({ session: { userId }, body: { newEmail } }) => {
      const corrected = await correctEmail(context, { userId, newEmail });
      return corrected.ok ? ok({}) : corrected;
    },
    { limits: ['email-change'] },
  );

  route(
    app,
    context,
    CALLS.confirmEmail,
    async ({ body: { token } }) => {
      const confirmed = await confirmEmail(context, token);
      return confirmed.ok ? ok({}) : confirmed;
    },
    { limits: ['email-confirm'] },
  );

  route(
    app,
    context,
    CALLS.deleteAccount,
    async ({ session: { userId }, body: { confirmEmail: typed } }) => {
      const deleted = await deleteAccount(context, { userId, confirmEmail: typed });
      return deleted.ok ? ok({}) : deleted;
    },
    { limits: ['payment'] },
  );
}
