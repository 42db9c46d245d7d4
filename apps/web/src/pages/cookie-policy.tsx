import type { ReactNode } from 'react';
import Content, { contents, frontmatter, words } from '../../content/prose/cookie-policy.mdx';
import { LegalPage } from '../sections/legal/legal-page.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const handle = { scripts: 'prose' };
export const meta = () => pageMeta('/cookie-policy');

export default function CookiePolicy(): ReactNode {
  return <LegalPage Content={Content} contents={contents} frontmatter={frontmatter} words={words} />;
}
