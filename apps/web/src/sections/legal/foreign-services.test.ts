import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CookieTable } from './cookie-table.tsx';
import { foreignServices } from './foreign-services.ts';
import { Services } from './services.tsx';

const NONE = foreignServices({ performanceScriptUrl: undefined, bookletUrl: '' });
const BOTH = foreignServices({
  performanceScriptUrl: 'https://speed.example/measure.js?site=1',
  bookletUrl: 'https://slides.example/deck/7',
});

describe('what a deployment loads of others', () => {
  it('is nothing unless it is configured', () => {
    expect(NONE).toEqual([]);
  });

  it('is named by its origin', () => {
    expect(BOTH.map(({ origin }) => origin)).toEqual(['https://speed.example', 'https://slides.example']);
  });

  it('stands in the policy, which then no longer says that nothing is loaded', () => {
    const [without, withBoth] = [NONE, BOTH].map((services) =>
      renderToStaticMarkup(createElement(Services, { services })),
    );
    expect(without).toContain('loads nothing from anybody else');
    expect(withBoth).not.toContain('loads nothing from anybody else');
    expect(withBoth).toContain('https://speed.example');
    expect(withBoth).toContain('https://slides.example');
  });

  it('[RD-64] changes what the cookie table says of analytics', () => {
    const [without, withBoth] = [NONE, BOTH].map((services) =>
      renderToStaticMarkup(createElement(CookieTable, { services })),
    );
    expect(without).toContain('No: nothing of the kind is switched on');
    expect(withBoth).not.toContain('No: nothing of the kind is switched on');
    expect(withBoth).toContain('https://speed.example');
  });
});
