import {
  BLOCK_COUNTS,
  DemoSettings,
  type DoneBlock,
  GUESSES,
  planBlocks,
  RATINGS,
  type SelfTestReport,
  selfTestReport,
} from '@vayl/domain';
import { z } from 'zod';

/** Why a block that was begun has to be done again. */
const REPEAT_REASONS = [
  'app-closed',
  'session-ended',
  'settings-changed',
  'light-refused',
  'session-during-task',
  'given-up',
] as const;
export type RepeatReason = (typeof REPEAT_REASONS)[number];

const Score = z.object({
  medianMs: z.number().positive(),
  lapses: z.int().min(0),
  goes: z.int().min(1),
  wrongPresses: z.int().min(0),
  noGoes: z.int().min(0),
  falseStarts: z.int().min(0),
  reactionsMs: z.array(z.number().nullable()).readonly(),
});

const KeptBlock = z.object({
  doneAtMs: z.number(),
  score: Score,
  rating: z.literal(RATINGS),
  guess: z.enum(GUESSES),
});
export type KeptBlock = z.infer<typeof KeptBlock>;

/** What is set in every block. How loud and how bright it is belongs to it: a sham has the same of both. */
const TestedSettings = DemoSettings.omit({ isOn: true, frequencyBand1: true, frequencyBand2: true });
export type TestedSettings = z.infer<typeof TestedSettings>;

/** One test as this computer keeps it. The kinds of its blocks follow from the seed, and are written nowhere. */
export const TestRecord = z.object({
  seed: z.int().min(0),
  settingName: z.string(),
  settings: TestedSettings,
  /** False where light may not flicker: then both kinds have a still tint, and the sound alone is compared. */
  comparesLight: z.boolean(),
  comparesSound: z.boolean(),
  blockCount: z.literal(BLOCK_COUNTS),
  blockMinutes: z.number().positive(),
  startedAtMs: z.number(),
  blocks: z.array(KeptBlock),
  repeats: z.array(z.object({ block: z.int().min(1), because: z.enum(REPEAT_REASONS) })),
  /** A block has begun and is not done. */
  isBlockOpen: z.boolean(),
  /** When the last block was done, or the test was ended early. */
  endedAtMs: z.number().nullable(),
});
export type TestRecord = z.infer<typeof TestRecord>;

/** The blocks with their kinds, which nobody may see before the end. */
export function revealedBlocks({ blocks, blockCount, seed }: TestRecord): readonly (DoneBlock & KeptBlock)[] {
  const kinds = planBlocks(blockCount, seed);
  return blocks.flatMap((block, index) => {
    const kind = kinds[index];
    return kind === undefined ? [] : [{ ...block, kind }];
  });
}

export function reportOf(record: TestRecord): SelfTestReport {
  return selfTestReport(revealedBlocks(record), record.blockCount);
}
