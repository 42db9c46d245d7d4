import { CALLS } from '@vayl/contract';
import { err, ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { suppress } from './store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export function mountMail(app: App, context: Context): void {
  // There is no limit: the servers of a large mail provider click for many people from one address.
  route(app, context, CALLS.unsubscribe, async ({ query }) => {
    const hash = readUnsubscribeToken(context.config.MAIL_SECRET, query.token);
    if (hash === undefined) return err('mail/unsubscribe-refused');
    await suppress(context.database, hash);
    return ok({});
  });
}
