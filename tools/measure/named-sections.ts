import type { Section } from './measurement.ts';
import { runSections } from './run-sections.ts';

type Measure = () => Section | Promise<Section>;

export interface NamedSections {
  readonly name: string;
  readonly sections: Readonly<Record<string, Measure>>;
  /** Those of the short form, where that has not all of them. */
  readonly quick?: readonly string[];
}

export const isQuick = process.argv.includes('--quick');

/** What the command line asks for: all of them, those of the short form, or the one after `--only=`. */
export async function runNamedSections({ name, sections, quick }: NamedSections): Promise<void> {
  const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const isAsked = (section: string) =>
    only === undefined ? !isQuick || quick === undefined || quick.includes(section) : section === only;
  const asked = Object.entries(sections).filter(([section]) => isAsked(section));
  if (asked.length === 0) throw new Error(`there is no section ${only}; there are ${Object.keys(sections).join(', ')}`);
  await runSections({ name, isQuick, isPart: only !== undefined, sections: asked.map(([, measure]) => measure) });
}
