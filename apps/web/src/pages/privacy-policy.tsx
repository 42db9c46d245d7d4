import type { ReactNode } from 'react';
import Content, { contents, frontmatter, words } from '../../content/prose/privacy-policy.mdx';
import { LegalPage } from '../sections/legal/legal-page.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const handle = { scripts: 'prose' };
export const meta = () => pageMeta('/privacy-policy');

export default function PrivacyPolicy(): ReactNode {
  return <LegalPage Content={Content} contents={contents} frontmatter={frontmatter} words={words} />;
}
