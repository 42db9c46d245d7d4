import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { KNOWLEDGE, type Knowledge } from './knowledge.ts';
import { prosePlugin } from './prose-plugin.ts';

/** The compiler of prose. Ours sees the page as it was written; the front matter becomes an export after it. */
export function proseCompiler(knowledge: Knowledge = KNOWLEDGE): ReturnType<typeof mdx> {
  return mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, [prosePlugin, knowledge], remarkMdxFrontmatter] });
}
