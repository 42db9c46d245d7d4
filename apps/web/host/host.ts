import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerTo } from './answer.ts';
import { readRange } from './byte-range.ts';
import { type BuiltFile, packingFor, readBuiltFiles } from './files.ts';
import { cacheControlOf, isPackable, SECURITY_HEADERS, securityHeadersOf, typeOf } from './headers.ts';
import { isServerPath } from './path-map.ts';
import { proxyTo } from './proxy.ts';

export interface HostOptions {
  /** The built site's folder. */
  readonly folder: string;
  readonly serverUrl: string;
}

/** Behaves as the production host must: files, fallback, caching, headers, and the server behind the same origin. */
export function createHost({ folder, serverUrl }: HostOptions): Server {
  const files = readBuiltFiles(folder);
  return createServer((request, response) => {
    // What is sent as an address may be none, such as `//`; that must not end the process.
    const address = URL.parse(request.url ?? '/', 'http://host');
    if (address === null) return refuse(response, 400);
    const { pathname, search } = address;
    if (isServerPath(pathname)) return proxyTo(serverUrl, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const path = decoded(pathname);
    if (path === undefined) return refuse(response, 400);
    const answer = answerTo({ path, search, hasFile: (file) => files.has(file) });
    if (answer.is === 'moved') {
      response.writeHead(answer.status, { ...SECURITY_HEADERS, location: answer.to }).end();
      return;
    }
    const file = answer.is === 'file' ? files.get(answer.file) : undefined;
    if (answer.is === 'missing' || file === undefined) return refuse(response, 404);
    send(request, response, answer.file, file);
  });
}

function send(request: IncomingMessage, response: ServerResponse, name: string, file: BuiltFile): void {
  const headers = {
    ...securityHeadersOf(name),
    'cache-control': cacheControlOf(name),
    'content-type': typeOf(name),
    etag: file.etag,
    ...(isPackable(name) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }

  const packing = packingFor(name, request.headers['accept-encoding'] ?? '');
  const whole = file.packed(packing);
  const range = isPackable(name) ? undefined : readRange(request.headers.range, whole.length);
  if (range === null) {
    refuse(response, 416);
    return;
  }
  const body = range === undefined ? whole : whole.subarray(range.first, range.last + 1);
  response.writeHead(range === undefined ? 200 : 206, {
    ...headers,
    'content-length': body.length,
    ...(packing === 'identity' ? {} : { 'content-encoding': packing }),
    ...(range === undefined ? {} : { 'content-range': `bytes ${range.first}-${range.last}/${whole.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: 400 | 404 | 405 | 416): void {
  response.writeHead(status, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  response.end('There is nothing at this address.\n');
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
