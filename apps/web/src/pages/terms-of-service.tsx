import type { ReactNode } from 'react';
import Content, { contents, frontmatter, words } from '../../content/prose/terms-of-service.mdx';
import { LegalPage } from '../sections/legal/legal-page.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const handle = { scripts: 'prose' };
export const meta = () => pageMeta('/terms-of-service');

export default function TermsOfService(): ReactNode {
  return <LegalPage Content={Content} contents={contents} frontmatter={frontmatter} words={words} />;
}
