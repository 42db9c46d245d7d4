export interface Timing {
  /** So long a leader's word counts. A dead leader is replaced after this, and not before. */
  readonly ttlSeconds: number;
  /** How often each node looks around and the leader renews its word. */
  readonly loopSeconds: number;
  /** So long a node tries to reach etcd before it gives up its turn of the loop. */
  readonly retrySeconds: number;
}

/**
 * Why not less. A leader that is held up for longer than ttl (a slow disk under etcd, a garbage of writes, a paused
 * machine) is deposed although it lives: every open transaction is lost to its caller, and writes stop for the seconds
 * of a change of leader. At ttl 15 a stall of some 10 s is survived; each second less is a second less of that. Below
 * 2 x retry + loop the leader could lose its word while it still waits for an answer, so that is refused here.
 */
export const TIMING: Timing = { ttlSeconds: 15, loopSeconds: 5, retrySeconds: 5 };

/** What is wrong with a choice of times, or nothing. */
export function timingProblem({ ttlSeconds, loopSeconds, retrySeconds }: Timing): string | undefined {
  if (loopSeconds < 1) return 'a loop shorter than a second spends its time on itself';
  if (retrySeconds < 3) return 'less than 3 s of trying gives up at every hiccup of the network';
  if (loopSeconds + 2 * retrySeconds > ttlSeconds) return 'a leader could lose its word while it waits for an answer';
  return undefined;
}
