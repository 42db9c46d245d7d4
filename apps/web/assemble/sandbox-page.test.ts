import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../public/sandbox');

describe.each(readdirSync(FOLDER))('the sandbox page %s', (file) => {
  const html = readFileSync(join(FOLDER, file), 'utf8');
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

  it('runs the one script that stands in it, known by its hash', () => {
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    // Whoever changes the script writes this hash into the policy.
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
  });

  it('loads nothing and reaches nobody: all it may make is a worker of its own text', () => {
    const others = policy.split('; ').filter((directive) => !directive.startsWith('script-src '));
    expect(others).toEqual(["default-src 'none'", 'worker-src blob:', "base-uri 'none'", "form-action 'none'"]);
  });

  it('has its policy before the script that it binds', () => {
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'));
  });
});
