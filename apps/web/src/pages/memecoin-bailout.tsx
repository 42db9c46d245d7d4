import type { ReactNode } from 'react';
import { TokenExamples } from '../sections/token/token-examples.tsx';
import { TokenFaq } from '../sections/token/token-faq.tsx';
import { TokenFinal } from '../sections/token/token-final.tsx';
import { TokenHero } from '../sections/token/token-hero.tsx';
import { TokenSteps } from '../sections/token/token-steps.tsx';
import { TokenValues } from '../sections/token/token-values.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/memecoin-bailout');

export default function MemecoinBailout(): ReactNode {
  return (
    <>
      <TokenHero />
      <TokenSteps />
      <TokenExamples />
      <TokenValues />
      <TokenFaq />
      <TokenFinal />
    </>
  );
}
