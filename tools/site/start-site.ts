import { freePort } from '../network/free-port.ts';
import { startChild } from './child.ts';
import { SITE_KEY } from './site-key.ts';

/** Where everything is, for whoever plays a person. */
export interface SiteAddresses {
  /** The site, with the server behind the same origin. */
  readonly site: string;
  /** The server itself, for what stands behind the proxy. */
  readonly server: string;
  readonly internal: string;
  /** What the stand-in mail server has received: GET /mails?to=. */
  readonly standIns: string;
  readonly google: string;
  readonly microsoft: string;
  readonly stripe: string;
}

export interface RunningSite {
  readonly addresses: SiteAddresses;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Whether there is something to download. */
  readonly hasRelease: boolean;
  /** Where an AI provider listens, or none at all; a stand-in that understands, unless told otherwise. */
  readonly provider?: 'none' | { readonly url: string };
}

/** The built site behind its host, the real server, and stand-ins for the other companies, on ports of their own. */
export async function startSite({ hasRelease, provider }: SiteOptions): Promise<RunningSite> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const server = await startChild(
    [
      'apps/server/dev/main.ts',
      '--json',
      '--fresh',
      ...(hasRelease ? ['--release'] : []),
      ...(provider === undefined ? [] : ['--provider=none']),
    ],
    {
      ...(typeof provider === 'object' && { AI_BASE_URL: provider.url }),
      PUBLIC_URL: site,
      PORT: '0',
      INTERNAL_PORT: '0',
      // The host tells whom it speaks for, as in production; so each person of a test can have an address of their own.
      TRUSTED_PROXIES: '127.0.0.1',
      ARTICLE_SITE_KEY: SITE_KEY,
    },
    /^{"server":/,
  );
  const addresses = { ...readAddresses(server.line), site };
  const environment = { PORT: String(port), SERVER_URL: addresses.server };
  const host = await startChild(['apps/web/host/main.ts'], environment, /^http:/);
  return {
    addresses,
    stop: async () => {
      await host.stop();
      await server.stop();
    },
  };
}

function readAddresses(line: string): Omit<SiteAddresses, 'site'> {
  const read: unknown = JSON.parse(line);
  const said = new Map(Object.entries(typeof read === 'object' && read !== null ? read : {}));
  const addressOf = (name: string): string => {
    const address: unknown = said.get(name);
    if (typeof address !== 'string') throw new Error(`the server did not say where ${name} is`);
    return address;
  };
  return {
    server: addressOf('server'),
    internal: addressOf('internal'),
    standIns: addressOf('standIns'),
    google: addressOf('google'),
    microsoft: addressOf('microsoft'),
    stripe: addressOf('stripe'),
  };
}
