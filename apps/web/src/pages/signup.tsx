import type { ReactNode } from 'react';
import { SignUp } from '../features/sign-up/sign-up.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/signup');

export default function Signup(): ReactNode {
  return <SignUp />;
}
