import { PERCEPTUAL_LOAD_SET } from '@vayl/domain';
import type { ReactNode } from 'react';
import Content, { contents, frontmatter, words } from '../../content/prose/perceptual-load-whitepaper.mdx';
import { paperMeta } from '../prose/paper-meta.ts';
import { ProsePage } from '../prose/prose-page.tsx';

const PATH = '/science/perceptual-load-theory';

export const handle = { scripts: 'prose' };
export const meta = () => paperMeta(PATH, frontmatter, PERCEPTUAL_LOAD_SET);

export default function PerceptualLoadWhitepaper(): ReactNode {
  return (
    <ProsePage
      Content={Content}
      frontmatter={frontmatter}
      contents={contents}
      words={words}
      references={PERCEPTUAL_LOAD_SET}
      versionsAt={PATH}
    />
  );
}
