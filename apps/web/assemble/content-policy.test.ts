import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, withContentPolicy } from './content-policy.ts';

const NONE = { scriptOrigins: [], frameOrigins: [] };
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content policy of a page', () => {
  it('allows the scripts that stand in it, each by its hash, and no other', () => {
    const policy = contentPolicy(
      '<script>a()</script><script type="module">b()</script><script src="/c.js"></script>',
      NONE,
    );
    expect(policy).toContain(`script-src 'self' ${sha256('a()')} ${sha256('b()')};`);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('loads nothing of others unless a deployment says so', () => {
    expect(contentPolicy('', NONE)).not.toMatch(/https?:/);
    const open = contentPolicy('', { scriptOrigins: ['https://perf.example'], frameOrigins: ['https://deck.example'] });
    expect(open).toMatch(/script-src 'self' https:\/\/perf\.example;.*frame-src 'self' https:\/\/deck\.example;/);
  });

  it('comes before everything it binds', () => {
    const html = withContentPolicy('<html><head><script>a()</script></head></html>', NONE);
    expect(html).toMatch(/^<html><head><meta http-equiv="content-security-policy"/);
  });

  it('is not left out of a page without a head', () => {
    expect(() => withContentPolicy('<p>', NONE)).toThrow('a page without a head');
  });
});
