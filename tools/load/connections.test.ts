import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openConnections, readAnswer } from './connections.ts';

describe('an answer', () => {
  it('is whole when all that its head announces is there', () => {
    expect(readAnswer('HTTP/1.1 200 OK\r\ncontent-le')).toBeUndefined();
    expect(readAnswer('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n{"a')).toBeUndefined();
    expect(readAnswer('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfour')).toEqual({ status: 200, body: 'four' });
    const chunked = 'HTTP/1.1 429 No\r\ntransfer-encoding: chunked\r\n\r\n4\r\nfour\r\n';
    expect(readAnswer(chunked)).toBeUndefined();
    expect(readAnswer(`${chunked}0\r\n\r\n`)?.status).toBe(429);
  });
});

describe('connections', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function listen(
    answer: (request: string) => string | undefined,
  ): Promise<{ url: string; opened: () => number }> {
    let opened = 0;
    server = createServer((socket) => {
      opened += 1;
      socket.setEncoding('latin1').on('data', (request: string) => {
        const text = answer(request);
        if (text === undefined) socket.destroy();
        else setTimeout(() => socket.write(text), 20);
      });
      socket.on('error', () => socket.destroy());
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return { url: `http://127.0.0.1:${address.port}`, opened: () => opened };
  }

  it('are kept and used again, and no more of them are opened than were allowed', async () => {
    const { url, opened } = await listen(() => 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    const connections = openConnections(url, 3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => connections.send('GET / HTTP/1.1\r\n\r\n')));
    connections.close();
    expect(answers.every(({ status, body }) => status === 200 && body === 'ok')).toBe(true);
    expect(opened()).toBe(3);
  });

  it('say so when the other end hangs up, and go on', async () => {
    const { url } = await listen((request) =>
      request.includes('/bad') ? undefined : 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
    );
    const connections = openConnections(url, 1);
    const bad = connections.send('GET /bad HTTP/1.1\r\n\r\n');
    const good = connections.send('GET / HTTP/1.1\r\n\r\n');
    await expect(bad).rejects.toThrow(/closed|ECONNRESET/);
    expect((await good).status).toBe(200);
    connections.close();
  });
});
