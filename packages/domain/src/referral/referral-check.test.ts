import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  beginCheck,
  canApply,
  editCode,
  failCheck,
  isCheckSettled,
  NO_REFERRAL,
  pathAfterSignUp,
  pendingReferralCode,
  ReferralAnswer,
  type ReferralCheck,
  settleCheck,
  showsReferralApplied,
} from '../index.ts';

const CODE = 'FRIEND42';
const CHECKING = beginCheck(NO_REFERRAL, CODE);
const VALID = settleCheck(CHECKING, CODE, { valid: true, message: 'Your friend says hello' });
const INVALID = settleCheck(CHECKING, CODE, { valid: false, message: 'No such code' });
const FAILED = failCheck(CHECKING, CODE);

describe('a check', () => {
  it('[REF-10] is none, checking, valid or invalid', () => {
    expect([NO_REFERRAL, CHECKING, VALID, INVALID].map(({ is }) => is)).toEqual([
      'none',
      'checking',
      'valid',
      'invalid',
    ]);
    expectTypeOf<ReferralCheck['is']>().toEqualTypeOf<'none' | 'checking' | 'valid' | 'invalid'>();
  });

  it('[REF-12] asks about the trimmed code', () => {
    expect(beginCheck(NO_REFERRAL, `  ${CODE}\n`)).toMatchObject({ is: 'checking', code: CODE });
  });

  it.each(['', '  '])('[REF-09] of the emptied code %j clears the last result', (emptied) => {
    expect(beginCheck(VALID, emptied)).toEqual(NO_REFERRAL);
    expect(editCode(VALID, emptied)).toEqual(NO_REFERRAL);
  });

  it('[RD-26] is made for any code that is not empty', () => {
    expect(beginCheck(NO_REFERRAL, 'A')).toMatchObject({ is: 'checking', code: 'A' });
  });

  it('[REF-14] shows the message of its answer', () => {
    expect(VALID).toEqual({ is: 'valid', code: CODE, message: 'Your friend says hello' });
    expect(INVALID).toEqual({ is: 'invalid', code: CODE, message: 'No such code' });
  });

  it('[ERR-14] [ERR-15] that fails marks the code invalid and says so', () => {
    expect(FAILED).toEqual({ is: 'invalid', code: CODE, message: 'Failed to validate code' });
  });
});

describe('an answer', () => {
  it('[REF-13] is whether the code is valid, and a message', () => {
    expect(ReferralAnswer.parse({ valid: true, message: 'Welcome' })).toEqual({ valid: true, message: 'Welcome' });
  });

  it.each([{ valid: 'true', message: 'Welcome' }, { valid: true }, { message: 'Welcome' }, null])(
    '[REF-13] is not %j',
    (answer) => {
      expect(ReferralAnswer.safeParse(answer).success).toBe(false);
    },
  );

  it.each([
    { late: 'after the code was emptied', check: NO_REFERRAL },
    { late: 'while another code is being checked', check: beginCheck(NO_REFERRAL, 'OTHER') },
    { late: 'when the code was settled already', check: INVALID },
  ])('changes nothing $late', ({ check }) => {
    expect(settleCheck(check, CODE, { valid: true, message: 'Too late' })).toEqual(check);
    expect(failCheck(check, CODE)).toEqual(check);
  });
});

describe('Apply', () => {
  it.each(['', ' '])('[REF-07] is disabled for the empty code %j', (code) => {
    expect(canApply(code, NO_REFERRAL)).toBe(false);
  });

  it('[REF-08] is disabled while a check runs', () => {
    expect(canApply(CODE, CHECKING)).toBe(false);
  });

  it('is enabled for a code before and after its check', () => {
    for (const check of [NO_REFERRAL, VALID, INVALID, FAILED]) expect(canApply(CODE, check)).toBe(true);
  });
});

describe('what a referral leads to', () => {
  it.each([
    { check: CHECKING, isShown: true },
    { check: VALID, isShown: true },
    { check: INVALID, isShown: false },
    { check: FAILED, isShown: false },
    { check: NO_REFERRAL, isShown: false },
  ])('[RD-24] is claimed for a linked code that is $check.is: $isShown', ({ check, isShown }) => {
    expect(showsReferralApplied(CODE, check)).toBe(isShown);
  });

  it('[RD-24] is never claimed without a linked code', () => {
    for (const check of [NO_REFERRAL, CHECKING, VALID, INVALID])
      expect(showsReferralApplied(undefined, check)).toBe(false);
  });

  it('[RD-24] is not claimed again while a refused code is checked once more', () => {
    expect(showsReferralApplied(CODE, beginCheck(INVALID, CODE))).toBe(false);
  });

  it('[RD-25] is waited for by a sign-up while a check runs', () => {
    expect([NO_REFERRAL, CHECKING, VALID, INVALID].map(isCheckSettled)).toEqual([true, false, true, true]);
  });

  it('stands only for the code that was checked: typing another withdraws it', () => {
    expect(editCode(VALID, 'friend42')).toBe(VALID);
    expect(editCode(VALID, 'FRIEND43')).toEqual(NO_REFERRAL);
  });

  it('[ENT-09] is the pending code, uppercased, once it validated', () => {
    const typed = settleCheck(beginCheck(NO_REFERRAL, 'friend42'), 'FRIEND42', { valid: true, message: '' });
    expect(pendingReferralCode(typed)).toBe('FRIEND42');
  });

  it.each([NO_REFERRAL, CHECKING, INVALID, FAILED])('[ENT-10] is no pending code while the check is $is', (check) => {
    expect(pendingReferralCode(check)).toBeNull();
  });

  it('[SIGN-25] [SIGN-26] [RD-25] is told on the way on exactly when a code is pending', () => {
    expect(pathAfterSignUp(pendingReferralCode(VALID))).toMatch(/&hasReferral=true$/);
    expect(pathAfterSignUp(pendingReferralCode(FAILED))).toMatch(/&hasReferral=false$/);
  });
});
