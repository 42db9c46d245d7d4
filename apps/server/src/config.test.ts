import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONFIG_NAMES, readConfig } from './config.ts';

const LEAST = { DATABASE_URL: 'postgres://localhost/vayl', AUTH_SECRET: 'x'.repeat(32) };

describe('the configuration', () => {
  it('needs a database and a secret, and nothing else', () => {
    expect(readConfig(LEAST)).toMatchObject({ PORT: 8787, RUN_JOBS: true, TRUSTED_PROXIES: [] });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ ...LEAST, STRIPE_SECRET_KEY: '', PORT: '' })).toMatchObject({ PORT: 8787 });
  });

  it('names what is wrong and never says its value', () => {
    const read = () => readConfig({ ...LEAST, AUTH_SECRET: 'too short', PORT: 'nine' });
    expect(read).toThrow(/AUTH_SECRET.*PORT|PORT.*AUTH_SECRET/);
    expect(read).not.toThrow(/too short/);
  });

  it('is listed in .env.example, every variable once and no other', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    // The tracing library reads its own variable.
    expect(listed.toSorted()).toEqual([...CONFIG_NAMES, 'OTEL_EXPORTER_OTLP_ENDPOINT'].toSorted());
  });
});
