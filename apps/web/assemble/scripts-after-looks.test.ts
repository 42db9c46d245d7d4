import { describe, expect, it } from 'vitest';
import { withScriptsAfterLooks } from './scripts-after-looks.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Words</p><script type="module" async="">import "/a.js";</script></body></html>';

describe('a page with scripts', () => {
  it('asks for none of them before it starts them itself', () => {
    const html = withScriptsAfterLooks(PAGE);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="held">import "/a.js";</script>');
  });

  it('starts them at its end, and keeps its words', () => {
    const html = withScriptsAfterLooks(PAGE);
    expect(html).toContain('<p>Words</p>');
    expect(html).toMatch(/PerformanceObserver[\s\S]*<\/script><\/body><\/html>$/);
  });
});

describe('a page without', () => {
  it('stays as it is', () => {
    const html = '<html><body><p>Words</p></body></html>';
    expect(withScriptsAfterLooks(html)).toBe(html);
  });
});
