// Pages of prose: `prose/prose-plugin.ts` checks them and adds the exports. Written with `import()`, because a
// declaration like this one may not import from files beside it.
declare module '*.mdx' {
  export const frontmatter: import('../../prose/front-matter.ts').FrontMatter;
  /** The headings of the second level, in order. */
  export const contents: readonly import('../../prose/headings.ts').ContentsEntry[];
  export const words: number;
  const Content: import('react').ComponentType<{
    readonly components: import('./prose-components.tsx').ProseComponents;
  }>;
  export default Content;
}
