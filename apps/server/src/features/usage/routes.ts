import { CALLS } from '@vayl/contract';
import { err, ok } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { readTimeZones } from '../minutes/store.ts';
import { onShard } from '../shards/on-shard.ts';
import { endUsage, readUsage, startUsage } from './service.ts';

export function mountUsage(app: App, context: Context): void {
  const { database } = context;
  let zones: ReadonlySet<string> | undefined;
  const isKnownZone = async (name: string): Promise<boolean> => {
    zones ??= await readTimeZones(database);
    return zones.has(name);
  };

  route(
    app,
    context,
    CALLS.startUsage,
    async ({ session: { userId }, body }) => {
      if (!(await isKnownZone(body.timeZone))) return err('request/invalid');
      await onShard(context, userId, (shard) => startUsage(shard, { userId, ...body }));
      return ok({});
    },
    { limits: ['usage'] },
  );

  route(
    app,
    context,
    CALLS.endUsage,
    async ({ session: { userId }, params: { sessionId }, body: { usedSeconds } }) => {
      const ended = await endUsage(context.shards.of(userId), { userId, sessionId, usedSeconds });
      return ended.ok ? ok({}) : ended;
    },
    { limits: ['usage'] },
  );

  route(
    app,
    context,
    CALLS.getUsage,
    async ({ session: { userId }, query: { timeZone } }) => {
      if (!(await isKnownZone(timeZone))) return err('request/invalid');
      return ok(await readUsage(context.shards.of(userId), { userId, timeZone }));
    },
    { limits: ['usage'] },
  );
}
