import type { ReactNode } from 'react';
import Content, { contents, frontmatter, words } from '../../content/prose/security.mdx';
import { LegalPage } from '../sections/legal/legal-page.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const handle = { scripts: 'prose' };
export const meta = () => pageMeta('/security');

export default function Security(): ReactNode {
  return <LegalPage Content={Content} contents={contents} frontmatter={frontmatter} words={words} />;
}
