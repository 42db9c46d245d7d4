import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request, as whoever carries it sees it. Bytes are those of the content. */
interface Carried {
  readonly host: string;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly status: number;
  /** All that went out: the address, every header and the content. */
  readonly sent: string;
}

export interface LoggingProxy {
  readonly url: string;
  readonly carried: readonly Carried[];
  /** What asked for a way to somewhere that this proxy does not know. */
  readonly refused: readonly string[];
  stop(): Promise<void>;
}

/** All names of it that programs know. This computer itself is no network: by it a driver speaks with the app. */
export function proxyEnvironment(url: string): Readonly<Record<string, string>> {
  const [proxied, own] = [['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'], ['NO_PROXY']];
  const named = (names: readonly string[], value: string) =>
    names.flatMap((name) => [name, name.toLowerCase()].map((one) => [one, value] as const));
  return Object.fromEntries([...named(proxied, url), ...named(own, '127.0.0.1,localhost')]);
}

/** Carries what programs send by `HTTP_PROXY` to those whom it knows by name, and writes it down. */
export async function startLoggingProxy(servers: Readonly<Record<string, string>>): Promise<LoggingProxy> {
  const carried: Carried[] = [];
  const refused: string[] = [];

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://nowhere.test');
    const server = servers[url.host];
    if (server === undefined) {
      refused.push(url.host);
      outgoing.writeHead(502).end();
      return;
    }
    const content = await buffer(incoming);
    const { pathname, search } = url;
    const target = new URL(`${pathname}${search}`, server);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      ask(target, { method: incoming.method, headers: incoming.headers }, resolve).on('error', reject).end(content);
    });
    const received = await buffer(answer);
    const status = answer.statusCode ?? 0;
    const sent = [incoming.url, ...incoming.rawHeaders, content.toString('utf8')].join('\n');
    carried.push({ host: url.host, sentBytes: content.length, receivedBytes: received.length, status, sent });
    const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
    outgoing.writeHead(status, headers).end(received);
  }

  const proxy = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  proxy.on('connect', ({ url }, socket) => {
    refused.push(url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const port = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    carried,
    refused,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
