import { describe, expect, it } from 'vitest';
import { COMING } from '../content/coming.content.ts';
import { FACTS } from '../content/facts.content.ts';
import { KNOWLEDGE, type Knowledge } from './knowledge.ts';
import { proseCompiler } from './mdx.ts';

const HEAD = {
  title: 'A page',
  description: 'One sentence about what stands on it.',
  updated: '2026-11-15',
  kind: 'legal',
};
const PAPER = { ...HEAD, kind: 'whitepaper', references: 'perceptual-load' };
const ALL_CITED = '<Cite id="P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11" />';

function page(text: string, head: Readonly<Record<string, string>> = HEAD): string {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', text, ''].join('\n');
}

async function built(source: string, knowledge: Knowledge = KNOWLEDGE): Promise<string> {
  const result = await proseCompiler(knowledge).transform(source, 'page.mdx');
  return result?.code ?? '';
}

describe('the build of prose', () => {
  it('takes plain text, tables and links to pages that exist', async () => {
    const code = await built(page('## One\n\nText, [home](/) and [above](#one).\n\n| A | B |\n|---|---|\n| 1 | 2 |'));
    expect(code).toContain('id: "one"');
    expect(code).toContain('Table: A, B');
  });

  it.each([
    ['an unknown publication', page(`${ALL_CITED}<Cite id="P12" />`, PAPER), /no publication P12/],
    ['a publication that is not among the references', page(`${ALL_CITED}<Cite id="E2" />`, PAPER), /E2 is not among/],
    ['a reference that is never cited', page('<Cite id="P1" />', PAPER), /never cited: P2, P3/],
    ['an unknown fact', page('<Fact name="freeHours" />'), /no fact freeHours/],
    ['an unknown claim', page('<Claim id="cures-everything" />'), /no claim cures-everything/],
    [
      'a claim whose sources the page does not number',
      page('<Claim id="refocus-time" />'),
      /no source of claim refocus-time/,
    ],
    ['an unknown figure', page('<Figure name="brain" />'), /no figure brain/],
    [
      'something that nobody said was coming',
      page('<Coming id="telepathy">x</Coming>'),
      /nothing is coming as telepathy/,
    ],
    ['a component of somebody else’s', page('<Hero />'), /<Hero> is no component/],
    ['markup', page('<div>x</div>'), /<div> is no component/],
    ['an attribute that is computed', page('<Fact name={1 + 1} />'), /<Fact> takes name/],
    ['an attribute that it does not take', page('<Fact name="refundDays" id="x" />'), /<Fact> takes name/],
    ['code', page('{1 + 1}'), /prose has no code/],
    ['imports', page("import x from 'y'\n\nText."), /prose has no code/],
    ['a second title', page('# Title'), /headings begin at ##/],
    ['a link to a page that there is not', page('[x](/nowhere)'), /no page \/nowhere/],
    ['a link to a place that there is not', page('[x](#nowhere)'), /nothing on this page is called #nowhere/],
    [
      'a statement for review on a page that is not marked',
      page('<LegalReview>x</LegalReview>'),
      /needs needsLegalReview/,
    ],
    ['a mark for review with nothing to review', page('x', { ...HEAD, needsLegalReview: 'true' }), /no <LegalReview>/],
    ['no front matter', 'Text.', /front matter/],
    ['front matter without a date', page('x', { ...HEAD, updated: 'soon' }), /front matter/],
    ['front matter of its own invention', page('x', { ...HEAD, mood: 'good' }), /front matter/],
  ])('[RD-75] fails on %s', async (_what, source, reason) => {
    await expect(built(source)).rejects.toThrow(reason);
  });

  it('[RD-75] fails on a claim with neither source nor mark', async () => {
    const knowledge: Knowledge = { ...KNOWLEDGE, claims: { works: { basis: { is: 'published', sources: [] } } } };
    await expect(built(page('<Claim id="works" />'), knowledge)).rejects.toThrow(/neither a source nor a mark/);
  });

  it('fails on a claim that cites what there is not', async () => {
    const knowledge: Knowledge = { ...KNOWLEDGE, claims: { works: { basis: { is: 'published', sources: ['Z9'] } } } };
    await expect(built(page('<Claim id="works" />'), knowledge)).rejects.toThrow(/cites no publication Z9/);
  });

  it.each([
    '15 minutes a day are free',
    'fifteen minutes a day',
    'a refund within 7 days',
    'a 30-day notice',
    'at least 8 characters',
    'a trial of 21 days, or 28 days',
    'it costs $10 a month',
    'a cohort of 20 spots',
    'it fades in 300 ms',
    'until December 15, 2025',
    'back in 3-5 minutes',
    'it takes 23 min 15 s',
    'a return of 5221%',
  ])('fails on a constant typed by hand: %s', async (text) => {
    await expect(built(page(text.replace('$', '\\$')))).rejects.toThrow(/typed by hand/);
  });

  it.each(['115 minutes', '10 minutes', '2015', 'light at 40 Hz', '$100', '17 days', '2.15 minutes'])(
    'lets other numbers be: %s',
    async (text) => {
      await expect(built(page(text))).resolves.toContain(text);
    },
  );

  it('says in which line a fault lies, and names them all', async () => {
    const source = page('Fine.\n\n<Fact name="a" />\n\n<Fact name="b" />');
    await expect(built(source)).rejects.toThrow(/line 10: no fact a\nline 12: no fact b/);
  });

  it('leaves out what is still coming, and shows it once it is here', async () => {
    const source = page('Now.\n\n<Coming id="noticeByMail">We write to you.</Coming>');
    expect(COMING.noticeByMail).toBe('coming');
    await expect(built(source)).resolves.not.toContain('We write');
    const knowledge = { ...KNOWLEDGE, coming: { noticeByMail: 'here' } } as const;
    await expect(built(source, knowledge)).resolves.toContain('We write');
  });

  it('marks where a reference is cited first', async () => {
    const code = await built(page(`<Cite id="P2 P1" /> and <Cite id="P1 P3" />, ${ALL_CITED}`, PAPER));
    expect([...code.matchAll(/first: "([^"]*)"/g)].map(([, first]) => first)).toEqual([
      'P2 P1',
      'P3',
      'P4 P5 P6 P7 P8 P9 P10 P11',
    ]);
  });

  it('exports contents and words', async () => {
    const code = await built(page('Two words.\n\n## Who we are\n\n### Known\n\n## Known\n\nThree more words.'));
    expect(code).toContain('"who-we-are"');
    expect(code).toContain('"known-2"');
    expect(code).toMatch(/words = 10\b/);
  });

  it('has facts that are computed and not empty', () => {
    for (const [name, text] of Object.entries(FACTS)) expect(text, name).toMatch(/^[^\s].*(?<!NaN|undefined)$/);
    expect(FACTS.freeMinutesPerDay).toBe('15 minutes');
    expect(FACTS.strictSwingCap).toBe('1.6%');
  });
});
