import type { ReactNode } from 'react';
import { Connect } from '../features/connect/connect.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/connect');

export default function ConnectPage(): ReactNode {
  return <Connect />;
}
