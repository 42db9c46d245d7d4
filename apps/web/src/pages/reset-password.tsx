import type { ReactNode } from 'react';
import { ResetPassword } from '../features/identity/reset-password.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/reset-password');

export default function ResetPasswordPage(): ReactNode {
  return <ResetPassword />;
}
