import { describe, expect, it } from 'vitest';
import { TASK_INTENTS } from '../src/index.ts';
import { count } from './count.ts';
import { wilsonInterval } from './figures.ts';
import { LabelledQuery } from './query-shape.ts';
import { KEPT_APART, OWN } from './sets.ts';

describe('our queries', () => {
  it('have the shape of the shared set, in eight languages, with no sentence twice', () => {
    const items = [...OWN.items, ...KEPT_APART.items];
    for (const item of items) expect(LabelledQuery.safeParse(item).success).toBe(true);
    expect(new Set(items.map(({ lang }) => lang))).toEqual(new Set(['en', 'es', 'de', 'fr', 'pt', 'zh', 'ja', 'hi']));
    const known = new Set(OWN.items.map(({ query }) => query));
    expect(KEPT_APART.items.filter(({ query }) => known.has(query))).toEqual([]);
  });

  it('hold every task, apart and not', () => {
    for (const { items } of [OWN, KEPT_APART]) {
      for (const intent of TASK_INTENTS) expect(items.some((item) => item.intent === intent)).toBe(true);
    }
    expect(KEPT_APART.items.length).toBeGreaterThanOrEqual(100);
  });
});

describe('counting', () => {
  const item = (change: Partial<LabelledQuery>): LabelledQuery => ({
    id: 'x',
    query: 'refactor the parser',
    lang: 'en',
    intent: 'deep_focus_coding',
    expectedAction: 'suggest',
    primaryBand: 'Beta',
    acceptableCenterBands: ['Beta'],
    tags: [],
    ...change,
  });

  it('takes a refused task for answered and wrong, and an unclear one for neither', () => {
    const counted = count([item({}), item({ query: 'blub' }), item({ query: 'I have epilepsy' })]);
    expect(counted.primaryBand).toEqual({ hits: 1, of: 2 });
    expect(counted.coverage).toEqual({ hits: 2, of: 3 });
    expect(counted.overRefusal).toEqual({ hits: 1, of: 3 });
  });

  it('counts new flicker for somebody who must not have it, and names the query', () => {
    const counted = count([item({ intent: 'unsafe_medical', expectedAction: 'decline_flicker' })]);
    expect(counted.noNewFlicker).toEqual({ hits: 0, of: 1 });
    expect(counted.missed.flicker[0]).toContain('refactor the parser');
  });

  it('gives the interval that Wilson gives', () => {
    const [low, high] = wilsonInterval({ hits: 22, of: 22 });
    expect(low).toBeCloseTo(85.1, 1);
    expect(high).toBeCloseTo(100, 1);
  });
});
