import { connect, type Socket } from 'node:net';

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly durationMs: number;
  /** The whole text of the next request. */
  readonly nextRequest: () => string;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly refused: number;
}

/**
 * Keeps connections busy, one request each. It is written on bare sockets because it shares two cores with what it
 * measures: a generator that parses answers as a client would costs as much as the server.
 */
export async function runLoad({ url, connections, durationMs, nextRequest }: LoadOptions): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const latenciesMs: number[] = [];
  let refused = 0;
  const startedMs = performance.now();
  const endMs = startedMs + durationMs;

  const keepBusy = (socket: Socket): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let sentMs = 0;
    let answer = '';
    const send = (): void => {
      sentMs = performance.now();
      socket.write(nextRequest());
    };
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      answer += text;
      if (!isComplete(answer)) return;
      const nowMs = performance.now();
      latenciesMs.push(nowMs - sentMs);
      if (!answer.startsWith('HTTP/1.1 200')) refused += 1;
      answer = '';
      if (nowMs < endMs) {
        send();
      } else {
        socket.destroy();
        resolve();
      }
    });
    socket.on('connect', send);
    return promise;
  };

  await Promise.all(Array.from({ length: connections }, () => keepBusy(connect(Number(port), hostname))));
  const seconds = (performance.now() - startedMs) / 1000;
  latenciesMs.sort((a, b) => a - b);
  const quantile = (share: number) => latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? Number.NaN;
  return { requestsPerSecond: latenciesMs.length / seconds, p50Ms: quantile(0.5), p99Ms: quantile(0.99), refused };
}

function isComplete(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const lowered = answer.slice(0, head).toLowerCase();
  const at = lowered.indexOf('content-length:');
  if (at < 0) return answer.endsWith('0\r\n\r\n');
  return answer.length >= head + 4 + Number.parseInt(lowered.slice(at + 15), 10);
}
