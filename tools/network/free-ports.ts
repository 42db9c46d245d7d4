import { createServer, type Server } from 'node:net';

/** Several free ports, all different: each is held until the last has been found. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = await Promise.all(Array.from({ length: count }, listen));
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('a probe has no port');
    return address.port;
  });
  await Promise.all(probes.map(close));
  return ports;
}

function listen(): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => resolve(probe));
  return promise;
}

function close(probe: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  probe.close(() => resolve());
  return promise;
}
