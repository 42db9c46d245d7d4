import { describe, expect, it } from 'vitest';
import { unknownIds } from './unknown-ids.ts';

// Ids are put together here, so that the check of this very file has nothing to find.
const known = new Set(['FRQ-01', 'SITE-AV-05', 'RD-07']);
const frq = (number: string) => `FRQ-${number}`;
const other = (number: string) => `XYZ-${number}`;

describe('ids in test files', () => {
  it.each([
    { name: 'a known one in a title', source: `it('[${frq('01')}] shows', …)`, unknown: [] },
    { name: 'an unknown one in a title', source: `it('[${frq('98')}] shows', …)`, unknown: [frq('98')] },
    { name: 'an unknown one in a table', source: `{ id: '${frq('98')}' }`, unknown: [frq('98')] },
    { name: 'an area that does not exist, in a title', source: `it('[${other('01')}] x')`, unknown: [other('01')] },
    { name: 'a name that only looks like one', source: "'UTF-8', 'ISO-8601', 'ERC-20'", unknown: [] },
    { name: 'an area with a hyphen', source: "it('[SITE-AV-05] plays')", unknown: [] },
  ])('finds what the catalogue lacks: $name', ({ source, unknown }) => {
    expect(unknownIds(source, known)).toEqual(unknown);
  });
});
