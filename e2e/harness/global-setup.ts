import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from '../../tools/site/chromium.ts';
import { type Sites, startSites } from '../../tools/site/start-sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sites: Sites;
    /** Where the one Chromium of a run listens. */
    readonly browser: string;
  }
}

/** Everything that journeys need, once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { sites, stop } = await startSites();
  const browser = await chromium.launchServer(CHROMIUM);
  project.provide('sites', sites);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stop();
  };
}
