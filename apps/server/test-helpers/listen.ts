import type { Server } from 'node:net';

/** Listens on a free port of this machine, and gives its number. */
export async function listenAnywhere(server: Server): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
