import './legal.css';
import type { ReactNode } from 'react';
import { ProsePage, type ProsePageProps } from '../../prose/prose-page.tsx';

/** A policy: prose without references, whose tables may use the margin that has no notes. */
export function LegalPage(page: Pick<ProsePageProps, 'Content' | 'contents' | 'frontmatter' | 'words'>): ReactNode {
  return <ProsePage {...page} />;
}
