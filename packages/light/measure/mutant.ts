import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameMaker } from '../src/test-helpers/veil-simulation.ts';

/**
 * A governor with one mistake in it, made by editing a copy of the source: the product itself has no switch by which
 * a limit could be changed, not even for a test. The mistake is a limit for the mean and another for the hue instead
 * of one budget, which is known to be beatable.
 */
export async function separateSlewsMaker(): Promise<() => FrameMaker> {
  const copy = join(import.meta.dirname, '../.cache/mutant');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(join(import.meta.dirname, '../src/governor'), join(copy, 'governor'), { recursive: true });
  edit(join(copy, 'governor/governor.ts'), [
    [
      'const share = changeShare(this.#pending, frameSeconds);',
      `const share = Math.min(1, (0.13 * frameSeconds) / Math.max(this.#pending.meanAlpha, 1e-9));
    const hueShare = Math.min(1, (60 * frameSeconds) / Math.max(Math.abs(hueToGo), 1e-9));
    void changeShare;`,
    ],
    ['this.#hueDegrees + share * hueToGo', 'this.#hueDegrees + hueShare * hueToGo'],
  ]);
  edit(join(copy, 'governor/layer.ts'), [
    ['this.swing += share * (plan.swing - this.swing);', 'this.swing = plan.swing;'],
  ]);
  const mutant: unknown = await import(join(copy, 'governor/governor.ts'));
  if (!isGovernorModule(mutant)) throw new Error('the mutant has no governor');
  return () => new mutant.Governor();
}

function isGovernorModule(module: unknown): module is { readonly Governor: new () => FrameMaker } {
  return typeof module === 'object' && module !== null && 'Governor' in module && typeof module.Governor === 'function';
}

function edit(path: string, changes: readonly (readonly [from: string, to: string])[]): void {
  const edited = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`the mutation does not fit any more: ${from}`);
      return text.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, edited);
}
