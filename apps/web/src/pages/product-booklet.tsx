import type { ReactNode } from 'react';
import { Booklet } from '../features/booklet/booklet.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { BOOKLET_URL } from '../site/settings.ts';

export const meta = () => pageMeta('/product-booklet');

export default function ProductBooklet(): ReactNode {
  return <Booklet url={BOOKLET_URL} />;
}
