import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { logProblem } from '../../site/log-problem.ts';
import type { DemoExperienceProps } from './demo-experience.tsx';
import { firstSignOfAPerson } from './first-sign.ts';
import { HandOver } from './hand-over.ts';
import { WelcomeModal } from './welcome-modal.tsx';

/**
 * The build writes the whole page. In a browser it stays as it was written until somebody touches it; only then is
 * fetched what makes it live, or at once for whoever was here before.
 */
function experienceFor(handOver: HandOver): ComponentType<DemoExperienceProps> {
  // Listened for from now on, and not only when React comes to it: an early touch counts too.
  const isWanted = import.meta.env.SSR ? Promise.resolve() : firstSignOfAPerson();
  return lazy(async () => {
    await isWanted;
    try {
      const { DemoExperience } = await import('./demo-experience.tsx');
      return { default: DemoExperience };
    } catch (cause) {
      logProblem('demo.load-failed', cause);
      handOver.arrive('failed');
      // The page stays readable as it is; the welcome says what to do.
      return new Promise<never>(() => undefined);
    }
  });
}

export function Demo({ children }: { readonly children: ReactNode }): ReactNode {
  const [{ handOver, Experience }] = useState(() => {
    const made = new HandOver();
    return { handOver: made, Experience: experienceFor(made) };
  });
  return (
    <>
      <Suspense>
        <Experience handOver={handOver}>{children}</Experience>
      </Suspense>
      <WelcomeModal handOver={handOver} />
    </>
  );
}
