import { CALLS } from '@vayl/contract';
import { ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { requestDownload } from './service.ts';

export function mountDownloadRequests(app: App, context: Context): void {
  route(
    app,
    context,
    CALLS.requestDownload,
    async ({ body }) => {
      await requestDownload(context, body);
      return ok({});
    },
    { limits: ['form'] },
  );
}
