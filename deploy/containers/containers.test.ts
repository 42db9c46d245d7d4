import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT, readProjectFile } from '../../tools/repository/files.ts';
import { ARCHIVE_SCRIPT } from '../cluster/config/archive.ts';
import { patroniConfig } from '../cluster/config/patroni.ts';
import { planCluster } from '../cluster/plan.ts';
import { TIMING } from '../cluster/timing.ts';
import { readDockerfile } from './dockerfile.ts';

const HERE = 'deploy/containers';
const IMAGES = ['server', 'web', 'database', 'proxy'];

const Service = z.object({
  image: z.string(),
  build: z.object({ context: z.literal('../..'), dockerfile: z.string() }).optional(),
  networks: z.array(z.string()),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  env_file: z.string().optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

const text = readProjectFile(`${HERE}/compose.yaml`);
const compose = Compose.parse(parse(text, { merge: true }));
const services = Object.entries(compose.services);
const haproxy = readProjectFile(`${HERE}/proxy/haproxy.cfg`);

describe('the images', () => {
  it.each(IMAGES)('%s copies only what is there', (image) => {
    const copies = readDockerfile(readProjectFile(`${HERE}/${image}.Dockerfile`)).filter(
      ({ does, what }) => does === 'COPY' && !what.startsWith('--from'),
    );
    for (const { what } of copies) {
      const sources = what
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1);
      for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
    }
  });

  it.each(['server', 'web'])('%s has the pinned Node and pnpm', (image) => {
    const dockerfile = readProjectFile(`${HERE}/${image}.Dockerfile`);
    const node = readProjectFile('.node-version').trim();
    for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)/gm)) expect(version).toBe(node);
    const { packageManager } = z
      .object({ packageManager: z.string() })
      .parse(JSON.parse(readProjectFile('package.json')));
    expect(dockerfile).toContain(` ${packageManager}\n`);
  });

  it.each(IMAGES)('%s does not run as root', (image) => {
    const user = readDockerfile(readProjectFile(`${HERE}/${image}.Dockerfile`)).findLast(({ does }) => does === 'USER');
    expect(user?.what).toMatch(/^(node|postgres|haproxy)$/);
  });

  it('of the proxy has a configuration that HAProxy takes, without a warning', () => {
    const said = execFileSync('haproxy', ['-c', '-f', `${HERE}/proxy/haproxy.cfg`], { cwd: ROOT, encoding: 'utf8' });
    expect(said.trim()).toBe('Configuration file is valid');
  });
});

describe('the compose file', () => {
  it('builds each image once', () => {
    const built = services.flatMap(([, { build, image }]) => (build === undefined ? [] : [[image, build.dockerfile]]));
    expect(built).toHaveLength(IMAGES.length);
    expect(Object.fromEntries(built)).toEqual(
      Object.fromEntries(IMAGES.map((name) => [`vayl-${name}`, `${HERE}/${name}.Dockerfile`])),
    );
    expect(new Set(services.map(([, { image }]) => image)).size).toBe(IMAGES.length);
  });

  it('names only networks and volumes that it declares', () => {
    for (const [name, { networks, volumes }] of services) {
      for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
      for (const volume of volumes) expect(compose.volumes, name).toHaveProperty(volume.split(':')[0] ?? '');
    }
  });

  it('opens nothing but the proxy to the outside', () => {
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy']);
  });

  it('tells servers only what they read, and nothing of the superuser', () => {
    const known = new Set(
      [...readProjectFile('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name),
    );
    for (const name of ['server', 'worker']) {
      const { environment = {}, env_file } = compose.services[name] ?? {};
      expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
      expect(env_file).toBe('server.env');
    }
  });

  it('asks for nothing that the example does not have', () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    const given = [...readProjectFile(`${HERE}/example.env`).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(asked).toEqual(new Set(given));
  });

  it('has whom the proxy sends to, and tells every node of all of etcd', () => {
    const targets = [...haproxy.matchAll(/^ {2}server(?:-template)? \S+ (?:[\d-]+ )?(\w+):\d+/gm)].map(
      ([, name]) => name,
    );
    expect(targets.length).toBe(5);
    for (const target of targets) expect(compose.services).toHaveProperty(target ?? '');
    const hosts = services.flatMap(([, { environment }]) => environment['PATRONI_ETCD3_HOSTS'] ?? []);
    expect(hosts).toEqual(Array.from({ length: 3 }, () => 'etcd1:2379,etcd2:2379,etcd3:2379'));
    const etcd = services.filter(([, { command }]) => command[0] === 'etcd');
    expect(etcd.map(([, { command }]) => command[1])).toEqual(etcd.map(([name]) => `--name=${name}`));
  });
});

describe('the proxy', () => {
  it('sends to the servers what the site’s own host does', () => {
    const [, paths = ''] = /SERVER_PATHS[^=]*= \[(.*)\]/.exec(readProjectFile('apps/web/host/path-map.ts')) ?? [];
    const own = [...paths.matchAll(/'([^']+)'/g)].map(([, path]) => path);
    const [, folders = '', files = ''] =
      /use_backend servers if \{ path_beg (.*?) \} or \{ path (.*?) \}/.exec(haproxy) ?? [];
    expect([...folders.split(' ').map((folder) => folder.slice(0, -1)), ...files.split(' ')]).toEqual(own);
  });
});

describe('the database', () => {
  const Dcs = z.object({ postgresql: z.object({ parameters: z.record(z.string(), z.unknown()) }).loose() }).loose();
  const Patroni = z.object({ bootstrap: z.object({ dcs: Dcs, initdb: z.unknown() }) });
  const wish = { folder: '/archive', nodes: 3, servers: 2, environment: {} };
  const plan = planCluster(
    wish,
    Array.from({ length: 20 }, (_, index) => 1000 + index),
    () => 'a password',
  );
  const [node] = plan.nodes;
  if (node === undefined) throw new Error('a plan without nodes');
  const own = Patroni.parse(parse(readProjectFile(`${HERE}/database/patroni.yml`), { version: '1.1' })).bootstrap;
  const onOneMachine = Patroni.parse(parse(patroniConfig(plan, node, TIMING, ''), { version: '1.1' })).bootstrap;

  it('is led and replicated as on one machine, where that was tried', () => {
    const withoutParameters = ({ postgresql, ...dcs }: z.infer<typeof Dcs>) => ({
      ...dcs,
      postgresql: { ...postgresql, parameters: 'below' },
    });
    expect(withoutParameters(own.dcs)).toEqual(withoutParameters(onOneMachine.dcs));
    expect(own.initdb).toEqual(onOneMachine.initdb);
  });

  it('keeps its log as on one machine; only sizes and places differ', () => {
    const differing = ['archive_command', 'dynamic_shared_memory_type', 'max_connections', 'max_wal_size'];
    differing.push('shared_buffers', 'unix_socket_directories');
    const same = ({ dcs }: typeof own) =>
      Object.fromEntries(Object.entries(dcs.postgresql.parameters).filter(([name]) => !differing.includes(name)));
    expect(same(own)).toEqual(same(onOneMachine));
  });

  it('archives by the same steps', () => {
    const steps = (script: string) => script.replace(/^#.*\n/gm, '');
    expect(steps(readProjectFile(`${HERE}/database/archive-wal`))).toBe(steps(ARCHIVE_SCRIPT));
  });
});
