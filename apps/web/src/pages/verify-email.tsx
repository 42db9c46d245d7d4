import type { ReactNode } from 'react';
import { VerifyEmail } from '../features/identity/verify-email.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/verify-email');

export default function VerifyEmailPage(): ReactNode {
  return <VerifyEmail />;
}
