import type { ReactNode } from 'react';
import { AuthDone } from '../sections/auth/auth-done.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/auth/success');

export default function AuthSuccess(): ReactNode {
  return <AuthDone />;
}
