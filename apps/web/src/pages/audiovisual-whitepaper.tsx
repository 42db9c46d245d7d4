import { REF_1_TO_13 } from '@vayl/domain';
import type { ReactNode } from 'react';
import Content, { contents, frontmatter, words } from '../../content/prose/audiovisual-whitepaper.mdx';
import { paperMeta } from '../prose/paper-meta.ts';
import { ProsePage } from '../prose/prose-page.tsx';

const PATH = '/science/audiovisual-stimulation-whitepaper';

export const handle = { scripts: 'prose' };
export const meta = () => paperMeta(PATH, frontmatter, REF_1_TO_13);

export default function AudiovisualWhitepaper(): ReactNode {
  return (
    <ProsePage
      Content={Content}
      frontmatter={frontmatter}
      contents={contents}
      words={words}
      references={REF_1_TO_13}
      versionsAt={PATH}
    />
  );
}
