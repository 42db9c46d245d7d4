import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newerInPage } from './newer-page.ts';
import { newerInScript } from './newer-script.ts';
import { newerInStyle } from './newer-style.ts';

const found = (findings: readonly { readonly what: string }[]) => findings.map(({ what }) => what);

describe('a script that Safari 15.0 cannot run', () => {
  it.each([
    ['a static block', 'class A{static{this.b=1}}', 'a static block of a class'],
    ['a regular expression that looks behind', 'x.replace(/(?<=a)b/g,"")', 'a regular expression that looks behind'],
    ['the same from words', 'new RegExp("(?<!a)b")', 'a regular expression that looks behind'],
    ['the same from a template', 'new RegExp(`(?<!a)b`)', 'a regular expression that looks behind'],
    ['a global', 'const b=structuredClone(a)', 'structuredClone'],
    ['a global of the window', 'const b=window.structuredClone(a)', 'structuredClone'],
    ['a class', 'const c=new BroadcastChannel("a")', 'BroadcastChannel'],
    ['a call of a class', 'fetch(u,{signal:AbortSignal.timeout(9)})', 'AbortSignal.timeout'],
    ['a call of the language', 'const g=Object.groupBy(a,f)', 'Object.groupBy'],
    ['a call of Intl', 'Intl.supportedValuesOf("unit")', 'Intl.supportedValuesOf'],
    ['a method', 'a.toReversed()', '.toReversed'],
    ['a method by its words', 'a["toReversed"]()', '.toReversed'],
    ['a method of sets', 'a.union(b)', '.union'],
    ['a part of the navigator', 'navigator.locks.request("a",f)', '.locks'],
    ['a part that is taken out', 'const{locks:a}=navigator', '.locks'],
    ['a time that sound has not', 'const s=context.outputLatency', '.outputLatency'],
    ['a window of the page', 'd.showModal()', '.showModal'],
    ['cryptography', 'crypto.subtle.verify("Ed25519",k,s,d)', 'Ed25519 in the browser’s own cryptography'],
    ['a colour from another', 'e.style.color="oklch(from red .8 .1 h)"', 'a colour made from another'],
    ['a colour', 'e.style.color=`oklch(.8 .1 9)`', 'oklch() or oklab()'],
    ['a mixed colour', 'e.style.color="color-mix(in oklab,red,blue)"', 'color-mix()'],
    ['two colours', 'e.style.color="light-dark(red,blue)"', 'light-dark()'],
    ['a condition about something else', 'if(typeof b!="undefined")structuredClone(a)', 'structuredClone'],
    ['a condition that calls it', 'if(a.toReversed())b()', '.toReversed'],
  ])('has %s', (_, text, what) => {
    expect(found(newerInScript(text))).toContain(what);
  });

  it.each([
    ['syntax of a later year', 'using a=b();'],
    ['a flag of regular expressions', 'const a=/[a--b]/v'],
  ])('has %s', (_, text) => {
    expect(found(newerInScript(text)).join()).toContain('newer syntax');
  });
});

describe('a script may', () => {
  it.each([
    ['use what was there', 'class A{#b=1;#c(){return#b in this}static d=2}a??=b?.c;await c;/(?<n>a)/du.exec(a.flat())'],
    ['ask with typeof', 'const a=typeof structuredClone=="function"?structuredClone:b'],
    ['ask with a condition', 'if(typeof a.checkVisibility=="function"){a.checkVisibility()}'],
    ['ask with in', '"locks"in navigator&&navigator.locks.request("a",f)'],
    ['ask by calling it if it is there', 'a.checkVisibility?.()'],
    ['look whether it is there', 'if(navigator.locks)b()'],
    ['have something of its own by that name', 'const a={locks:1}'],
  ])('%s', (_, text) => {
    expect(newerInScript(text)).toEqual([]);
  });
});

describe('a style sheet that Safari 15.0 does not understand', () => {
  it.each([
    ['a layer', '@layer base{a{color:red}}', '@layer'],
    ['a container', '@container (width<=9px){a{color:red}}', '@container'],
    ['a registered property', '@property --a{syntax:"<number>";inherits:true;initial-value:1}', '@property'],
    ['a starting style', '@starting-style{a{opacity:0}}', '@starting-style'],
    ['a range of widths', '@media (width<=9px){a{color:red}}', '@media with < or >'],
    [
      'a question to the device',
      '@media (prefers-reduced-transparency){a{color:red}}',
      '@media (prefers-reduced-transparency)',
    ],
    ['a parent', 'a:has(b){color:red}', ':has'],
    ['focus', 'a:focus-visible{color:red}', ':focus-visible'],
    ['a list that one selector spoils', 'a:hover,a:focus-visible{color:red}', ':focus-visible in a list'],
    ['a rule within a rule', 'a{&:hover{color:red}}', 'a rule within a rule'],
    ['a colour', 'a{color:oklch(.8 .1 9)}', 'oklch()'],
    ['a colour in a property of ours', ':root{--a:oklch(.8 .1 9)}', 'oklch()'],
    ['a colour from another', ':root{--a:rgb(from red r g b)}', 'a colour made from another'],
    ['a mixed colour', 'a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['two colours', 'a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a height', 'a{height:calc(100dvh - 1rem)}', 'the unit dvh'],
    ['a width of a container', 'a{width:10cqi}', 'the unit cqi'],
    ['a property', 'a{accent-color:red}', 'accent-color'],
    ['a value', 'a{overflow:clip}', 'overflow: clip'],
    ['the same within @supports not', '@supports not (a:b){a{color:oklch(.8 .1 9)}}', 'oklch()'],
    ['a custom property whose fallback is never read', ':root{--a:100vh;--a:100dvh}', 'the unit dvh'],
  ])('has %s', (_, text, what) => {
    expect(found(newerInStyle(text))).toContain(what);
  });
});

describe('a style sheet may', () => {
  it.each([
    ['use what was there', 'a:where(.b,:is(c)){inset:0;translate:0 1px;color:lab(50% 0 0/.5);aspect-ratio:1;gap:1px}'],
    ['ask with @supports', '@supports (color:oklch(0 0 0)){a{color:oklch(.8 .1 9)}}'],
    ['say it the older way first', 'a{height:100vh;height:100dvh}'],
    ['say it with the prefix', 'a{-webkit-appearance:none;appearance:none}'],
    [
      'say it again for older browsers',
      'a:focus-visible{color:red}@supports not selector(:focus-visible){a:focus{color:red}}',
    ],
  ])('%s', (_, text) => {
    expect(newerInStyle(text)).toEqual([]);
  });
});

it('a page has both in itself', () => {
  const page = '<style>a{color:oklch(.8 .1 9)}</style><script>structuredClone(a)</script>';
  expect(found(newerInPage(page))).toEqual(['oklch()', 'structuredClone']);
});

describe('a build', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vayl-safari-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function check(files: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const run = spawnSync('node', [join(import.meta.dirname, 'main.ts'), folder], { encoding: 'utf8' });
    return { status: run.status, said: run.stdout + run.stderr };
  }

  it('passes with what is filled in or does no harm', () => {
    const files = { 'assets/a.js': 'a.findLast(f);Object.hasOwn(a,b)', 'assets/a.css': 'a{text-wrap:pretty}' };
    expect(check(files)).toEqual({
      status: 0,
      said: 'oldest-safari: 2 files, 0 things that Safari 15.0 does not have\n',
    });
  });

  it('fails with anything else, and says where and since when', () => {
    const { status, said } = check({
      'assets/deep/b.js': 'const b=structuredClone(a)',
      'a.css': 'a:has(b){color:red}',
    });
    expect(status).toBe(1);
    expect(said).toContain('assets/deep/b.js: structuredClone (Safari 15.4): const b=structuredClone(a)');
    expect(said).toContain('a.css: :has (Safari 15.4): a:has(b){color:red}');
  });

  it('that is not there is no pass', () => {
    expect(check({}).status).toBe(2);
  });
});
