import { describe, expect, it } from 'vitest';
import { mergeProfile, PROFILE_PROVIDERS, UserProfile } from '../index.ts';

const FIRST: UserProfile = {
  email: 'mara@example.org',
  displayName: 'Mara Lind',
  photoURL: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  signupSource: 'web',
  provider: 'google.com',
  pendingReferralCode: 'FRIEND42',
};
const SECOND: UserProfile = {
  ...FIRST,
  createdAt: '2026-11-15T09:00:00.000Z',
  provider: 'microsoft.com',
  pendingReferralCode: null,
};

describe('a profile', () => {
  it.each([
    { id: 'ENT-03', field: 'email', taken: ['a@b'], refused: [null, 7] },
    { id: 'ENT-04', field: 'displayName', taken: ['Mara', null], refused: [7] },
    { id: 'ENT-05', field: 'photoURL', taken: ['https://example.org/m.png', null], refused: [7] },
    { id: 'ENT-06', field: 'createdAt', taken: ['2026-11-15T09:00:00.000Z'], refused: [null, 1_794_733_200_000] },
    { id: 'ENT-07', field: 'signupSource', taken: ['web'], refused: ['desktop', '', null] },
    { id: 'ENT-08', field: 'provider', taken: PROFILE_PROVIDERS, refused: ['github.com', 'google', null] },
    { id: 'ENT-09', field: 'pendingReferralCode', taken: ['FRIEND42', null], refused: [42, true] },
  ])('[$id] holds $field', ({ field, taken, refused }) => {
    const isTaken = (value: unknown) => UserProfile.safeParse({ ...FIRST, [field]: value }).success;
    for (const value of taken) expect(isTaken(value)).toBe(true);
    for (const value of [...refused, undefined]) expect(isTaken(value)).toBe(false);
  });

  it('[ENT-08] [RD-54] comes from an e-mail sign-up, from Google or from Microsoft', () => {
    expect(PROFILE_PROVIDERS).toEqual(['email', 'google.com', 'microsoft.com']);
  });
});

describe('a merge', () => {
  it('[ENT-02] keeps what the write does not name', () => {
    expect(mergeProfile(FIRST, { provider: 'microsoft.com' })).toEqual({ ...FIRST, provider: 'microsoft.com' });
  });

  it('[ENT-02] takes what the write does name', () => {
    expect(mergeProfile(FIRST, { ...SECOND, displayName: 'M. Lind' })).toMatchObject({
      displayName: 'M. Lind',
      provider: 'microsoft.com',
    });
  });

  it('[RD-55] keeps the age of the account', () => {
    expect(mergeProfile(FIRST, SECOND).createdAt).toBe(FIRST.createdAt);
  });

  it.each([
    { stored: 'FRIEND42', incoming: null, kept: 'FRIEND42' },
    { stored: 'FRIEND42', incoming: 'NEWCODE1', kept: 'NEWCODE1' },
    { stored: null, incoming: 'NEWCODE1', kept: 'NEWCODE1' },
    { stored: null, incoming: null, kept: null },
  ])('[RD-55] makes $kept of a stored $stored and an incoming $incoming', ({ stored, incoming, kept }) => {
    const merged = mergeProfile(
      { ...FIRST, pendingReferralCode: stored },
      { ...SECOND, pendingReferralCode: incoming },
    );
    expect(merged.pendingReferralCode).toBe(kept);
  });

  it('changes nothing when it is repeated', () => {
    const once = mergeProfile(FIRST, SECOND);
    expect(mergeProfile(once, SECOND)).toEqual(once);
  });
});
