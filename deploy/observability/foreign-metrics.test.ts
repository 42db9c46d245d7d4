import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tools/network/free-port.ts';
import { FOREIGN_METRICS } from './describe/foreign-metrics.ts';

/** A proxy that has nobody to send to, and shows its numbers. */
async function startProxy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vayl-haproxy-'));
  const [port, otherPort] = [await freePort(), await freePort()];
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    [
      'defaults',
      '  mode http',
      '  timeout connect 1s',
      '  timeout client 1s',
      '  timeout server 1s',
      'frontend metrics',
      `  bind 127.0.0.1:${port}`,
      '  http-request use-service prometheus-exporter',
      'backend servers',
      `  server one 127.0.0.1:${otherPort}`,
      '',
    ].join('\n'),
  );
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  onTestFinished(() => {
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${port}/metrics`;
}

describe('what others export', () => {
  it('HAProxy really does, by these names', async () => {
    const url = await startProxy();
    const look = () =>
      fetch(url).then(
        (answer) => answer.text(),
        () => 'not there yet',
      );
    await expect.poll(look).toContain('# TYPE haproxy_');
    const shown = await look();
    expect(FOREIGN_METRICS.haproxy.filter((name) => !shown.includes(`# TYPE ${name} `))).toEqual([]);
  });
});
