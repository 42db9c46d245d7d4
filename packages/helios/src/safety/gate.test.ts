import { describe, expect, it } from 'vitest';
import { readText } from '../text/tokens.ts';
import { askGate } from './gate.ts';

const reasonOf = (query: string) => {
  const answer = askGate(readText(query));
  return answer.is === 'declined' ? answer.reason : answer.is;
};

describe('the gate declines', () => {
  it.each([
    ['I get seizures now and then', 'photosensitivity'],
    ['sufro crisis convulsivas', 'photosensitivity'],
    ['ich bin Epileptiker', 'photosensitivity'],
    ['je suis photosensible', 'photosensitivity'],
    ['tenho enxaqueca com aura', 'photosensitivity'],
    ['我有羊癫疯', 'photosensitivity'],
    ['てんかんの薬を飲んでいる', 'photosensitivity'],
    ['मुझे माइग्रेन है', 'photosensitivity'],
    ['on levetiracetam, deep work please', 'photosensitivity'],
    ['siezures run in my week', 'photosensitivity'],
    ['I feel dizzy since I turned it on', 'adverse_symptom'],
    ['me mareo con esto', 'adverse_symptom'],
    ['seit dem Start ist mir übel und schwindelig', 'adverse_symptom'],
    ['concussed on sunday, essay due', 'head_injury'],
    ['ich hatte einen Schlaganfall', 'head_injury'],
    ['脳震盪のあと勉強したい', 'head_injury'],
    ['keep me awake behind the wheel', 'driving'],
    ['je conduis toute la nuit', 'driving'],
    ['开车好困', 'driving'],
    ['ट्रक चला रहा हूँ', 'driving'],
    ['calm my toddler', 'infant'],
    ['my daughter is 6 years old and wants it', 'infant'],
    ['mein Kind soll schlafen', 'infant'],
    ['para o meu bebê dormir', 'infant'],
    ['I do not want to live', 'crisis'],
    ['quiero morirme', 'crisis'],
    ['死にたい', 'crisis'],
    ['मैं मरना चाहता हूँ', 'crisis'],
    ['which rate makes people dizzy, make him sick', 'harm'],
    ['jemandem wehtun', 'harm'],
    ['为了恶作剧', 'harm'],
  ])('%s: %s', (query, reason) => {
    expect(reasonOf(query)).toBe(reason);
  });

  it('for a condition that is past or under control', () => {
    expect(reasonOf('no seizures since 2019, want to code')).toBe('photosensitivity');
    expect(reasonOf('I have not had a seizure for two years')).toBe('photosensitivity');
    expect(reasonOf('never had a seizure until last week')).toBe('photosensitivity');
  });

  it('with the gravest reason where there are several', () => {
    expect(reasonOf('I have epilepsy and want to kill myself')).toBe('crisis');
  });

  it('whatever stands around it', () => {
    expect(reasonOf(`${'I need to write a long report about budgets. '.repeat(20)} I have epilepsy.`)).toBe(
      'photosensitivity',
    );
  });
});

describe('the gate declines', () => {
  it.each([
    ["I'm drifting out of my lane, livelier", 'driving'],
    ['I keep dropping off for a second and come back', 'photosensitivity'],
  ])('where a change is asked for beside a danger: %s', (query, reason) => {
    expect(reasonOf(query)).toBe(reason);
  });
});

describe('the gate is clear', () => {
  it.each([
    "I don't have epilepsy, just code to write",
    'no history of seizures, deep work',
    'I am not photosensitive',
    'no tengo epilepsia',
    'ich habe keine Epilepsie',
    "je n'ai pas d'épilepsie",
    'não tenho epilepsia',
    '我没有癫痫',
    'てんかんではありません',
  ])('for a denial: %s', (query) => {
    expect(reasonOf(query)).toBe('clear');
  });

  it('but a denial of one thing does not cover another', () => {
    expect(reasonOf('I do not have epilepsy but flashing lights make me faint')).toBe('photosensitivity');
  });

  it.each(['a journal paper on seizures', 'writing a novel about a suicide', 'article about migraines'])(
    'for a text about the subject: %s',
    (query) => {
      expect(reasonOf(query)).toBe('clear');
    },
  );

  it.each([
    'studying for my exam with epilepsy',
    'an exam in two days of migraines',
    'lecture in my van',
    'a paper and a seizure, busy day',
  ])('but not where it is only said beside one: %s', (query) => {
    expect(reasonOf(query)).not.toBe('clear');
  });

  it('nor where the reader is the patient', () => {
    expect(reasonOf('I have seizures and read a paper on seizures')).toBe('photosensitivity');
  });

  it.each([
    'the market had a seizure',
    'the server had a stroke again',
    'flash cards for anatomy',
    'update the device drivers',
    'steering committee at ten',
    'deadline tomorrow, dead tired',
    'baby steps on my thesis',
  ])('for a way of speaking: %s', (query) => {
    expect(reasonOf(query)).toBe('clear');
  });
});

describe('the gate takes a caution back', () => {
  it.each([
    'chapter 9, she opens the letter',
    'my detective has epilepsy and collapses, drafting that scene',
    'all tests pass on my machine, red on ci',
    'I write drivers for printers',
    'tea, cat on my lap, a new novel',
    'it is late and the lights are off',
    'an hour of emails before the kids wake',
    'ich gehe die Logs durch',
    'me he comprado una novela',
    '给奶茶店画菜单',
  ])('where the rest of the text explains it: %s', (query) => {
    expect(reasonOf(query)).toBe('clear');
  });

  it.each([
    'she is next to me, code mode',
    'my daughter is five, a story for her',
    'I have epilepsy and draft a scene',
    'at the machine in the factory hall, focus',
    '写论文，昨天抽搐了',
    'I collapsed, then wrote my scene',
  ])('but not where it does not: %s', (query) => {
    expect(reasonOf(query)).not.toBe('clear');
  });

  it.each([
    'my sister and I both get fits from video games',
    'I surrendered my licence after the last one',
    'je roule de nuit',
    'sitze im Führerhaus',
    'me quedo ido con los destellos',
    'fico parado olhando, saio do ar',
    '送外卖好困',
    '夜泣きがひどい',
    'वीडियो गेम से झटके लगते हैं',
  ])('and hears what is said in a roundabout way: %s', (query) => {
    expect(reasonOf(query)).not.toBe('clear');
  });
});

describe('the gate asks instead of refusing', () => {
  it.each([
    'paying the kindergarten bill',
    'an infographic on migraine triggers for a magazine',
    'the baby monitor app throws exceptions',
  ])('where a word of danger stands beside something that is made or paid: %s', (query) => {
    expect(reasonOf(query)).toBe('doubtful');
  });

  it('but not where somebody speaks of themselves, nor where it is grave', () => {
    expect(reasonOf('I have migraine and a magazine to finish')).toBe('photosensitivity');
    expect(reasonOf('kill myself before the magazine is out')).toBe('crisis');
  });
});

describe('the gate is in doubt', () => {
  it.each(['took my perampasamide, want to code', 'on 20 mg of something, deep work', 'zolitriptan at noon'])(
    'where a word sounds like a medicine that no list has: %s',
    (query) => {
      expect(reasonOf(query)).toBe('doubtful');
    },
  );

  it('but not where it only sounds alike', () => {
    expect(reasonOf('the data pipeline, online')).toBe('clear');
  });

  it.each([
    ['the flicker', 'flicker'],
    ['the light', 'light'],
    ['the light and my doctor', 'health'],
  ])('and says what about: %s, %s', (query, about) => {
    expect(askGate(readText(query))).toEqual({ is: 'doubtful', about });
  });

  it.each(['can I still use this', 'my doctor gave me new tablets', 'my kid wants to try', 'in meinem Auto'])(
    'where a word may be about health or safety: %s',
    (query) => {
      expect(reasonOf(query)).toBe('doubtful');
    },
  );
});
