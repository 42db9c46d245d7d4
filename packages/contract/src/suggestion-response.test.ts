import { ERROR_TEXT, err, ok } from '@vayl/domain';
import { expect, it } from 'vitest';
import { type CallFailure, type SuggestionAnswer, suggestionResponse } from './index.ts';

const ANSWER: SuggestionAnswer = {
  globalModulationHz: 6,
  centerModulationHz: 14,
  narrativeExplanation: 'A Beta rhythm.',
  intent: 'writing',
  source: 'fallback',
  declined: false,
  unclear: false,
};
const BODY = { code: 'suggestion/failed', error: ERROR_TEXT['suggestion/failed'], requestId: '1' } as const;

it('hands on what was answered', () => {
  expect(suggestionResponse(ok(ANSWER))).toEqual({ ok: true, body: ANSWER });
});

it.each([
  ['refused', { is: 'refused', status: 502, body: BODY }, { ok: false, body: BODY }],
  ['answered with what is no answer', { is: 'unreadable', status: 200 }, { ok: true, body: undefined }],
  ['failed without a word', { is: 'unreadable', status: 502 }, { ok: false, body: undefined }],
  ['not reached', { is: 'unreachable', cause: undefined }, 'no-response'],
] satisfies [string, CallFailure, unknown][])('tells apart a server that has %s', (_how, failure, response) => {
  expect(suggestionResponse(err(failure))).toEqual(response);
});
