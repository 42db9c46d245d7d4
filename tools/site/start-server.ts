import { startChild } from './child.ts';
import { SITE_KEY } from './site-key.ts';

/** Where the server and the stand-ins for other companies are. */
export interface ServerAddresses {
  /** The server itself, for what stands behind the proxy. */
  readonly server: string;
  readonly internal: string;
  /** What the stand-in mail server has received: GET /mails?to=. */
  readonly standIns: string;
  readonly google: string;
  readonly microsoft: string;
  readonly stripe: string;
}

export interface RunningServer {
  readonly addresses: ServerAddresses;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** What the server is known by outside. */
  readonly publicUrl: string;
  /** Whether there is something to download. */
  readonly hasRelease: boolean;
  /** Where an AI provider listens, or none at all; a stand-in that understands, unless told otherwise. */
  readonly provider?: 'none' | { readonly url: string };
}

/** The real server on an empty schema, and stand-ins for the other companies, on ports of their own. */
export async function startServer({ publicUrl, hasRelease, provider }: ServerOptions): Promise<RunningServer> {
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
      PUBLIC_URL: publicUrl,
      PORT: '0',
      INTERNAL_PORT: '0',
      // The host tells whom it speaks for, as in production; so each person of a test can have an address of their own.
      TRUSTED_PROXIES: '127.0.0.1',
      ARTICLE_SITE_KEY: SITE_KEY,
    },
    /^{"server":/,
  );
  return { addresses: readAddresses(server.line), stop: () => server.stop() };
}

function readAddresses(line: string): ServerAddresses {
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
