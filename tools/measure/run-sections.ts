import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../repository/files.ts';
import { figuresMissed, pageWith, type Section, sectionText } from './measurement.ts';

export interface MeasureOptions {
  readonly name: string;
  readonly isQuick: boolean;
  /** Whether these are not all of them: the page then keeps the others as they were. */
  readonly isPart?: boolean;
  readonly sections: readonly (() => Section | Promise<Section>)[];
}

/** Runs sections one after the other, prints each as it comes, keeps the page of a full run, and fails on a missed bar. */
export async function runSections({ name, isQuick, isPart = false, sections }: MeasureOptions): Promise<void> {
  const done: Section[] = [];
  for (const section of sections) {
    const startedMs = performance.now();
    const result = await section();
    done.push(result);
    console.log(sectionText(result));
    console.error(`${result.title}: ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  }
  if (!isQuick) keepPage(name, done, isPart);
  const missed = figuresMissed(done);
  for (const figure of missed) console.error(`measure: missed: ${figure.name}: ${figure.measured}, bar ${figure.bar}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function keepPage(name: string, sections: readonly Section[], isPart: boolean): void {
  const folder = join(ROOT, 'docs/measurements');
  const path = join(folder, `${name}.md`);
  const memoryGiB = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores, ${memoryGiB} GiB, load ${loadavg()[0]?.toFixed(1)}`;
  const head = `# Measured: ${name}\n\n\`pnpm measure ${name}\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}.\n`;
  mkdirSync(folder, { recursive: true });
  const page = isPart && existsSync(path) ? readFileSync(path, 'utf8') : head;
  writeFileSync(path, pageWith(page, sections));
}
