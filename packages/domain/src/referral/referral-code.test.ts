import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseReferralCode, REFERRAL_CODE_LENGTH, referralCodeFromLink } from '../index.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '9', 'é', '-', 'ß', ' ', 'ı') }),
);

describe('a typed code', () => {
  it.each([
    { id: 'REF-01', typed: 'friend42', code: 'FRIEND42' },
    { id: 'REF-01', typed: 'FriEnd', code: 'FRIEND' },
    { id: 'REF-02', typed: 'FRIEND4242', code: 'FRIEND42' },
    { id: 'REF-02', typed: 'a-b-c-d-e-f-g-h-i', code: 'ABCDEFGH' },
    { id: 'REF-03', typed: ' fr.ie_nd-4/2 ', code: 'FRIEND42' },
    { id: 'REF-03', typed: '¿né€?', code: 'N' },
    { id: 'REF-03', typed: '!?#', code: '' },
  ])('[$id] becomes $code from $typed', ({ typed, code }) => {
    expect(normaliseReferralCode(typed)).toBe(code);
  });

  it('[REF-01] [REF-02] [REF-03] is at most eight uppercase letters and digits, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normaliseReferralCode(text)).toMatch(/^[A-Z0-9]{0,8}$/);
      }),
    );
  });

  it('stays as it is when it is normalised again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const code = normaliseReferralCode(text);
        expect(normaliseReferralCode(code)).toBe(code);
      }),
    );
  });

  it('[RD-26] is capped at eight, and may be shorter', () => {
    expect(REFERRAL_CODE_LENGTH).toBe(8);
    expect(normaliseReferralCode('a1')).toBe('A1');
  });
});

describe('the code of a link', () => {
  it('[RTE-04] is optional', () => {
    const ref = (address: string) =>
      referralCodeFromLink(new URL(address, 'https://vayl.example').searchParams.get('ref'));
    expect(ref('/signup?ref=FRIEND42')).toBe('FRIEND42');
    expect(ref('/signup')).toBeUndefined();
  });

  it('[RD-26] is uppercased, stripped and cut as a typed one is', () => {
    expect(referralCodeFromLink('friend-4242')).toBe('FRIEND42');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(referralCodeFromLink(text) ?? '').toBe(normaliseReferralCode(text));
      }),
    );
  });

  it.each([[''], ['   '], ['---'], [null], [undefined]])('[RD-24] is absent for %j', (ref) => {
    expect(referralCodeFromLink(ref)).toBeUndefined();
  });
});
