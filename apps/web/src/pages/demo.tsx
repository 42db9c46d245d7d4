import type { ReactNode } from 'react';
import { Demo } from '../features/demo/demo.tsx';
import { DemoFoot } from '../sections/demo/demo-foot.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/demo');

export default function DemoPage(): ReactNode {
  return (
    <Demo>
      <DemoFoot />
    </Demo>
  );
}
