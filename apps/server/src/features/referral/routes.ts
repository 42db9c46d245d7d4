import { CALLS } from '@vayl/contract';
import { ERROR_TEXT, ok, REFERRAL_ACCEPTED_TEXT } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { checkReferralCode, ownReferral } from './service.ts';

export function mountReferral(app: App, context: Context): void {
  const { database, config } = context;

  route(
    app,
    context,
    CALLS.validateReferralCode,
    async ({ body, session }) => {
      const checked = await checkReferralCode(database, { code: body.referralCode, userId: session?.userId });
      return ok(
        checked.ok
          ? { valid: true, message: REFERRAL_ACCEPTED_TEXT }
          : { valid: false, message: ERROR_TEXT[checked.error] },
      );
    },
    { limits: ['referral-check', 'referral-check-account'], readsSession: true },
  );

  route(app, context, CALLS.getReferral, async ({ session }) =>
    ok(await ownReferral(database, { userId: session.userId, publicUrl: config.PUBLIC_URL })),
  );
}
