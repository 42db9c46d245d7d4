import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { ERROR_TEXT } from '@vayl/domain';

/** Hands a request on to the server, with the caller's address, and its answer back. */
export function proxyTo(serverUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(serverUrl);
  const callers = [request.headers['x-forwarded-for'], request.socket.remoteAddress].flat();
  const passed = ask({
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: {
      ...request.headers,
      'x-forwarded-for': callers.filter((address) => address !== undefined).join(', '),
      'x-forwarded-host': request.headers.host,
    },
  });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(502, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ error: ERROR_TEXT['server/unavailable'], code: 'server/unavailable', requestId: 'host' }),
    );
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
