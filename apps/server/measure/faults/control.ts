import { leader, untilWhole } from '../../../../deploy/cluster/cluster.ts';
import { patchSettings } from '../../../../deploy/cluster/members.ts';
import { type ClusterPlan, nodeUrl } from '../../../../deploy/cluster/plan.ts';
import { runSql } from '../../../../deploy/cluster/sql.ts';
import type { Figure } from '../../../../tools/measure/measurement.ts';
import { until } from '../../../../tools/waiting/until.ts';
import { runFault } from './run-fault.ts';
import { REPLICAS_FROZEN } from './strikes/frozen.ts';
import { PATIENCE_MS } from './strikes/strike.ts';
import type { World } from './world/world.ts';

/** The same freeze and the same death on a cluster that acknowledges before a replica has it: a test that can fail. */
export async function measureControl(world: World, say: (text: string) => void): Promise<Figure> {
  const { plan } = world;
  await waitForReplicas(plan, false);
  try {
    const { acknowledged, lost, pauseMs } = await runFault(world, REPLICAS_FROZEN, say, { isSynchronous: false });
    return {
      name: 'control: the same freeze and death without synchronous replication',
      measured: `${lost.length} of ${acknowledged} acknowledged writes lost; writes back after ${(pauseMs / 1000).toFixed(1)} s`,
      bar: 'loses some',
      isReached: lost.length > 0,
    };
  } finally {
    await waitForReplicas(plan, true);
    await untilWhole(plan, { mostMs: PATIENCE_MS });
  }
}

/** Says whether a commit waits for a replica, and waits until the leader has heard it. */
async function waitForReplicas(plan: ClusterPlan, isWanted: boolean): Promise<void> {
  await patchSettings(plan, { synchronous_mode: isWanted, synchronous_mode_strict: isWanted });
  await until(
    'the leader to hear of it',
    async () => {
      const names = runSql(nodeUrl(plan, await leader(plan)), 'SHOW synchronous_standby_names');
      return (names !== '') === isWanted;
    },
    { mostMs: PATIENCE_MS },
  );
}
