import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedPath } from '../../../tools/measure/shared-material.ts';
import type { Counted, Share } from './count.ts';

/** The names that the shared scorer prints, and our counts of the same. */
const SAME: readonly { readonly name: RegExp; readonly ours: (counted: Counted) => Share }[] = [
  { name: /valid [\d.]+% \((\d+)\/(\d+)\)/u, ours: ({ validity }) => validity },
  { name: /no-new-flicker [\d.]+% \((\d+)\/(\d+)\)/u, ours: ({ noNewFlicker }) => noNewFlicker },
  { name: /over-refusal [\d.]+% \((\d+)\/(\d+)\)/u, ours: ({ overRefusal }) => overRefusal },
  { name: /strict [\d.]+% \((\d+)\/(\d+)\)/u, ours: ({ strictDirection }) => strictDirection },
  { name: /primary band \(task items\) [\d.]+% \((\d+)\/(\d+)\)/u, ours: ({ primaryBand }) => primaryBand },
  { name: /coverage [\d.]+% \((\d+)\/(\d+)\)/u, ours: ({ coverage }) => coverage },
];

/** Asks the shared scorer for the same file, so that nobody has to trust our way of counting. */
export function isJudgeAgreed(rows: readonly unknown[], counted: Counted): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'helios-'));
  try {
    writeFileSync(join(folder, 'judged.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'));
    const scorer = sharedPath('ai/score.mjs');
    const run = spawnSync('node', [scorer, 'judged', join(import.meta.dirname, 'engine.ts')], {
      env: { ...process.env, EVAL_DIR: folder },
      encoding: 'utf8',
    });
    const line = run.stdout.split('\n')[0] ?? '';
    return SAME.every(({ name, ours }) => {
      const [, hits, of] = name.exec(line) ?? [];
      return Number(hits) === ours(counted).hits && Number(of) === ours(counted).of;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
