import type { ReactNode } from 'react';
import { SignInPage } from '../features/identity/sign-in-page.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/signin');

export default function Signin(): ReactNode {
  return <SignInPage />;
}
