import { expect, it } from 'vitest';
import { withScriptsAfterLooks } from './scripts-after-looks.ts';

it('asks for every script of a page with less haste than for its looks, and for nothing else', () => {
  const looks = '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>';
  const html = `${looks}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>`;
  expect(withScriptsAfterLooks(html)).toBe(
    `${looks}<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>`,
  );
});
