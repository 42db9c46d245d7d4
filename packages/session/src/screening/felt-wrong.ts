import { z } from 'zod';

export const FEELINGS = [
  'headache',
  'nausea',
  'dizziness',
  'eye strain',
  'twitching',
  'unease',
  'something else',
] as const;
export type Feeling = (typeof FEELINGS)[number];

export const MOST_NOTE_CHARACTERS = 280;
/** Enough for a person and their doctor to see a pattern. */
export const MOST_FELT_REPORTS = 20;

/** What a person felt. It stays on the device: no call has a field for it. */
export const FeltReport = z.object({
  atMs: z.number(),
  feelings: z.array(z.enum(FEELINGS)).readonly(),
  note: z.string().max(MOST_NOTE_CHARACTERS),
});
export type FeltReport = z.infer<typeof FeltReport>;

export type WhatWasFelt = Omit<FeltReport, 'atMs'>;

/** The newest come first, and the oldest go. */
export function withFelt(reports: readonly FeltReport[], atMs: number, felt: WhatWasFelt): readonly FeltReport[] {
  const note = felt.note.trim().slice(0, MOST_NOTE_CHARACTERS);
  return [{ atMs, feelings: felt.feelings, note }, ...reports].slice(0, MOST_FELT_REPORTS);
}
