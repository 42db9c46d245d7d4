import { z } from 'zod';
import type { ClusterPlan } from './plan.ts';

const Member = z.object({
  name: z.string(),
  role: z.string(),
  state: z.string(),
  lag: z.union([z.number(), z.string()]).optional(),
});
/** A node as Patroni sees it. */
export type Member = z.infer<typeof Member>;
const Answer = z.object({ members: z.array(Member) });

const PATIENCE_MS = 2000;

/** Asks whichever Patroni answers first. Nobody answers: no members. */
export async function readMembers({ nodes }: ClusterPlan): Promise<readonly Member[]> {
  try {
    return await Promise.any(
      nodes.map(async ({ restPort }) => {
        const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return Answer.parse(await response.json()).members;
      }),
    );
  } catch (cause) {
    if (cause instanceof AggregateError) return [];
    throw cause;
  }
}

export const leaderOf = (members: readonly Member[]): string | undefined =>
  members.find(({ role, state }) => role === 'leader' && state === 'running')?.name;

/** Everybody is there and follows, and a commit waits for one of them. */
export function isWhole(members: readonly Member[], nodes: number, isSynchronous = true): boolean {
  const followers = members.filter(({ role }) => role !== 'leader');
  return (
    members.length === nodes &&
    leaderOf(members) !== undefined &&
    followers.every(({ state }) => state === 'running' || state === 'streaming') &&
    (!isSynchronous || followers.some(({ role }) => role === 'sync_standby'))
  );
}

/** Changes what Patroni keeps for all nodes. */
export async function patchSettings(
  { nodes }: ClusterPlan,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await Promise.any(
    nodes.map(async ({ restPort }) => {
      const response = await fetch(`http://127.0.0.1:${restPort}/config`, {
        method: 'PATCH',
        body: JSON.stringify(settings),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`Patroni answered ${response.status}`);
    }),
  );
}
