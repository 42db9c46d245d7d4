import { describe, expect, it } from 'vitest';
import { KNOWLEDGE, type Knowledge } from './knowledge.ts';
import { proseCompiler } from './mdx.ts';

const HEAD = [
  '---',
  'title: A page',
  'description: One sentence about what stands on it.',
  'updated: 2026-11-15',
  'kind: legal',
  '---',
  '',
].join('\n');

async function built(text: string, coming: Knowledge['coming'] = KNOWLEDGE.coming): Promise<string> {
  const result = await proseCompiler({ ...KNOWLEDGE, coming }).transform(`${HEAD}\n${text}\n`, 'page.mdx');
  return result?.code ?? '';
}

describe('what legal pages may use', () => {
  const BOTH = '<NotYet id="calendar">There is none yet.</NotYet>\n\n<Coming id="calendar">It reads.</Coming>';

  it('says that a thing is not there until it is, and then what it does: one switch for both', async () => {
    const [before, after] = [await built(BOTH, { calendar: 'coming' }), await built(BOTH, { calendar: 'here' })];
    expect([before.includes('There is none yet.'), before.includes('It reads.')]).toEqual([true, false]);
    expect([after.includes('There is none yet.'), after.includes('It reads.')]).toEqual([false, true]);
  });

  it.each([
    ['<NotYet id="telepathy">x</NotYet>', /nothing is coming as telepathy/],
    ['<Mailbox name="nobody" />', /no mailbox nobody/],
    ['<Deployment name="weather" />', /no part weather of a deployment/],
    ['We keep it for 35 days.', /typed by hand \(how long something is kept\)/],
    ['We keep it for 90 days.', /typed by hand \(how long something is kept\)/],
  ])('fails on %s', async (text, reason) => {
    await expect(built(text)).rejects.toThrow(reason);
  });
});
