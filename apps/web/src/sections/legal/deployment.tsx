import { assertNever } from '@vayl/domain';
import type { ReactNode } from 'react';
import { BOOKLET_URL, PERFORMANCE_SCRIPT_URL } from '../../site/settings.ts';
import { CookieTable } from './cookie-table.tsx';
import type { DeploymentPart } from './deployment-parts.ts';
import { foreignServices } from './foreign-services.ts';
import { Services } from './services.tsx';

/** Reads the settings that the site was built with, so that a policy cannot deny what a deployment has switched on. */
const SERVICES = foreignServices({ performanceScriptUrl: PERFORMANCE_SCRIPT_URL, bookletUrl: BOOKLET_URL });

const NO_BANNER = <p>That is why there is no cookie banner: there is nothing to agree to.</p>;

export function Deployment({ name }: { readonly name: DeploymentPart }): ReactNode {
  switch (name) {
    case 'services':
      return <Services services={SERVICES} />;
    case 'cookies':
      return <CookieTable services={SERVICES} />;
    case 'banner':
      return SERVICES.length === 0 ? NO_BANNER : null;
    default:
      return assertNever(name);
  }
}
