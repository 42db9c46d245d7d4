import { bandOf, SESSION_DEFAULTS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { TASK_INTENTS } from '../intents.ts';
import { DECLINE_REASONS } from '../reply.ts';
import { settingsForTask } from '../settings/task-settings.ts';
import { suggest } from '../suggest.ts';
import { DECLINE_TEXT } from './sentences.ts';
import { taskNarrative } from './task-narrative.ts';
import { CHOICES, unclearNarrative } from './unclear-narrative.ts';

const wordsIn = (text: string) => text.split(/\s+/u).length;
const sentencesIn = (text: string) => text.match(/[.?!](?:\s|$)/gu)?.length ?? 0;
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));
const PROMISES =
  /\b(?:cures?|heals?|guarantee[ds]?|proven|clinical\w*|safe for|percent|boosts?|optimi[sz]e\w*|amazing)\b/iu;

describe('the words of a suggestion', () => {
  it.each(TASK_INTENTS)('%s: have the numbers and the band of its settings, hedged and short', (intent) => {
    for (const mood of ['none', 'tired', 'tense'] as const) {
      const settings = settingsForTask({ intent, mood });
      const text = taskNarrative(intent, settings, mood);
      expect(numbersIn(text)).toEqual([settings.centerModulationHz, settings.globalModulationHz]);
      expect(text).toContain(bandOf(settings.centerModulationHz).name);
      expect(text).toContain('evidence is mixed');
      expect(wordsIn(text)).toBeLessThanOrEqual(60);
      // Winding down has one more: what may do better than light.
      expect(sentencesIn(text)).toBe(intent === 'sleep_winddown' ? 4 : 3);
      expect(text).not.toMatch(PROMISES);
    }
  });
});

describe('the reasons in the words of a suggestion', () => {
  const wordsFor = (query: string, displayRefreshHz?: number) =>
    suggest({ query, displayRefreshHz, currentSettings: SESSION_DEFAULTS }).narrativeExplanation;

  it('name a mood only where it moved the rate', () => {
    expect(wordsFor('I am tired and need to code')).toContain('a little quicker because you are tired');
    expect(wordsFor('I am tired and need to code', 30)).not.toContain('tired');
  });

  it('name the display where it holds the rate down', () => {
    expect(wordsFor('refactor the parser', 30)).toContain(
      'an Alpha rhythm at 10 Hz over a slower 6 Hz; your display shows at most 10 Hz.',
    );
    expect(wordsFor('refactor the parser', 60)).not.toContain('display');
  });

  it('have a sentence of its own for sound alone', () => {
    expect(wordsFor('help me fall asleep')).toContain('. Sound alone, with the light off, may suit you better. ');
  });
});

describe('the words of a change', () => {
  const present = { globalModulationHz: 5, centerModulationHz: 10, globalModulationStrength: 0.45, visualHue: 220 };
  const wordsFor = (query: string, change: Partial<typeof present> = {}) =>
    suggest({ query, currentSettings: { ...present, ...change } }).narrativeExplanation;

  it.each([
    ['slower', 'I moved the centre rhythm to 7.5 Hz (Theta); the rest stays as it was.'],
    ['softer', 'I moved the intensity to Light 30%; the rest stays as it was.'],
    ['less blue', 'I moved the hue to 40°; the rest stays as it was.'],
    [
      'make it red',
      'I moved the hue to 15°; the rest stays as it was. I do not offer saturated red; this is the nearest hue.',
    ],
    ['stronger', 'I moved the intensity to Strong 60%; the rest stays as it was.'],
    ['keep it', 'I leave everything as it is: 10 Hz over 5 Hz.'],
    ['louder', 'The volume has its own slider; I leave it to you.'],
    ['undo', 'I changed nothing. Undo, below my last reply, brings back the settings before it.'],
  ])('%s: %s', (query, text) => {
    expect(wordsFor(query)).toBe(text);
  });

  it('say that the rate gave way where the light gets stronger', () => {
    expect(wordsFor('stronger', { centerModulationHz: 20 })).toBe(
      'I moved the centre rhythm to 14.9 Hz (Beta), the intensity to Strong 60%; the rest stays as it was. Light does not get stronger between 15 and 25 Hz, so I took the rhythm below that.',
    );
  });

  it('have rates as the product shows them', () => {
    expect(wordsFor('keep it', { centerModulationHz: 10.123_456, globalModulationHz: 0.123_456 })).toBe(
      'I leave everything as it is: 10.12 Hz over 0.123 Hz.',
    );
  });

  it('say where there is no further way', () => {
    expect(wordsFor('faster', { centerModulationHz: 14.9 })).toBe(
      'The rhythm is as far as I go in that direction on this display.',
    );
    expect(wordsFor('stronger', { globalModulationStrength: 1 })).toBe('The intensity is already at its end.');
  });
});

describe('the words where nothing is applied', () => {
  it.each(DECLINE_REASONS)('%s: are short and promise nothing', (reason) => {
    const text = DECLINE_TEXT[reason];
    expect(wordsIn(text)).toBeLessThanOrEqual(60);
    expect(sentencesIn(text)).toBeLessThanOrEqual(3);
    expect(text).not.toMatch(PROMISES);
    expect(text).toMatch(/doctor|emergency/u);
  });

  it.each(DECLINE_REASONS.filter((reason) => reason !== 'medical'))(
    '%s: say that the light should be off',
    (reason) => {
      expect(DECLINE_TEXT[reason]).toMatch(/keep it off|stay off|stop the light/u);
    },
  );

  it('in a crisis urge local help', () => {
    expect(DECLINE_TEXT.crisis).toContain('local emergency number');
  });

  it('offer the six choices', () => {
    expect(CHOICES).toEqual(['Focus', 'Create', 'Light work', 'Alert', 'Calm', 'Sleep']);
    expect(unclearNarrative('task')).toContain('Focus, Create, Light work, Alert, Calm or Sleep?');
  });
});
