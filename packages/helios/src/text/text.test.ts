import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { PhraseTable } from './matcher.ts';
import { normalise } from './normalise.ts';
import { readPatterns } from './pattern.ts';
import { nearWord } from './spelling.ts';
import { readText } from './tokens.ts';
import { englishForms } from './word-forms.ts';

describe('a text is read in one spelling', () => {
  it.each([
    ['ＦＯＣＵＳ', 'focus'],
    ['Épilepsie', 'epilepsie'],
    ['müde, Straße', 'mude, strasse'],
    ['don’t', "don't"],
    ['तेज़', 'तेज'],
    ['ｶﾞﾝﾊﾞﾙ', 'ガンバル'],
    ['a\u200b\n\tb', 'a b'],
    ['epi\u200blep\u00adsy', 'epilepsy'],
  ])('%s is %s', (typed, read) => {
    expect(normalise(typed)).toBe(read.normalize('NFC'));
  });

  it('keeps the marks that tell Japanese words apart', () => {
    expect(normalise('がん')).not.toBe(normalise('かん'));
  });

  it('is read to an end, so that nobody can cause work without one', () => {
    expect(normalise('a'.repeat(100_000)).length).toBe(2000);
  });

  it.each([
    ["I don't, we can't.", ['i', 'dont', ',', 'we', 'cant', '.']],
    ["j'ai l'épilepsie", ['j', 'ai', 'l', 'epilepsie']],
    ["my boss's plan", ['my', 'boss', 'plan']],
    ["let's go", ['lets', 'go']],
    ['7yo at 10hz', ['7', 'yo', 'at', '10', 'hz']],
    ['c++ and c#', ['c++', 'and', 'c#']],
  ])('%s has its words', (typed, words) => {
    expect(readText(typed).words).toEqual(words);
  });
});

describe('phrases are found', () => {
  const found = (list: string, text: string, inflection: 'english' | 'as-written' = 'english') => {
    const table = new PhraseTable<string>();
    table.add(readPatterns(list, inflection), 'hit');
    return table.find(readText(text)).length;
  };

  it.each([
    ['write', 'she wrote it', 1],
    ['write', 'writing', 1],
    ['stop', 'stopped', 1],
    ['study', 'studies', 1],
    ['seiz*', 'seizures', 1],
    ['seiz*', 'size', 0],
    ['pull request', 'two pull requests', 1],
    ['pull request', 'request a pull', 0],
    ['hit ~ head', 'hit the back of my head', 1],
    ['hit ~ head', 'hit the road, head home', 0],
    ['hit ~ head', 'hit one two three four five head', 0],
    ['fit|turn last', 'a funny turn last week', 1],
    ['癫痫', '我有癫痫，可以用吗', 1],
    ['頭~打', '頭を強く打った', 1],
    ['頭~打', '頭がとてもとてもとてもいたいから打つ', 0],
  ])('%s in "%s": %d', (list, text, hits) => {
    expect(found(list, text)).toBe(hits);
  });

  it('as they are written, where no inflection is asked for', () => {
    expect(found('write', 'writing', 'as-written')).toBe(0);
  });

  it('and a phrase without a first word is a mistake in a list', () => {
    expect(() => readPatterns('~ head', 'english')).toThrow('a phrase begins with a word');
  });
});

describe('a slip of the finger', () => {
  const near = (typed: string, ...known: string[]) => nearWord(typed, (word) => known.includes(word));

  it.each([
    ['siezure', 'seizure', 'two letters swapped'],
    ['wirefames', 'wireframes', 'one left out'],
    ['wireframess', 'wireframes', 'one put in'],
    ['presnting', 'presenting', 'one left out'],
    ['presentinf', 'presenting', 'another at the end of a long word'],
    ['meetin', 'meeting', 'the last left out'],
  ])('%s for %s: %s', (typed, meant) => {
    expect(near(typed, meant)).toBe(meant);
  });

  it.each([
    ['trailer', 'trainer', 'another letter in a short word'],
    ['migrating', 'migraine', 'two letters'],
    ['cde', 'code', 'a short word'],
    ['neeting', 'meeting', 'another first letter'],
    ['meeting', 'meeting', 'no slip'],
  ])('%s is not read as %s: %s', (typed, other) => {
    expect(near(typed, other)).toBeUndefined();
  });
});

describe('words have forms', () => {
  it.each([
    ['code', 'coding'],
    ['plan', 'planning'],
    ['worry', 'worried'],
    ['think', 'thought'],
    ['box', 'boxes'],
  ])('%s has %s', (word, form) => {
    expect(englishForms(word)).toContain(form);
  });
});

describe('the languages of a text', () => {
  it.each([
    ['ich will das Buch lesen', 'de'],
    ['quiero leer el libro', 'es'],
    ['je veux lire le livre', 'fr'],
    ['quero ler um livro com calma', 'pt'],
    ['睡觉', 'zh'],
    ['寝たいです', 'ja'],
    ['सोना है', 'hi'],
  ])('%s: %s', (text, language) => {
    expect([...languagesOf(readText(text), undefined)]).toContain(language);
  });

  it('include the one that the caller names', () => {
    expect([...languagesOf(readText('i need to read the book'), 'de-AT')]).toEqual(['en', 'de']);
  });
});
