// The least that Node can do: the same answer as `GET /api/providers`, without any of what surrounds it.
import { createServer } from 'node:http';
import { listenAnywhere } from '../test-helpers/listen.ts';

const BODY = JSON.stringify({ providers: ['email'] });

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) });
  response.end(BODY);
});
const port = await listenAnywhere(server);
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
