import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS, SESSION_DEFAULTS, SuggestionRequest, suggestionRequest } from '../index.ts';

const draft = { userQuery: 'I need deep focus for coding', currentSettings: SESSION_DEFAULTS };

describe('the suggestion request', () => {
  it("[SUG-03] carries the visitor's text", () => {
    expect(suggestionRequest(draft).userQuery).toBe('I need deep focus for coding');
    expect(suggestionRequest({ ...draft, userQuery: '  reading \n' }).userQuery).toBe('reading');
  });

  it('[SUG-04] carries every present setting', () => {
    const currentSettings = { ...SESSION_DEFAULTS, isOn: true, isochronicPitch: 136.1, visualHue: 0 };
    expect(suggestionRequest({ ...draft, currentSettings }).currentSettings).toEqual(currentSettings);
  });

  it('[RD-80] may carry the display, the hour and the language', () => {
    const more = { displayRefreshHz: 59.94, localHour: 23, language: 'de' };
    expect(suggestionRequest({ ...draft, ...more })).toEqual({ ...draft, ...more });
    expect(suggestionRequest(draft)).toEqual(draft);
  });

  it('[RD-14] [RD-80] carries nothing else, whatever the caller holds', () => {
    const identifying = { email: 'ada@example.org', userId: 'u1', messages: [{ text: 'earlier' }], deviceId: 'd1' };
    const currentSettings = { ...SESSION_DEFAULTS, ...identifying };
    expect(suggestionRequest({ ...draft, ...identifying, currentSettings })).toEqual(draft);
  });

  it('[RD-14] leaves the flag that only the demo has at home', () => {
    const { hasOwnAudio: _, ...session } = DEMO_DEFAULTS;
    expect(suggestionRequest({ ...draft, currentSettings: DEMO_DEFAULTS }).currentSettings).toEqual(session);
  });

  it.each([
    { why: 'without a text', change: { userQuery: undefined } },
    { why: 'with a blank text', change: { userQuery: ' \n\t' } },
    { why: 'without settings', change: { currentSettings: undefined } },
    { why: 'with half the settings', change: { currentSettings: { visualHue: 240 } } },
    { why: 'with an hour that no day has', change: { localHour: 24 } },
    { why: 'with a display that stands still', change: { displayRefreshHz: 0 } },
  ])('is refused $why', ({ change }) => {
    expect(SuggestionRequest.safeParse({ ...draft, ...change }).success).toBe(false);
  });
});
