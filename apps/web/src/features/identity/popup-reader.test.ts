import { describe, expect, it } from 'vitest';
import { readPopupMessage } from './popup-reader.ts';

const NONCE = 'the nonce of this popup';
const message = { type: 'better-auth:oauth-popup', nonce: NONCE };

describe('the message of a popup', () => {
  it('without an error says that the person is signed in', () => {
    expect(readPopupMessage(message, NONCE)).toEqual({ ok: true, value: undefined });
  });

  it('with one gives its code and its words', () => {
    const error = { code: 'auth/google-failed', description: 'Failed to sign up with Google' };
    expect(readPopupMessage({ ...message, error }, NONCE)).toEqual({
      ok: false,
      error: { code: 'auth/google-failed', message: 'Failed to sign up with Google' },
    });
  });

  it.each([
    ['of another popup', { ...message, nonce: 'another' }],
    ['of something else on the page', { type: 'devtools', nonce: NONCE }],
    ['with a code that nobody knows', { ...message, error: { code: 'auth/made-up', description: '' } }],
    ['that is no object', 'signed in'],
  ])('%s is none', (_, data) => {
    expect(readPopupMessage(data, NONCE)).toBeUndefined();
  });
});
