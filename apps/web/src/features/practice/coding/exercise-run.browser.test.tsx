import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EXERCISE } from '../../../../content/practice.content.ts';
import { expectAccessible } from '../test-helpers/accessible.ts';
import { openEditor, sandbox, status, statusText, tab, write } from '../test-helpers/practice.tsx';

const SOLVED = `function movingAverage(list, size) {
  const means = [];
  for (let at = 0; at + size <= list.length; at += 1) {
    means.push(list.slice(at, at + size).reduce((sum, item) => sum + item, 0) / size);
  }
  return means;
}`;
const DONE = { timeout: 10_000 };
const run = page.getByRole('button', { name: /^Run/ });
const verdicts = () => [...document.querySelectorAll('.checks-verdict')].map(({ textContent }) => textContent);
const frames = () => document.querySelectorAll('iframe').length;

async function runCode(code: string, options: Parameters<typeof openEditor>[0] = {}): Promise<void> {
  await openEditor(options);
  await write(code);
  await run.click();
}

describe('code that runs', () => {
  it('passes every check when it is right, and the frame is gone', async () => {
    await runCode(SOLVED);
    await expect.element(status, DONE).toHaveTextContent('All checks pass.');
    expect(verdicts()).toEqual(EXERCISE.checks.map(() => 'Passes'));
    expect(frames()).toBe(0);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is told what it gave where that is something else', async () => {
    await openEditor();
    expect(verdicts()).toEqual(EXERCISE.checks.map(() => 'Not run yet'));
    await run.click();
    await expect.element(status, DONE).toHaveTextContent('Checks passed: 1 of 4.');
    expect(verdicts()).toEqual(['Gives []', 'Gives []', 'Gives []', 'Passes']);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', 'return;', 'Gives undefined'],
    ['a text', "return '[3, 5, 7]';", 'Gives "[3, 5, 7]"'],
    ['a list of texts', "return ['3', '5', '7'];", 'Gives ["3", "5", "7"]'],
    ['no numbers', 'return [NaN, null];', 'Gives [NaN, null]'],
    ['a promise', 'return Promise.resolve([3, 5, 7]);', 'Gives a promise'],
    ['a function', 'return movingAverage;', 'Gives a function'],
    ['itself, for ever', 'const me = {}; me.me = me; return me;', 'Gives {me: {me: {me: {me: ...}}}}'],
  ])('that gives %s is shown as that', async (_, body, verdict) => {
    await runCode(`function movingAverage() { ${body} }`);
    await expect.poll(() => verdicts()[0], DONE).toBe(verdict);
  });

  it('prints text, and never anything else', async () => {
    await runCode(`console.log('<img src=x onerror=alert(1)>', [1, 'two']);\n${SOLVED}`);
    await expect.element(page.getByText('Printed')).toBeVisible();
    expect(document.querySelector('pre')?.textContent).toBe('<img src=x onerror=alert(1)> [1, "two"]');
    expect(document.querySelector('.coding img')).toBeNull();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('prints no more than a page can hold', async () => {
    await runCode(`for (let at = 0; at < 100000; at += 1) console.log('x'.repeat(1000));\n${SOLVED}`);
    await expect.element(status, DONE).toHaveTextContent('All checks pass.');
    const lines = document.querySelector('pre')?.textContent.split('\n') ?? [];
    expect([lines.length, lines[0]?.length]).toEqual([50, 200]);
  });
});

describe('code that fails', () => {
  it.each([
    ['cannot be read', 'const a = 1;\nconst b = [;', "SyntaxError: Unexpected token ';' (line 2)"],
    ['is not finished', 'function movingAverage(list) {\n  return list;\n', /^SyntaxError: .*\(line 3\)$/],
    ['throws at once', "const a = 1;\n\nthrow new Error('<b>no</b>');", 'Error: <b>no</b> (line 3)'],
    ['changes what must not change', 'const a = 1;\na = 2;', 'TypeError: Assignment to constant variable. (line 2)'],
  ])('says where, when it %s', async (_, code, text) => {
    await runCode(code);
    await expect.poll(statusText, DONE).toMatch(text);
    expect(frames()).toBe(0);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('says where, at the check that it fails', async () => {
    await runCode('function movingAverage(list) {\n  return list.missing.length;\n}');
    const text = "TypeError: Cannot read properties of undefined (reading 'length') (line 2)";
    await expect.poll(verdicts, DONE).toEqual(EXERCISE.checks.map(() => text));
    await expect.element(status).toHaveTextContent('Checks passed: 0 of 4.');
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([
    ['at once', 'while (true) {}'],
    ['in a check', 'function movingAverage() { for (;;); }'],
  ])('to end %s is ended after two seconds, and the page goes on meanwhile', async (_, code) => {
    await runCode(code);
    const startedMs = performance.now();
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 50);
    expect(run.element().getAttribute('aria-disabled')).toBe('true');
    expect(statusText()).toBe('Running...');
    await expect.poll(statusText, DONE).toMatch(/Your code took too long and was stopped/);
    clearInterval(ticking);
    expect(performance.now() - startedMs).toBeGreaterThan(1500);
    expect(ticks).toBeGreaterThan(10);
    expect(frames()).toBe(0);
    await expect.element(run).toBeEnabled();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is ended when its tab is left', async () => {
    await runCode('while (true) {}');
    await expect.poll(frames).toBe(1);
    await tab('Focus Reading').click();
    await expect.poll(frames).toBe(0);
  });

  it('is not believed when it makes up its own report', async () => {
    await runCode("postMessage({ is: 'ran', lines: [], results: 'all of them' });");
    await expect.poll(statusText, DONE).toMatch(/Your code could not be run/);
  });
});

describe('a sandbox that does not answer', () => {
  it('is given up, and the person told what to do', async () => {
    await runCode(SOLVED, { sandbox: { ...sandbox('<p>There is nothing at this address.</p>'), loadLimitMs: 500 } });
    await expect.poll(statusText, DONE).toMatch(/Check your connection, then press Run again/);
    expect(frames()).toBe(0);
    await expect.element(run).toBeEnabled();
  });
});
