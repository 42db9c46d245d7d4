import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listenAnywhere } from '../test-helpers/listen.ts';
import { startTestServer, type TestServer } from '../test-helpers/test-server.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const TELEMETRY = new URL('telemetry/register.ts', import.meta.url).href;
const Addresses = z.object({ url: z.string(), internalUrl: z.string() });

let owner: TestServer;
beforeAll(async () => {
  owner = await startTestServer();
});
afterAll(() => owner.stop());

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly internalUrl: string;
  readonly ended: Promise<unknown[]>;
}

/** The server as an operator starts it, on the schema of this suite. */
async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const { config } = owner.context;
  const child = spawn('node', ['--import', TELEMETRY, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: config.DATABASE_URL,
      DATABASE_SCHEMA: config.DATABASE_SCHEMA,
      AUTH_SECRET: config.AUTH_SECRET.join(),
      PORT: '0',
      INTERNAL_PORT: '0',
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  const { promise, resolve, reject } = Promise.withResolvers<z.infer<typeof Addresses>>();
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  void ended.then(() => reject(new Error(complaint)));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const line = text.split('\n').find((candidate) => candidate.includes('"internalUrl"'));
    if (line !== undefined) resolve(Addresses.parse(JSON.parse(line)));
  });
  return { child, ended, ...(await promise) };
}

describe('the process', () => {
  it('finishes what it has begun when it is told to stop, takes no more, and ends well', async () => {
    const server = await start({});
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    const body = JSON.stringify({ referralCode: 'ABCD1234' });
    // The head has arrived and the body has not when the signal comes.
    socket.write(
      `POST /api/validateReferralCode HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await fetch(`${server.url}/api/releases`).then((response) => response.arrayBuffer());
    server.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${server.url}/api/releases`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused');
    socket.write(body);
    const [code] = await server.ended;
    expect(answer).toMatch(/^HTTP\/1[.]1 200 /);
    expect(code).toBe(0);
  });

  it('still answers for a while after it has said that it is not ready, so that a proxy can look elsewhere', async () => {
    const server = await start({ DRAIN_SECONDS: '2' });
    const statusOf = (url: string) => fetch(url).then(({ status }) => status);
    expect(await statusOf(`${server.internalUrl}/ready`)).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${server.internalUrl}/ready`)).toBe(503);
    expect(await statusOf(`${server.url}/api/releases`)).toBe(200);
    expect(await server.ended).toEqual([0, null]);
  });

  it('sends traces of requests and statements to where it is told, without their values', async () => {
    const received: string[] = [];
    const collector = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => received.push(chunk));
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    });
    const port = await listenAnywhere(collector);
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    await fetch(`${server.url}/api/validateReferralCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ referralCode: 'CANARY77' }),
    });
    const has = (text: string) => received.join('').includes(text);
    await expect.poll(() => has('pg.query') && has('"POST"'), { timeout: 20_000 }).toBe(true);
    expect(received.join('')).not.toContain('CANARY77');
    server.child.kill('SIGTERM');
    await server.ended;
    collector.close();
    collector.closeAllConnections();
  });

  it('does not start with a configuration that is wrong, and says which', async () => {
    await expect(start({ AUTH_SECRET: 'short' })).rejects.toThrow(/AUTH_SECRET/);
  });
});
