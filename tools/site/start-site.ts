import { freePort } from '../network/free-port.ts';
import { startChild } from './child.ts';
import { type ServerAddresses, type ServerOptions, startServer } from './start-server.ts';

/** Where everything is, for whoever plays a person. */
export interface SiteAddresses extends ServerAddresses {
  /** The site, with the server behind the same origin. */
  readonly site: string;
}

export interface RunningSite {
  readonly addresses: SiteAddresses;
  stop(): Promise<void>;
}

export type SiteOptions = Omit<ServerOptions, 'publicUrl'>;

/** The built site behind its host, the real server, and stand-ins for the other companies, on ports of their own. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...options, publicUrl: site });
  const environment = { PORT: String(port), SERVER_URL: server.addresses.server };
  const host = await startChild(['apps/web/host/main.ts'], environment, /^http:/);
  return {
    addresses: { ...server.addresses, site },
    stop: async () => {
      await host.stop();
      await server.stop();
    },
  };
}
