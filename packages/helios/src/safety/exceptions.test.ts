import { SESSION_DEFAULTS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';

const ask = (query: string) => suggest({ query, currentSettings: SESSION_DEFAULTS });

describe('nothing takes a danger back', () => {
  it.each([
    'The app triggered a seizure yesterday, now I want to code',
    'this app causes epilepsy',
    'Coding at the computer causes seizures but I must finish',
    'my laptop gives seizures when I code',
    'my laptop had a seizure',
    'phone screen triggers epilepsy, coding',
    'this website triggered a migraine again, study session',
    'at the market had a seizure, now coding',
    'the server gives seizures, coding',
  ])('because a thing is named: %s', (query) => {
    expect(ask(query)).toMatchObject({ declined: true, declineReason: 'photosensitivity' });
  });

  it.each([
    'In class on Monday had a seizure, now studying',
    'Watching videos on YouTube got a seizure. coding',
    'reading on the train got a migraine, now studying',
    'a novel where I had a seizure',
    'je lis un article de presse et suis épileptique',
    'leo un libro sobre historia y soy epiléptico',
    'estoy leyendo un libro sobre epilepsia porque soy epiléptica',
    'leio um artigo sobre arte e sou epilético',
    'ich lese ein Buch über Kunst und bin Epileptiker',
  ])('because a text is named: %s', (query) => {
    expect(ask(query)).toMatchObject({ declined: true, declineReason: 'photosensitivity' });
  });

  it.each([
    'without my epilepsy meds, need to code',
    'I have no epilepsy meds with me, coding',
    'no seizure meds left, coding',
    'I do not have my seizure tablets, coding',
    'never know when seizures hit, coding',
    'not only epilepsy but also migraine, code',
    'not just epilepsy but more, code',
    'ich habe keine Epilepsiemedikamente mehr, Code schreiben',
    'no tengo mis pastillas para la epilepsia, programar',
    '癫痫药没有了，写代码',
    'てんかんの薬はない、コードを書く',
  ])('because something else is denied: %s', (query) => {
    expect(ask(query).declined).toBe(true);
  });

  it.each([
    "I don't have epilepsy or migraines, refactor the parser",
    'I have never had a fit in my life, refactor the parser',
    'I have never had a seizure, refactor the parser',
    'I have no history of epilepsy, refactor the parser',
    'the market had a seizure',
    'a paper about epilepsy',
  ])('but having it may be denied, and texts be about it: %s', (query) => {
    expect(ask(query).declined).toBe(false);
  });
});

describe('a danger that was taken back', () => {
  it.each([
    'the printer had a seizure and so did I, coding',
    'a book on epilepsy that happened to me, study',
    'is not epilepsy dangerous? I have it. code',
    'it was not migraine it was worse, code',
    'grommets and sprockets, I do not have epilepsy',
  ])('offers nothing that starts the light where the rest is not understood: %s', (query) => {
    const { declined, unclear, choices } = ask(query);
    expect(declined || (unclear && choices?.length === 0)).toBe(true);
  });
});

describe('eyes and others', () => {
  it.each([
    'my eyes hurt',
    'it hurts my eyes',
    'my eyes hurt with this light',
    'me duelen los ojos',
    'meine Augen tun weh',
    "j'ai mal aux yeux",
    'meus olhos doem',
    '眼睛疼',
    '目が痛い',
    'आँखों में दर्द है',
  ])('that hurt are a reason to stop: %s', (query) => {
    expect(ask(query)).toMatchObject({ declined: true, declineReason: 'adverse_symptom' });
  });

  it.each(['I want to hurt my flatmate with this light', 'use the light to hurt people'])(
    'that shall be hurt are a reason to refuse: %s',
    (query) => {
      expect(ask(query)).toMatchObject({ declined: true, declineReason: 'harm' });
    },
  );
});

describe('work that only sounds of danger', () => {
  it.each([
    'writing accessibility guidelines for photosensitive users',
    'designing packaging for migraine tablets',
    'implementing prefers-reduced-motion for people with vestibular disorders',
    'making a birthday card for my son',
    'helping my son with his CV',
    'preparar una clase para niños',
    'planning a road trip',
    'I could murder a coffee, wake me up',
  ])('is asked about, not refused: %s', (query) => {
    expect(ask(query)).toMatchObject({ declined: false, unclear: true, choices: [] });
  });

  it.each([
    'making a birthday card for my son who has epilepsy',
    'I am photosensitive, writing accessibility guidelines for photosensitive users',
    'I could murder my boss',
    'on a road trip, keep me awake at the wheel',
  ])('but no more than that is taken back: %s', (query) => {
    expect(ask(query).declined).toBe(true);
  });
});
