import { CALLS } from '@vayl/contract';
import { err, ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { type AvailableFile, RELEASE_PLATFORMS, type ReleasePlatform } from './manifest.ts';
import { answerWithFile } from './send-file.ts';
import { UPDATED_PLATFORMS, updatedPlatform } from './updated-platform.ts';

export function mountReleases(app: App, context: Context): void {
  const { releases } = context;

  route(app, context, CALLS.getReleases, async () => {
    const { mac = null, windows = null, linux = null } = await releases.current();
    return ok({ mac, windows, linux });
  });

  route(app, context, CALLS.getUpdate, async ({ params }) => {
    const platform = updatedPlatform(params);
    const release = platform && (await releases.current())[platform];
    if (platform === undefined || release?.update === undefined) return err('download/no-release');
    const { version, releasedAt, update } = release;
    const { signature, bytes, sha256 } = update;
    const url = update.from === 'elsewhere' ? update.url : `${context.config.PUBLIC_URL}${updatePath(platform)}`;
    return ok({ version, pub_date: releasedAt, url, signature, bytes, sha256 });
  });

  for (const platform of RELEASE_PLATFORMS) {
    sendsFile(app, context, `/download/${platform}`, async () => (await releases.current())[platform]);
  }
  for (const platform of UPDATED_PLATFORMS) {
    sendsFile(app, context, updatePath(platform), async () => (await releases.current())[platform]?.update);
  }
}

const updatePath = (platform: ReleasePlatform) => `/download/${platform}/update`;

/** Not a call of the contract: what comes back is a file, or the way to one, and nobody has to be signed in (DL-13). */
function sendsFile(app: App, context: Context, path: string, find: () => Promise<AvailableFile | undefined>): void {
  const what = path.split('/').slice(2).join(' ');
  app.get(path, async (web) => {
    const file = await find();
    const requestId = web.get('requestId');
    if (file === undefined) {
      const { status, body } = refusal('download/no-release', requestId);
      return web.json(body, status);
    }
    context.metrics.happened(`download ${what} asked for`);
    if (file.from === 'elsewhere') {
      web.header('cache-control', 'no-store');
      return web.redirect(file.url, 302);
    }
    const answer = await answerWithFile(file, {
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
