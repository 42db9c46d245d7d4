import type { ReactNode } from 'react';
import { Downloads } from '../features/download/downloads.tsx';
import { Support } from '../sections/download/support.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/download');

export default function Download(): ReactNode {
  return (
    <div className="wrap section download-page">
      <Downloads />
      <Support />
    </div>
  );
}
