import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySuggestion, readSuggestion, SESSION_DEFAULTS, SessionSettings, type Suggestion } from '../index.ts';

const SUGGESTED_FIELDS = [
  'centerModulationHz',
  'globalModulationHz',
  'globalModulationStrength',
  'masterAudioVolume',
  'visualHue',
  'waveform',
];

/** Near misses: mostly plausible numbers, sometimes the edges, sometimes nonsense. */
const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0.01, max: 150, noNaN: true }) },
  { weight: 2, arbitrary: fc.constantFrom(0, -1, 0.1, 100, 1e300, Number.MIN_VALUE) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.anything() },
);
const nearReply = fc.record(
  {
    globalModulationHz: anyNumber,
    centerModulationHz: anyNumber,
    visualHue: anyNumber,
    globalModulationStrength: anyNumber,
    narrativeExplanation: fc.anything(),
    intent: fc.oneof(fc.constant('refinement'), fc.anything()),
    declined: fc.oneof(fc.boolean(), fc.anything()),
    unclear: fc.oneof(fc.boolean(), fc.anything()),
    isOn: fc.boolean(),
    backgroundSoundType: fc.constant('pink'),
    hasOwnAudio: fc.boolean(),
  },
  { requiredKeys: ['globalModulationHz', 'centerModulationHz'] },
);
const nearResponse = fc.oneof(
  nearReply.map((body) => ({ ok: true, body })),
  nearReply.map((fallback) => ({ ok: false, body: { error: 'busy', fallback } })),
);
const anyResponse = fc.record({ ok: fc.boolean(), body: fc.oneof(fc.anything(), fc.jsonValue()) });

const current = fc.record({ isOn: fc.boolean(), globalModulationStrength: fc.double({ min: 0, max: 1, noNaN: true }) });

function expectValid(suggestion: Suggestion): void {
  expect(Object.keys(suggestion).toSorted()).toEqual(SUGGESTED_FIELDS);
  expect(suggestion.globalModulationHz).toBeGreaterThanOrEqual(0.1);
  expect(suggestion.globalModulationHz).toBeLessThan(suggestion.centerModulationHz);
  expect(suggestion.centerModulationHz).toBeLessThanOrEqual(100);
}

describe('any response', () => {
  it('[SUG-21] has settings to apply only when it is accepted', () => {
    fc.assert(
      fc.property(fc.oneof(anyResponse, nearResponse), (response) => {
        const outcome = readSuggestion(response, SESSION_DEFAULTS);
        expect(['accepted', 'declined', 'unclear', 'failed']).toContain(outcome.is);
        expect('suggestion' in outcome).toBe(outcome.is === 'accepted');
      }),
      { numRuns: 1000 },
    );
  });

  it('[RD-33] [RD-18] is accepted only with rates in order, finite and inside 0.1 to 100 Hz', () => {
    let accepted = 0;
    fc.assert(
      fc.property(nearResponse, (response) => {
        const outcome = readSuggestion(response, SESSION_DEFAULTS);
        if (outcome.is !== 'accepted') return;
        accepted += 1;
        expectValid(outcome.suggestion);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('[RD-41] leaves a valid session behind, switched as it was', () => {
    fc.assert(
      fc.property(nearResponse, current, (response, change) => {
        const settings = { ...SESSION_DEFAULTS, ...change };
        const outcome = readSuggestion(response, settings);
        const applied = outcome.is === 'accepted' ? applySuggestion(settings, outcome.suggestion) : settings;
        expect(SessionSettings.parse(applied)).toEqual(applied);
        expect(applied.isOn).toBe(settings.isOn);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    { is: 'failed', body: { globalModulationHz: 8, centerModulationHz: 8 } },
    { is: 'failed', body: { centerModulationHz: 12 } },
    { is: 'declined', body: { globalModulationHz: 6, centerModulationHz: 14, declined: true } },
    { is: 'unclear', body: { globalModulationHz: 6, centerModulationHz: 14, unclear: true } },
  ])('[SUG-21] [RD-81] that is $is has nothing to apply', ({ is, body }) => {
    const outcome = readSuggestion({ ok: true, body }, SESSION_DEFAULTS);
    expect(outcome.is).toBe(is);
    expect(outcome).not.toHaveProperty('suggestion');
  });
});
