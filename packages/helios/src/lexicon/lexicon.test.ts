import { describe, expect, it } from 'vitest';
import { readText } from '../text/tokens.ts';
import { understand } from './decide.ts';

const intentOf = (query: string) => understand(readText(query), undefined)?.intent;

describe('a task is understood', () => {
  it.each([
    ['refactor the auth module', 'deep_focus_coding'],
    ['chase a race condition', 'debugging'],
    ['review a contract clause by clause', 'deep_reading_analysis'],
    ['flashcards for the anatomy exam', 'study_memorise'],
    ['brainstorm slogans', 'creative_ideation'],
    ['a sonnet for my wife', 'creative_writing'],
    ['sketch a logo in procreate', 'design_visual'],
    ['zoom with investors', 'meetings_calls'],
    ['expense forms and invoices', 'routine_admin'],
    ['watch the order book', 'vigilance_trading'],
    ['curl up with a paperback', 'relaxed_reading'],
    ['sit in zazen', 'meditation_calm'],
    ['trouble sleeping again', 'sleep_winddown'],
    ['a quick catnap', 'nap_recovery'],
    ['perk me up', 'energy_wakeup'],
    ['calm my nerves', 'stress_relief'],
    ['kettlebell workout', 'exercise_movement'],
    ['necesito programar el servidor', 'deep_focus_coding'],
    ['ich lerne für die Klausur', 'study_memorise'],
    ['je dois préparer une réunion', 'meetings_calls'],
    ['quero meditar um pouco', 'meditation_calm'],
    ['我要背单词', 'study_memorise'],
    ['昼寝をしたい', 'nap_recovery'],
    ['मुझे कहानी लिखनी है', 'creative_writing'],
  ])('%s: %s', (query, intent) => {
    expect(intentOf(query)).toBe(intent);
  });

  it('though a letter is missing or swapped', () => {
    expect(intentOf('brianstorm slogans')).toBe('creative_ideation');
    expect(intentOf('preprae the presentaton')).toBe('meetings_calls');
  });
});

describe('a task outranks a mood', () => {
  it.each([
    ['tax return but exhausted', 'routine_admin'],
    ['nervous, but the code has to ship', 'deep_focus_coding'],
    ['so tired, still have to study for the exam', 'study_memorise'],
  ])('%s: %s', (query, intent) => {
    expect(intentOf(query)).toBe(intent);
  });

  it('which then moves the value inside the range', () => {
    expect(understand(readText('tax return but exhausted'), undefined)?.mood).toBe('tired');
    expect(understand(readText('tax return and so nervous'), undefined)?.mood).toBe('tense');
    expect(understand(readText('tax return'), undefined)?.mood).toBe('none');
  });

  it('and speaks alone where no task is named', () => {
    expect(intentOf('I am so stressed')).toBe('stress_relief');
    expect(intentOf('ich bin gestresst')).toBe('stress_relief');
  });
});

describe('what is denied or over is not the task', () => {
  it.each([
    ['not coding today, I want to go to bed', 'sleep_winddown'],
    ['instead of email, I will meditate', 'meditation_calm'],
    ['after a day of meetings, help me relax', 'stress_relief'],
    ['no quiero programar, quiero dormir', 'sleep_winddown'],
    ['不想写代码，想睡觉', 'sleep_winddown'],
  ])('%s: %s', (query, intent) => {
    expect(intentOf(query)).toBe(intent);
  });
});

describe('it is unclear', () => {
  it.each(['', '?', 'hello', 'stuff', 'what is the capital of France', 'asdfgh', 'hola', '你好', '👍'])(
    'for "%s"',
    (query) => {
      expect(intentOf(query)).toBeUndefined();
    },
  );

  it('where two bands have the same claim', () => {
    expect(intentOf('refactor and a sonnet')).toBeUndefined();
  });

  it('but not where two tasks of one band have', () => {
    expect(intentOf('refactor and invoices')).toBeDefined();
  });
});
