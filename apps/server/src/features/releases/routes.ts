import { CALLS } from '@vayl/contract';
import { ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { RELEASE_PLATFORMS } from './manifest.ts';
import { answerWithFile } from './send-file.ts';

export function mountReleases(app: App, context: Context): void {
  const { releases } = context;

  route(app, context, CALLS.getReleases, async () => {
    const { mac = null, windows = null, linux = null } = await releases.current();
    return ok({ mac, windows, linux });
  });

  // Not a call of the contract: what comes back is a file, or the way to one, and nobody has to be signed in (DL-13).
  for (const platform of RELEASE_PLATFORMS) {
    app.get(`/download/${platform}`, async (web) => {
      const release = (await releases.current())[platform];
      const requestId = web.get('requestId');
      if (release === undefined) {
        const { status, body } = refusal('download/no-release', requestId);
        return web.json(body, status);
      }
      context.metrics.happened(`download ${platform} asked for`);
      if (release.from === 'elsewhere') {
        web.header('cache-control', 'no-store');
        return web.redirect(release.url, 302);
      }
      const answer = await answerWithFile(release, {
        method: web.req.method,
        range: web.req.header('range'),
        ifRange: web.req.header('if-range'),
      });
      if (answer.is === 'unsatisfiable') {
        return web.json(refusal('request/invalid', requestId).body, 416, answer.headers);
      }
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    });
  }
}
