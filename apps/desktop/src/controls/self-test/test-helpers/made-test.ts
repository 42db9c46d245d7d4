import { DEMO_DEFAULTS, type DoneTask, planBlocks, seededChance, type TaskScore, taskSigns } from '@vayl/domain';
import type { KeptBlock, TestRecord } from '../record/test-record.ts';
import { testedSettings } from '../tested-settings.ts';

/** A task in which somebody answers every go after so long. */
export function taskOf(reactionMs: number): DoneTask {
  const signs = taskSigns(seededChance(1));
  const dueAtMs = signs.map((_, index) => 1000 * index);
  const pressedAtMs = dueAtMs.filter((_, index) => signs[index] === 'go').map((dueMs) => dueMs + reactionMs);
  return { signs, dueAtMs, shownAtMs: dueAtMs, pressedAtMs };
}

function scoreOf(medianMs: number): TaskScore {
  return { medianMs, lapses: 1, goes: 72, wrongPresses: 2, noGoes: 18, falseStarts: 0, reactionsMs: [medianMs, null] };
}

interface MadeTest {
  readonly done: number;
  readonly blockCount?: TestRecord['blockCount'];
  /** What the setting multiplies reaction times by. */
  readonly times?: number;
  readonly scatter?: number;
  readonly isEnded?: boolean;
  readonly tells?: boolean;
}

/** A test that somebody has done so much of. */
export function madeTest({
  done,
  blockCount = 20,
  times = 1,
  scatter = 0.07,
  isEnded = true,
  tells = false,
}: MadeTest) {
  const chance = seededChance(4);
  const kinds = planBlocks(blockCount, 17);
  const blocks = kinds.slice(0, done).map((kind, index): KeptBlock => {
    const normal = chance() + chance() + chance() + chance() - 2;
    const medianMs = Math.round(348 * (kind === 'setting' ? times : 1) * Math.exp(1.73 * scatter * normal));
    const coin = chance() < 0.5 ? 'setting' : 'sham';
    const guess = index % 7 === 6 ? 'no-idea' : coin;
    return {
      doneAtMs: 1_790_000_000_000 + index * 86_400_000,
      score: scoreOf(medianMs),
      rating: kind === 'setting' && index % 3 === 0 ? 4 : 3,
      guess: tells ? kind : guess,
    };
  });
  const record: TestRecord = {
    seed: 17,
    settingName: 'Focus',
    settings: testedSettings(DEMO_DEFAULTS),
    comparesLight: true,
    comparesSound: true,
    blockCount,
    blockMinutes: 10,
    startedAtMs: 1_789_900_000_000,
    blocks,
    repeats: [],
    isBlockOpen: false,
    endedAtMs: isEnded ? 1_792_000_000_000 : null,
  };
  return record;
}
