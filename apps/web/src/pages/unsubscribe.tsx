import type { ReactNode } from 'react';
import { Unsubscribe } from '../features/mail/unsubscribe.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/unsubscribe');

export default function UnsubscribePage(): ReactNode {
  return <Unsubscribe />;
}
