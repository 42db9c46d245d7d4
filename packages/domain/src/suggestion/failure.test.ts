import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chatReply,
  ERROR_TEXT,
  failureBubble,
  needsApiKeyNotice,
  readSuggestion,
  SESSION_DEFAULTS,
  SuggestionFailure,
} from '../index.ts';

const FALLBACK = { globalModulationHz: 5, centerModulationHz: 10, narrativeExplanation: 'An Alpha rhythm.' };
const CURRENT = { ...SESSION_DEFAULTS, masterAudioVolume: 0.8 };

const refused = (body: unknown) => readSuggestion({ ok: false, body }, CURRENT);

describe('a response that is not OK', () => {
  it('[SUG-09] may carry a fallback, and need not', () => {
    expect(SuggestionFailure.parse({ error: 'busy', fallback: FALLBACK }).fallback).toMatchObject(FALLBACK);
    expect(SuggestionFailure.parse({ error: 'busy' }).fallback).toBeUndefined();
  });

  it('[SUG-10] is read for its fallback first and its error second', () => {
    expect(refused({ error: 'busy', fallback: FALLBACK })).toMatchObject({ is: 'accepted' });
    expect(refused({ error: 'busy' })).toEqual({ is: 'failed', message: 'busy' });
  });

  it('[ERR-03] with a fallback is a suggestion, without a word of the error', () => {
    const outcome = refused({ error: 'Provider is down', fallback: FALLBACK });
    expect(outcome).toMatchObject({ is: 'accepted', suggestion: { globalModulationHz: 5, centerModulationHz: 10 } });
    expect(chatReply('m1', outcome)).toMatchObject({ isError: false, text: 'An Alpha rhythm.' });
  });

  it('[RD-17] has its fallback completed like any suggestion', () => {
    expect(refused({ fallback: FALLBACK })).toEqual(readSuggestion({ ok: true, body: FALLBACK }, CURRENT));
    expect(refused({ fallback: FALLBACK })).toMatchObject({
      suggestion: { globalModulationStrength: 0.45, masterAudioVolume: 0.1, waveform: 'Sine', visualHue: 240 },
    });
  });

  it.each([
    { change: { centerModulationHz: undefined }, message: 'Invalid frequency values in response' },
    { change: { globalModulationHz: 0 }, message: 'Invalid frequency values in response' },
    { change: { globalModulationHz: 10 }, message: 'Invalid frequency relationship' },
  ])('[RD-17] fails with the message of validation where its fallback fails: $message', ({ change, message }) => {
    expect(refused({ error: 'busy', fallback: { ...FALLBACK, ...change } })).toEqual({ is: 'failed', message });
  });

  it.each([undefined, null, 'none', []])(
    '[ERR-04] raises its error where the fallback is no object: %o',
    (fallback) => {
      expect(refused({ error: 'Provider is down', fallback })).toEqual({ is: 'failed', message: 'Provider is down' });
    },
  );

  it.each([{}, { error: '' }, { error: 500 }, { error: null }, 'Bad Gateway', null, undefined])(
    '[ERR-05] says Failed to get AI suggestion where it has neither: %o',
    (body) => {
      expect(refused(body)).toEqual({ is: 'failed', message: 'Failed to get AI suggestion' });
    },
  );

  it('is not a suggestion, though its body looks like one', () => {
    expect(refused(FALLBACK)).toMatchObject({ is: 'failed' });
  });
});

describe('the bubble of a failure', () => {
  it('[ERR-06] [RD-15] has the same label and sentence for every failure, and its message as a second line', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(failureBubble(message)).toEqual({
          label: 'Error',
          text: 'I encountered an error. Please try again or check your API key configuration.',
          detail: message,
        });
      }),
    );
  });

  it.each([
    { body: { error: 'Provider is down' }, detail: 'Provider is down' },
    { body: {}, detail: 'Failed to get AI suggestion' },
    { body: { fallback: {} }, detail: 'Invalid frequency values in response' },
  ])('[RD-15] says $detail below the sentence', ({ body, detail }) => {
    const message = chatReply('m1', refused(body));
    expect(message).toMatchObject({ sender: 'ai', isError: true });
    expect(failureBubble(message.text)).toMatchObject({ label: 'Error', detail });
  });
});

describe('the notice about the API key', () => {
  it.each(['API Key', 'No API Key is configured', 'bad_API Keys'])('[ERR-07] is shown for %s', (message) => {
    expect(needsApiKeyNotice(message)).toBe(true);
    expect(ERROR_TEXT['chat/api-key-required']).toBe('API Key Required');
  });

  it.each(['', 'Failed to get AI suggestion', 'APIKey', 'Invalid frequency relationship'])(
    '[ERR-08] is not shown for "%s"',
    (message) => {
      expect(needsApiKeyNotice(message)).toBe(false);
    },
  );

  it.each(['API key', 'api key', 'API KEY', 'Api Key'])(
    '[RD-16] looks at the case of the letters: not for %s',
    (message) => {
      expect(needsApiKeyNotice(message)).toBe(false);
    },
  );

  it('[RD-16] follows the raised error and never the sentence of the bubble', () => {
    const { text, detail } = failureBubble('Missing API Key');
    expect([needsApiKeyNotice(text), needsApiKeyNotice(detail)]).toEqual([false, true]);
  });
});
