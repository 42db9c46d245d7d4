import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../../tools/network/free-ports.ts';
import { haproxyConfig } from '../cluster/config/haproxy.ts';
import { planCluster, portsNeeded } from '../cluster/plan.ts';
import { FOREIGN_METRICS } from './describe/foreign-metrics.ts';

/** The cluster's own proxy, which has nobody to send to yet. */
async function startProxy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vayl-haproxy-'));
  const wish = { folder, nodes: 3, servers: 2, environment: {} };
  const plan = planCluster(wish, await freePorts(portsNeeded(wish)), () => 'unused');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig(plan));
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  onTestFinished(() => {
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${plan.metricsPort}/metrics`;
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
