import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { AMBIENT_TRACKS, type AmbientTrack } from '@vayl/domain';
import { z } from 'zod';
import { pcmOf } from './encode.ts';
import type { Master } from './master.ts';
import type { Scene } from './scenes.ts';

const Entry = z.object({
  track: z.enum(AMBIENT_TRACKS),
  recipe: z.string(),
  seed: z.number(),
  parameters: z.record(z.string(), z.unknown()),
  pcmSha256: z.string(),
  loudnessLufs: z.number(),
  truePeakDb: z.number(),
});
type Entry = z.infer<typeof Entry>;

/** What makes a track again, and how to tell that it is the same. */
export function entryOf(track: AmbientTrack, { recipe, seed, parameters }: Scene, master: Master): Entry {
  return {
    track,
    recipe,
    seed,
    parameters: { ...parameters },
    pcmSha256: createHash('sha256').update(pcmOf(master.samples)).digest('hex'),
    loudnessLufs: rounded(master.loudnessLufs),
    truePeakDb: rounded(master.truePeakDb),
  };
}

/** Puts new entries in the place of the old ones of the same name. */
export function updateManifest(path: string, entries: readonly Entry[]): void {
  const known = existsSync(path) ? z.array(Entry).parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
  const all = [...known.filter(({ track }) => entries.every((entry) => entry.track !== track)), ...entries];
  const sorted = all.toSorted((a, b) => AMBIENT_TRACKS.indexOf(a.track) - AMBIENT_TRACKS.indexOf(b.track));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
