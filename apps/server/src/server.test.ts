import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the public listener', () => {
  it('answers an unknown address in the one error shape, with every security header', async () => {
    const response = await fetch(`${server.url}/api/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'There is nothing at this address.',
      code: 'request/not-found',
      requestId: response.headers.get('x-request-id'),
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/metrics', '/openapi.json', '/health', '/ready'])('does not show %s', async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  });

  it('refuses a change that another site asks for', async () => {
    const response = await fetch(`${server.url}/api/anything`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
  });
});

describe('the internal listener', () => {
  it('says that it is alive and ready', async () => {
    expect((await fetch(`${server.internalUrl}/health`)).status).toBe(200);
    expect(await (await fetch(`${server.internalUrl}/ready`)).json()).toEqual({ is: 'ready' });
  });

  it('counts requests by their pattern, never by their path', async () => {
    await fetch(`${server.url}/api/nothing-here/with-a-name@in.it`);
    const metrics = await (await fetch(`${server.internalUrl}/metrics`)).text();
    expect(metrics).toContain('http_request_seconds_count{method="GET"');
    expect(metrics).not.toContain('with-a-name');
  });

  it('shows the contract', async () => {
    const document: unknown = await (await fetch(`${server.internalUrl}/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/api/validateReferralCode': { post: {} } } });
  });
});
