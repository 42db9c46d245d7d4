import type { ReactNode } from 'react';
import { Account } from '../features/account/account.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/account');

export default function AccountPage(): ReactNode {
  return <Account />;
}
