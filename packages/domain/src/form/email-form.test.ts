import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type BetaWaitlistForm,
  type EmailForm,
  ERROR_TEXT,
  IDLE_FORM,
  isAcceptableEmail,
  outcomeStandsMs,
  settleEmailForm,
  submitBetaWaitlist,
  submitEmailForm,
  walletAddressOrNull,
} from '../index.ts';

const SENDING: EmailForm = { is: 'sending' };
const SAVED = settleEmailForm(SENDING, { wasSaved: true });
const NOT_SAVED = settleEmailForm(SENDING, { wasSaved: false });

/** What a person reads, and for how long. */
function outcome(form: EmailForm) {
  return { text: form.is === 'error' ? ERROR_TEXT[form.code] : undefined, standsMs: outcomeStandsMs(form) };
}

describe('an address', () => {
  it.each(['@', 'a@b', 'mara@example.org', 'two@at@signs', ' spaced @ out '])(
    '[RD-28] is acceptable as %j',
    (email) => {
      expect(isAcceptableEmail(email)).toBe(true);
    },
  );

  it('[RD-28] is acceptable exactly when it has an @', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', ' ', '@') }), (text) => {
        expect(isAcceptableEmail(text)).toBe(text.split('@').length > 1);
      }),
    );
  });
});

describe.each([
  { name: 'the token waitlist', states: 'TOK-18', success: 'TOK-20', error: 'TOK-21', save: 'ERR-28' },
  { name: 'the download request', states: 'DL-25', success: 'DL-27', error: 'DL-28', save: 'ERR-29' },
])('the form of $name', ({ states, success, error, save }) => {
  it(`[${states}] is idle, sending, success or error`, () => {
    const walk = [IDLE_FORM, submitEmailForm(IDLE_FORM, 'a@b'), SAVED, NOT_SAVED];
    expect(walk.map(({ is }) => is)).toEqual(['idle', 'sending', 'success', 'error']);
    expectTypeOf<EmailForm['is']>().toEqualTypeOf<'idle' | 'sending' | 'success' | 'error'>();
  });

  it(`[${success}] lets a success stand for 5 s`, () => {
    expect(outcome(SAVED)).toEqual({ text: undefined, standsMs: 5000 });
  });

  it(`[${error}] lets an error stand for 3 s`, () => {
    expect(outcomeStandsMs({ is: 'error', code: 'form/invalid-email' })).toBe(3000);
  });

  it(`[${save}] [RD-29] shows the sentence about the address for 3 s when saving fails`, () => {
    expect(outcome(NOT_SAVED)).toEqual({ text: 'Please enter a valid email address', standsMs: 3000 });
  });
});

describe('a refused address', () => {
  it.each([
    { id: 'TOK-22', email: '' },
    { id: 'TOK-23', email: 'mara.example.org' },
    { id: 'DL-29', email: '' },
    { id: 'DL-30', email: 'mara.example.org' },
  ])('[$id] [RD-28] is told for 3 s: "$email"', ({ email }) => {
    expect(outcome(submitEmailForm(IDLE_FORM, email))).toEqual({
      text: 'Please enter a valid email address',
      standsMs: 3000,
    });
  });

  it.each([{ id: 'TOK-24' }, { id: 'DL-31' }])('[$id] is never sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(IDLE_FORM, SAVED, NOT_SAVED), (text, form) => {
        fc.pre(!text.includes('@'));
        expect(submitEmailForm(form, text).is).toBe('error');
      }),
    );
  });
});

describe('a form that takes an address', () => {
  it('does not send twice at once', () => {
    expect(submitEmailForm(SENDING, 'other@example.org')).toBe(SENDING);
    expect(submitEmailForm(SENDING, 'no address')).toBe(SENDING);
  });

  it('can be sent again while an outcome stands', () => {
    expect(submitEmailForm(NOT_SAVED, 'a@b')).toEqual(SENDING);
  });

  it('has no outcome to wait out while it is idle or sending', () => {
    expect([IDLE_FORM, SENDING].map(outcomeStandsMs)).toEqual([undefined, undefined]);
  });
});

describe('the beta waitlist', () => {
  it('[LAND-19] [RD-13] is idle, success or error, and never sending', () => {
    expectTypeOf<BetaWaitlistForm['is']>().toEqualTypeOf<'idle' | 'success' | 'error'>();
    expect(new Set(['', 'a', 'a@b', '@'].map((email) => submitBetaWaitlist(email).is))).toEqual(
      new Set(['error', 'success']),
    );
  });

  it.each(['', 'mara.example.org'])('[LAND-20] ends in an error for %j', (email) => {
    expect(submitBetaWaitlist(email)).toEqual({ is: 'error' });
  });

  it.each(['mara@example.org', '@'])('[LAND-21] ends in success for %j', (email) => {
    expect(submitBetaWaitlist(email)).toEqual({ is: 'success' });
  });
});

describe('a wallet address', () => {
  it('[TOK-26] is not asked for: an acceptable address is enough to send', () => {
    expect(submitEmailForm(IDLE_FORM, 'mara@example.org')).toEqual(SENDING);
  });

  it.each(['', ' ', '\t\n'])('[ENT-13] is null when %j was left in its box', (text) => {
    expect(walletAddressOrNull(text)).toBeNull();
  });

  it('is kept without the blanks around it', () => {
    expect(walletAddressOrNull(' 0x52908400098527886E0F7030069857D2E4169EE7 ')).toBe(
      '0x52908400098527886E0F7030069857D2E4169EE7',
    );
  });
});

describe('a late answer', () => {
  it('changes nothing once the form was reset', () => {
    expect(settleEmailForm(IDLE_FORM, { wasSaved: true })).toEqual(IDLE_FORM);
    expect(settleEmailForm(IDLE_FORM, { wasSaved: false })).toEqual(IDLE_FORM);
  });
});
