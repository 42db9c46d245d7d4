import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readProjectFile } from '../../tools/repository/files.ts';

const HERE = 'deploy/chart';
const template = (name: string) => readProjectFile(`${HERE}/templates/${name}.yaml`);

const Values = z.object({ settings: z.record(z.string(), z.string()), images: z.object({ tag: z.string() }) });

describe('the chart', () => {
  it('has values that can be read, and settings that the server knows', () => {
    const { settings } = Values.parse(parse(readProjectFile(`${HERE}/values.yaml`)));
    const known = new Set(
      [...readProjectFile('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name),
    );
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    const given = [...readProjectFile(`${HERE}/templates/_helpers.tpl`).matchAll(/- \{ name: ([A-Z_]+),/g)];
    expect(given.map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('describes each value of its file in its schema, and no other', () => {
    const names = (value: unknown) => new Set(Object.keys(z.record(z.string(), z.unknown()).parse(value)));
    const schema = z
      .object({ properties: z.unknown() })
      .parse(JSON.parse(readProjectFile(`${HERE}/values.schema.json`)));
    const described = names(schema.properties);
    described.delete('global');
    expect(described).toEqual(names(parse(readProjectFile(`${HERE}/values.yaml`))));
  });

  it('has the one set of rules, dashboards and Patroni’s configuration', () => {
    const isLinkTo = (name: string, path: string) =>
      realpathSync(join(import.meta.dirname, 'files', name)) === realpathSync(join(import.meta.dirname, path));
    expect(isLinkTo('vayl.rules.yml', '../observability/vayl.rules.yml')).toBe(true);
    expect(isLinkTo('dashboards', '../observability/dashboards')).toBe(true);
    expect(isLinkTo('patroni.yml', '../containers/database/patroni.yml')).toBe(true);
    expect(readFileSync(join(import.meta.dirname, 'files/vayl.rules.yml'), 'utf8')).toContain('groups:');
  });

  it('sends to the servers what the site’s own host does', () => {
    const [, own = ''] = /SERVER_PATHS[^=]*= \[(.*)\]/.exec(readProjectFile('apps/web/host/path-map.ts')) ?? [];
    const sent = [...template('ingress').matchAll(/range list (.*?) \}\}/g)].flatMap(([, list = '']) =>
      list.replaceAll('"', '').split(' '),
    );
    expect(sent).toEqual([...own.matchAll(/'([^']+)'/g)].map(([, path]) => path));
  });

  it('asks the database’s proxy as the containers do', () => {
    const section = (text: string) => {
      const [, lines = ''] = /^\s*listen database\n([\s\S]*?default-server.*?) init-addr/m.exec(text) ?? [];
      return lines.split('\n').map((line) => line.trim());
    };
    expect(section(template('proxy'))).toEqual(section(readProjectFile('deploy/containers/proxy/haproxy.cfg')));
    expect(section(template('proxy')).length).toBeGreaterThan(5);
  });
});
