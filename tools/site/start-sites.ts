import { startDatabase, stopDatabase } from '../database/cluster.ts';
import { withBuiltSite } from './build-site.ts';
import { type SiteAddresses, startSite } from './start-site.ts';

/** The site as it is with something to download, and as it is before the first release, with no AI provider either. */
export type Sites = Readonly<Record<'released' | 'unreleased', SiteAddresses>>;

export interface RunningSites {
  readonly sites: Sites;
  readonly stop: () => Promise<void>;
}

/** Builds what a person would visit, unless told that it is built, and starts it twice: with and without a release. */
export async function startSites(): Promise<RunningSites> {
  const { wasRunning } = await startDatabase();
  const start = () =>
    Promise.all([startSite({ hasRelease: true }), startSite({ hasRelease: false, provider: 'none' })]);
  const isBuilt = process.env['E2E_SITE'] === 'built';
  const [released, unreleased] = await (isBuilt ? start() : withBuiltSite(start));
  return {
    sites: { released: released.addresses, unreleased: unreleased.addresses },
    stop: async () => {
      await Promise.all([released.stop(), unreleased.stop()]);
      if (!wasRunning) stopDatabase();
    },
  };
}
