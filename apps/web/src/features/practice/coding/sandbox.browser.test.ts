import { describe, expect, it } from 'vitest';
import { sandbox } from '../test-helpers/practice.tsx';
import { runInSandbox } from './run-in-sandbox.ts';

const HERE = new URL('/apps/web/public/icons/icon.svg', window.location.href).href;

/** What an expression comes to inside, as text. */
async function inside(expression: string): Promise<string> {
  const outcome = await runInSandbox({ source: '', calls: [expression] }, sandbox()).outcome;
  if (outcome.is !== 'ran') throw new Error(JSON.stringify(outcome));
  return outcome.results[0]?.text ?? '';
}

describe('in the sandbox', () => {
  it('a frame may run scripts and nothing else', () => {
    const { cancel } = runInSandbox({ source: '', calls: [] }, sandbox());
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts');
    cancel();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('there is no origin, no page and no way to one', async () => {
    expect(await inside('origin')).toBe('"null"');
    expect(await inside('[typeof document, typeof parent, typeof localStorage, typeof caches]')).toBe(
      '["undefined", "undefined", "undefined", "undefined"]',
    );
  });

  // Both succeed in a worker that no policy binds.
  const IMPORTS = `importScripts('data:text/javascript,self.loaded=1')`;
  const ASKS = `(() => { const ask = new XMLHttpRequest(); ask.open('GET', 'data:text/plain,hello', false); ask.send(); return ask.responseText; })()`;

  it.each([
    ['load a script', IMPORTS],
    ['load a script of the site', `importScripts('${HERE}')`],
    ['ask for anything', ASKS],
    ['ask the site', ASKS.replace('data:text/plain,hello', HERE)],
  ])('code cannot %s', async (_, expression) => {
    expect(await inside(expression)).toMatch(/^NetworkError/);
  });

  it.each([
    ['load a script', `${IMPORTS} ?? loaded`, '1'],
    ['ask for anything', ASKS, '"hello"'],
  ])('only the policy of its page keeps it from that: to %s', async (_, expression, text) => {
    const { default: html } = await import('../../../../public/sandbox/exercise.html?raw');
    const open = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    const outcome = await runInSandbox({ source: '', calls: [expression] }, sandbox(open)).outcome;
    expect(outcome).toMatchObject({ results: [{ text }] });
  });

  it('code cannot win time by saying again that it begins', async () => {
    const source = `for (;;) postMessage({ is: 'started' });`;
    expect(await runInSandbox({ source, calls: [] }, sandbox()).outcome).toMatchObject({ is: 'stopped' });
  });

  it('code cannot make code out of text', async () => {
    expect(await inside("new Function('return 1')()")).toMatch(/^EvalError/);
  });
});
