// PORT=8080 SERVER_URL=http://127.0.0.1:8787 node host/main.ts   the built site, as the production host serves it
import { join } from 'node:path';
import { createHost } from './host.ts';

const host = createHost({
  folder: join(import.meta.dirname, '../dist/client'),
  serverUrl: process.env['SERVER_URL'] ?? 'http://127.0.0.1:8787',
});
host.listen(Number(process.env['PORT'] ?? 8080), process.env['HOST'] ?? '127.0.0.1', () => {
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    host.close();
    host.closeAllConnections();
  });
}
