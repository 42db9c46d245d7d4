import {
  ATTENTION_TASK,
  type BlockKind,
  type DoneBlock,
  type DoneTask,
  planBlocks,
  scoreTask,
  type TaskScore,
  taskSigns,
} from '@vayl/domain';

/** What somebody is like, and what the setting does to them. */
export interface PersonQuestion {
  /** How far one block lies from another for no reason that anybody knows. */
  readonly blockSd: number;
  /** What the setting does to the logarithm of every reaction time. */
  readonly effect: number;
  readonly blockCount: number;
  /** How often somebody sees which kind a block is. */
  readonly tellsShare: number;
  readonly chance: () => number;
}

/** The first blocks are slower, until somebody has learnt the task. */
const PRACTICE = { slower: 0.06, overBlocks: 4 };
const PRESS_TAKES_MS = 60;
const TICK_MS = 8;

/** A whole test of somebody: every sign is shown and every press made, and the product's own scoring looks at them. */
export function simulateTest({ blockSd, effect, blockCount, tellsShare, chance }: PersonQuestion): DoneBlock[] {
  const person = {
    // Somewhere between quick and slow, and more or less steady from press to press.
    decisionMs: 240 + 80 * chance(),
    trialSd: 0.1 + 0.08 * chance(),
    tailMs: 30 + 40 * chance(),
    lapseShare: 0.04 * chance(),
    wrongShare: 0.1 + 0.3 * chance(),
  };
  const kinds = planBlocks(blockCount, Math.floor(chance() * 2 ** 32));
  return kinds.map((kind, index) => {
    const practice = PRACTICE.slower * Math.exp(-index / PRACTICE.overBlocks);
    const slowness = Math.exp(practice + blockSd * normal(chance) + (kind === 'setting' ? effect : 0));
    const isSeen = chance() < tellsShare;
    const coin: BlockKind = chance() < 0.5 ? 'setting' : 'sham';
    return { kind, score: playTask(person, slowness, chance), rating: 3, guess: isSeen ? kind : coin };
  });
}

type Traits = Readonly<Record<'decisionMs' | 'trialSd' | 'tailMs' | 'lapseShare' | 'wrongShare', number>>;

function playTask(person: Traits, slowness: number, chance: () => number): TaskScore {
  const signs = taskSigns(chance);
  const dueAtMs = signs.map((_, index) => index * ATTENTION_TASK.everyMs);
  // A frame comes at its own time.
  const shownAtMs = dueAtMs.map((dueMs) => dueMs + 2 * TICK_MS * chance());
  const pressedAtMs: number[] = [];
  for (const [index, sign] of signs.entries()) {
    const isPressed = sign === 'go' ? chance() >= person.lapseShare : chance() < person.wrongShare;
    const tailMs = -person.tailMs * Math.log(1 - chance());
    const decidedMs = person.decisionMs * Math.exp(person.trialSd * normal(chance)) + tailMs;
    const reactionMs = slowness * (PRESS_TAKES_MS + decidedMs);
    if (isPressed) pressedAtMs.push((shownAtMs[index] ?? 0) + reactionMs);
  }
  const task: DoneTask = { signs, dueAtMs, shownAtMs, pressedAtMs: pressedAtMs.sort((one, other) => one - other) };
  const outcome = scoreTask(task);
  if (outcome.is === 'void') throw new Error(`a simulated task was void: ${outcome.because}`);
  return outcome.score;
}

/** Box and Muller's. */
function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
