import { describe, expect, it } from 'vitest';
import { readSuggestion, SESSION_DEFAULTS, type SessionSettings, SuggestionReply } from '../index.ts';

const REPLY = {
  globalModulationHz: 6,
  centerModulationHz: 14,
  visualHue: 205,
  narrativeExplanation: 'A Beta rhythm for code.',
};

const { narrativeExplanation: _, ...HUE_AND_RATES } = REPLY;

const CURRENT: SessionSettings = {
  ...SESSION_DEFAULTS,
  globalModulationStrength: 0.2,
  masterAudioVolume: 0.6,
  waveform: 'Triangle',
};

const answer = (change: object) => readSuggestion({ ok: true, body: { ...REPLY, ...change } }, CURRENT);

const INVALID_VALUES = { is: 'failed', message: 'Invalid frequency values in response' };
const INVALID_RELATIONSHIP = { is: 'failed', message: 'Invalid frequency relationship' };

describe('a successful reply', () => {
  it.each([
    { id: 'SUG-05', field: 'globalModulationHz', value: 6 },
    { id: 'SUG-06', field: 'centerModulationHz', value: 14 },
    { id: 'SUG-07', field: 'visualHue', value: 205 },
    { id: 'SUG-08', field: 'narrativeExplanation', value: 'A Beta rhythm for code.' },
  ])('[$id] carries $field', ({ field, value }) => {
    expect(SuggestionReply.parse(REPLY)).toHaveProperty(field, value);
  });

  it('is accepted with what it names and what the client adds', () => {
    expect(answer({})).toEqual({
      is: 'accepted',
      suggestion: { ...HUE_AND_RATES, globalModulationStrength: 0.45, masterAudioVolume: 0.1, waveform: 'Sine' },
      narrativeExplanation: 'A Beta rhythm for code.',
    });
  });

  it.each([
    { id: 'SUG-11', field: 'globalModulationStrength', value: 0.45 },
    { id: 'SUG-12', field: 'masterAudioVolume', value: 0.1 },
    { id: 'SUG-13', field: 'waveform', value: 'Sine' },
  ])('[$id] gets $field $value, whatever the session has', ({ field, value }) => {
    expect(answer({})).toMatchObject({ suggestion: { [field]: value } });
  });

  it('cannot choose its own volume, waveform, sound or switch', () => {
    const named = {
      masterAudioVolume: 1,
      waveform: 'Square',
      backgroundSoundType: 'pink',
      hasOwnAudio: true,
      isOn: true,
    };
    expect(answer(named)).toEqual(answer({}));
  });

  it.each([undefined, null, '120', Number.NaN, Number.POSITIVE_INFINITY])(
    '[SUG-14] [RD-19] gets hue 240 where its own is absent: %s',
    (visualHue) => {
      expect(answer({ visualHue })).toMatchObject({ is: 'accepted', suggestion: { visualHue: 240 } });
    },
  );

  it('[RD-19] keeps a hue of 0 and a strength of 0', () => {
    expect(answer({ visualHue: 0, globalModulationStrength: 0 })).toMatchObject({
      suggestion: { visualHue: 0, globalModulationStrength: 0 },
    });
  });

  it.each([
    [-20, 340],
    [400, 40],
    [360, 360],
  ])('[RD-18] has its hue wrapped: %d becomes %d', (visualHue, kept) => {
    expect(answer({ visualHue })).toMatchObject({ suggestion: { visualHue: kept } });
  });

  it('[RD-33] has its rates kept to 0.1 to 100 Hz', () => {
    expect(answer({ globalModulationHz: 0.02, centerModulationHz: 140 })).toMatchObject({
      suggestion: { globalModulationHz: 0.1, centerModulationHz: 100 },
    });
  });
});

describe('strength, volume and waveform', () => {
  it('[RD-82] keep the strength that a suggestion carries', () => {
    expect(answer({ globalModulationStrength: 0.3 })).toMatchObject({ suggestion: { globalModulationStrength: 0.3 } });
  });

  it.each([undefined, null, 'strong', Number.NaN])('[RD-82] get 0.45 where it carries none: %s', (strength) => {
    expect(answer({ globalModulationStrength: strength })).toMatchObject({
      suggestion: { globalModulationStrength: 0.45 },
    });
  });

  it('[RD-82] stay as they are in a refinement', () => {
    expect(answer({ intent: 'refinement' })).toMatchObject({
      suggestion: { globalModulationStrength: 0.2, masterAudioVolume: 0.6, waveform: 'Triangle' },
    });
  });

  it('[RD-82] stay as somebody has set them while they waited for a refinement', () => {
    const sent = { ...CURRENT, globalModulationHz: 6, centerModulationHz: 15, visualHue: 205 };
    const now = {
      ...sent,
      visualHue: 30,
      masterAudioVolume: 0.3,
      waveform: 'Square',
      globalModulationStrength: 0.1,
    } as const;
    const body = { ...REPLY, intent: 'refinement', globalModulationStrength: 0.2 };
    const { visualHue, masterAudioVolume, waveform, globalModulationStrength } = now;
    expect(readSuggestion({ ok: true, body }, sent, now)).toMatchObject({
      suggestion: {
        globalModulationHz: 6,
        centerModulationHz: 14,
        visualHue,
        masterAudioVolume,
        waveform,
        globalModulationStrength,
      },
    });
    expect(readSuggestion({ ok: true, body: REPLY }, sent, now)).toEqual(
      readSuggestion({ ok: true, body: REPLY }, sent),
    );
  });

  it('[RD-82] stay where a refinement no longer fits to the rates that were set meanwhile', () => {
    const sent = { ...CURRENT, globalModulationHz: 5, centerModulationHz: 14 };
    const now = { ...sent, centerModulationHz: 5.5 };
    expect(readSuggestion({ ok: true, body: { ...REPLY, intent: 'refinement' } }, sent, now)).toMatchObject({
      suggestion: { globalModulationHz: 5, centerModulationHz: 5.5, visualHue: 205 },
    });
  });

  it('[RD-82] follow a refinement that is about the strength', () => {
    expect(answer({ intent: 'refinement', globalModulationStrength: 0.35 })).toMatchObject({
      suggestion: { globalModulationStrength: 0.35, masterAudioVolume: 0.6, waveform: 'Triangle' },
    });
  });

  it.each([
    [-0.5, 0],
    [7, 1],
  ])('[SES-04] never leave 0 to 1: strength %d becomes %d', (globalModulationStrength, kept) => {
    expect(answer({ globalModulationStrength })).toMatchObject({ suggestion: { globalModulationStrength: kept } });
  });
});

describe('a reply is rejected', () => {
  it.each([
    { id: 'SUG-15', why: 'without globalModulationHz', change: { globalModulationHz: undefined } },
    { id: 'SUG-16', why: 'with globalModulationHz 0', change: { globalModulationHz: 0 } },
    { id: 'SUG-17', why: 'without centerModulationHz', change: { centerModulationHz: undefined } },
    { id: 'SUG-18', why: 'with centerModulationHz 0', change: { centerModulationHz: 0 } },
  ])('[$id] [ERR-01] $why', ({ change }) => {
    expect(answer(change)).toEqual(INVALID_VALUES);
  });

  it.each([-6, -0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '[RD-18] with a rate of %d Hz',
    (hz) => {
      expect(answer({ globalModulationHz: hz })).toEqual(INVALID_VALUES);
      expect(answer({ centerModulationHz: hz })).toEqual(INVALID_VALUES);
    },
  );

  it.each(['14', null, [14], true])('[RD-19] with a rate that is no number: %o', (notANumber) => {
    expect(answer({ centerModulationHz: notANumber })).toEqual(INVALID_VALUES);
  });

  it.each([
    { id: 'SUG-19', why: 'with equal rates', rates: { globalModulationHz: 8, centerModulationHz: 8 } },
    { id: 'SUG-20', why: 'with the global rate above', rates: { globalModulationHz: 8.01, centerModulationHz: 8 } },
  ])('[$id] [ERR-02] $why', ({ rates }) => {
    expect(answer(rates)).toEqual(INVALID_RELATIONSHIP);
  });

  it.each([
    { globalModulationHz: 0.02, centerModulationHz: 0.08 },
    { globalModulationHz: 120, centerModulationHz: 140 },
  ])('with two rates beyond the same end of the range: %o', (rates) => {
    expect(answer(rates)).toEqual(INVALID_RELATIONSHIP);
  });

  it('[ERR-01] for its values first, whatever their order', () => {
    expect(answer({ globalModulationHz: 8, centerModulationHz: 0 })).toEqual(INVALID_VALUES);
  });

  it.each([undefined, null, '', 'not json', 14, [REPLY]])('[ERR-01] when its body is no object: %o', (body) => {
    expect(readSuggestion({ ok: true, body }, CURRENT)).toEqual(INVALID_VALUES);
  });
});

describe('a reply without settings', () => {
  it.each(['declined', 'unclear'] as const)('[RD-81] that says %s is looked at before its frequencies', (mark) => {
    const expected = { is: mark, narrativeExplanation: 'A Beta rhythm for code.' };
    expect(answer({ [mark]: true })).toEqual(expected);
    expect(answer({ [mark]: true, globalModulationHz: null, centerModulationHz: 0 })).toEqual(expected);
  });

  it('says whether flicker stays off from now on, and only where it declines', () => {
    expect(answer({ declined: true, blocksFlicker: true })).toMatchObject({ is: 'declined', blocksFlicker: true });
    expect(answer({ declined: true, blocksFlicker: 'yes' })).not.toHaveProperty('blocksFlicker');
    expect(answer({ blocksFlicker: true })).not.toHaveProperty('blocksFlicker');
  });

  it('says what can be chosen instead, and only where it is unclear', () => {
    expect(answer({ unclear: true, choices: ['Focus', 'Calm'] })).toMatchObject({ choices: ['Focus', 'Calm'] });
    expect(answer({ unclear: true, choices: [1] })).not.toHaveProperty('choices');
    expect(answer({ choices: ['Focus'] })).not.toHaveProperty('choices');
  });

  it.each([false, 'true', 1, null])('[RD-81] is only one that says true: %o', (mark) => {
    expect(answer({ declined: mark, unclear: mark })).toMatchObject({ is: 'accepted' });
  });
});
