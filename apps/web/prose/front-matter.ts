import { z } from 'zod';

const FENCE = /^---\n([\s\S]*?)\n---\n/;
const LINE = /^(?<name>[a-z][A-Za-z]*): (?<value>.+)$/;

export type FrontMatter = z.infer<typeof FrontMatter>;
export const FrontMatter = z.strictObject({
  title: z.string().min(1),
  /** One sentence for lists, feeds and search engines. */
  description: z.string().min(20),
  /** What kind of text it is and about what; stands under the title. */
  subject: z.string().min(1).optional(),
  updated: z.iso.date(),
  kind: z.enum(['whitepaper', 'legal']),
  /** Which publications the page numbers and cites. */
  references: z.enum(['ref-1-to-13', 'perceptual-load']).optional(),
  /** True where a statement is about an owner we do not know (RD-65). */
  needsLegalReview: z.boolean().optional(),
});

export type FrontMatterReading =
  | { readonly is: 'read'; readonly frontMatter: FrontMatter }
  | { readonly is: 'wrong'; readonly reason: string };

/** The lines between the fences: `name: value`, and nothing cleverer. */
export function readFrontMatter(yaml: string): FrontMatterReading {
  const values: Record<string, string | boolean> = {};
  for (const line of yaml.split('\n')) {
    const { name, value } = LINE.exec(line)?.groups ?? {};
    if (name === undefined || value === undefined)
      return { is: 'wrong', reason: `front matter cannot be read: ${line}` };
    values[name] = value === 'true' || value === 'false' ? value === 'true' : unquoted(value);
  }
  const checked = FrontMatter.safeParse(values);
  if (checked.success) return { is: 'read', frontMatter: checked.data };
  return { is: 'wrong', reason: `front matter: ${z.prettifyError(checked.error)}` };
}

export function frontMatterOf(source: string): FrontMatter {
  const reading = readFrontMatter(FENCE.exec(source)?.[1] ?? '');
  if (reading.is === 'wrong') throw new Error(reading.reason);
  return reading.frontMatter;
}

function unquoted(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2');
}
