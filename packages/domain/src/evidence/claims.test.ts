import { describe, expect, it } from 'vitest';
import {
  CLAIMS,
  type ClaimId,
  citedBy,
  claimMark,
  claimOf,
  isClaimId,
  isPublicationId,
  publicationOf,
  roi,
  roiDefaults,
  roiPercentText,
} from '../index.ts';
import { BUSINESS } from './claims/business.ts';
import { EFFECT } from './claims/effect.ts';
import { RECOVERY } from './claims/recovery.ts';
import { SOUND_AND_LOAD } from './claims/sound-and-load.ts';

const ENTRIES = Object.entries(CLAIMS);

describe('the claims', () => {
  it('have no id twice', () => {
    const ids = [RECOVERY, EFFECT, SOUND_AND_LOAD, BUSINESS].flatMap((group) => Object.keys(group));
    expect(ENTRIES.map(([id]) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[RD-75] each cite a publication or carry a mark', () => {
    for (const [id, claim] of ENTRIES) {
      const sources = claim.basis.is === 'published' ? claim.basis.sources : [];
      expect(sources.length > 0 || claimMark(claim) !== undefined, id).toBe(true);
    }
  });

  it('cite only what the bibliography has', () => {
    for (const [id, claim] of ENTRIES) expect(citedBy(claim).every(isPublicationId), id).toBe(true);
  });

  it('state their figure in their own text', () => {
    for (const [id, { text, figure }] of ENTRIES) expect(text, id).toContain(figure ?? '');
  });

  it('state no figure twice', () => {
    const figures = ENTRIES.flatMap(([, { figure }]) => figure ?? []);
    expect(new Set(figures).size).toBe(figures.length);
  });

  it('promise nothing', () => {
    for (const [id, { text }] of ENTRIES)
      expect(text, id).not.toMatch(/\bprove[ns]?\b|guarantee|clinical|safe for|boost|unlock|!/i);
  });

  it('know their own ids from any other text', () => {
    expect(isClaimId('refocus-time')).toBe(true);
    expect(['Refocus-time', '', 'constructor'].some(isClaimId)).toBe(false);
  });
});

describe('the numbers of the copy', () => {
  it.each([
    { id: 'MISC-14', claim: 'productivity-20', figure: '20%', basis: 'own-statement' },
    { id: 'MISC-15', claim: 'refocus-time', figure: '23 min 15 s', basis: 'published' },
    { id: 'MISC-16', claim: 'recovery-2-3-minutes', figure: '2-3 minutes', basis: 'own-statement' },
    { id: 'MISC-17', claim: 'recovery-3-5-minutes', figure: '3-5 minutes', basis: 'own-statement' },
    { id: 'MISC-18', claim: 'effect-noticed', figure: '30-60 s', basis: 'own-statement' },
    { id: 'MISC-19', claim: 'entrainment-minutes', figure: '5-10 min', basis: 'own-statement' },
    { id: 'MISC-20', claim: 'gamma-40-hz', figure: '40 Hz', basis: 'published' },
    { id: 'MISC-21', claim: 'beta-16-hz', figure: '16 Hz', basis: 'published' },
    { id: 'MISC-22', claim: 'five-minutes-and-meditation', figure: '5 minutes', basis: 'own-statement' },
    { id: 'MISC-23', claim: 'abandonment-95', figure: '95 percent', basis: 'published' },
    { id: 'FRQ-20', claim: 'theta-band', figure: '4-8 Hz', basis: 'own-statement' },
    { id: 'FRQ-21', claim: 'alpha-band', figure: '8-12 Hz', basis: 'own-statement' },
    { id: 'FRQ-22', claim: 'beta-band', figure: '15-30 Hz', basis: 'own-statement' },
    { id: 'FRQ-23', claim: 'gamma-band', figure: '30-100 Hz', basis: 'own-statement' },
  ] as const)('[$id] has $figure, as $basis', ({ claim, figure, basis }) => {
    expect(claimOf(claim)).toMatchObject({ figure, basis: { is: basis } });
  });

  it('[MISC-22] sets 5 minutes beside 20+ minutes, and says that nobody has compared them', () => {
    expect(claimOf('five-minutes-and-meditation').text).toMatch(
      /20\+ minutes of meditation.*nobody has put the two side by side/,
    );
  });

  it('[MISC-23] says within how many days', () => {
    expect(claimOf('abandonment-95').text).toMatch(/95 percent are gone within 30 days/);
  });

  it('[MISC-25] presents the product by its two halves and its purpose', () => {
    expect(claimOf('what-vayl-is').text).toMatch(
      /audio-visual brainwave entrainment plus a task-relevant visual overlay.*regaining focus after interruptions/,
    );
  });

  it('[MISC-24] stand in text alone: none of them is a number that code could use', () => {
    for (const [id, claim] of ENTRIES)
      expect(
        Object.values(claim).some((value) => typeof value === 'number'),
        id,
      ).toBe(false);
  });

  it('never carry 16 Hz from sound to light', () => {
    expect(claimOf('beta-16-hz').text).toMatch(/16 Hz in sound only/);
    expect(claimOf('beta-16-hz').against).toContain('M8');
  });

  it('cite the interviews for 23 minutes, and the paper that is usually cited for it against it', () => {
    const { basis, against } = claimOf('refocus-time');
    expect(basis).toEqual({ is: 'published', sources: ['I2', 'I3'] });
    expect(against).toContain('I1');
    expect(publicationOf('I1').finding).toMatch(/no figure of 23 minutes/);
  });

  it.each([
    ['roi-knowledge-work', 'research'],
    ['roi-developers', 'research-dev'],
  ] as const satisfies readonly (readonly [ClaimId, string])[])('compute %s with the calculator of /%s', (id, page) => {
    const inputs = roiDefaults(page);
    const { figure, text } = claimOf(id);
    expect(figure).toBe(roiPercentText(roi(inputs)));
    const { investment, annualLoss } = roi(inputs);
    expect(text).toContain(`${((100 * investment) / annualLoss).toFixed(2)}% of improvement`);
  });

  it('[RD-75] mark what is ours and what is arithmetic in different words', () => {
    expect(claimMark(claimOf('recovery-3-5-minutes'))).toMatch(/own statement/);
    expect(claimMark(claimOf('roi-developers'))).toMatch(/not a forecast/);
    expect(claimMark(claimOf('fragmented-work'))).toBeUndefined();
  });
});
