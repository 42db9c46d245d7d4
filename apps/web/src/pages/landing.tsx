import type { ReactNode } from 'react';
import { Audience } from '../sections/landing/audience.tsx';
import { Cohort } from '../sections/landing/cohort.tsx';
import { Comparison } from '../sections/landing/comparison.tsx';
import { Evidence } from '../sections/landing/evidence.tsx';
import { FinalCall } from '../sections/landing/final-call.tsx';
import { Hero } from '../sections/landing/hero.tsx';
import { Problem } from '../sections/landing/problem.tsx';
import { Solution } from '../sections/landing/solution.tsx';
import { Testimonial } from '../sections/landing/testimonial.tsx';
import { Uses } from '../sections/landing/uses.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/');

export default function Landing(): ReactNode {
  return (
    <>
      <Hero />
      <Problem />
      <Solution />
      <Uses />
      <Comparison />
      <Evidence />
      <Audience />
      <Cohort />
      <Testimonial />
      <FinalCall />
    </>
  );
}
