import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FLICKER_REFUSAL_TEXT,
  type FlickerFacts,
  flickerPermission,
  SCREENING_QUESTIONS,
  type ScreeningAnswer,
  UNANSWERED,
} from '../index.ts';
import { FakeClock } from '../test-helpers/fake-clock.ts';
import { FakeStorage } from '../test-helpers/fake-storage.ts';
import { ALL_NO, DAY_MS, holdScreened, holdSession, TODAY_MS } from '../test-helpers/held-session.ts';

const KEY = 'vayl.screening';
const answer = fc.constantFrom<ScreeningAnswer>('yes', 'no', 'unanswered');
const anyAnswers = fc.record({ seizures: answer, lightSickness: answer, under18: answer, unsure: answer });
const STILL = { globalModulationHz: 0, centerModulationHz: 0 };

const FACTS: FlickerFacts = {
  screening: { answers: ALL_NO, answeredAtMs: TODAY_MS },
  block: undefined,
  prefersReducedMotion: false,
  hasOptedIn: false,
  wallNowMs: TODAY_MS,
};
const refusal = (facts: Partial<FlickerFacts>) => {
  const permission = flickerPermission({ ...FACTS, ...facts });
  return permission.is === 'refused' ? permission.reason : 'allowed';
};
const answered = (answers: object, answeredAtMs = TODAY_MS) => ({
  screening: { answers: { ...ALL_NO, ...answers }, answeredAtMs },
});

describe('the questions', () => {
  it('[RD-83] are four, and nothing is preselected', () => {
    expect(SCREENING_QUESTIONS.map(({ id }) => id)).toEqual(Object.keys(UNANSWERED));
    expect(new Set(Object.values(UNANSWERED))).toEqual(new Set(['unanswered']));
    expect(SCREENING_QUESTIONS).toHaveLength(4);
    expect(holdSession().now()).toMatchObject({ isScreeningDue: true, screening: { screening: undefined } });
  });
});

describe('whether light may flicker', () => {
  it.each([
    ['felt-wrong', { block: { by: 'felt-wrong', atMs: 0 } }],
    ['health-decline', { block: { by: 'health-decline', atMs: 0 } }],
    ['unanswered', { screening: undefined }],
    ['answered-yes', answered({ seizures: 'yes' })],
    ['answered-yes', answered({ lightSickness: 'yes', unsure: 'yes' })],
    ['answered-yes', answered({ under18: 'yes' }, 0)],
    ['answered-unsure', answered({ unsure: 'yes' })],
    ['unanswered', answered({ under18: 'unanswered' })],
    ['outdated', answered({}, TODAY_MS - 366 * DAY_MS)],
    ['outdated', answered({}, TODAY_MS + 30 * DAY_MS)],
    ['outdated', answered({}, Number.NaN)],
    ['reduced-motion', { prefersReducedMotion: true }],
    ['allowed', { prefersReducedMotion: true, hasOptedIn: true }],
    ['allowed', answered({}, TODAY_MS - 364 * DAY_MS)],
    ['allowed', {}],
  ] satisfies [string, Partial<FlickerFacts>][])('is %s', (reason, facts) => {
    expect(refusal(facts)).toBe(reason);
  });

  it('is no yes where an answer is missing altogether', () => {
    const [seizures, lightSickness, under18] = ['no', 'no', 'no'] as const;
    for (const answers of [{}, { seizures, lightSickness, under18 }]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what no type allows is what is tried here
      const screening = { answers, answeredAtMs: TODAY_MS } as FlickerFacts['screening'];
      expect(refusal({ screening })).toBe('unanswered');
    }
  });

  it('[RD-83] is a yes only after four times no, and has a line to show for every other', () => {
    fc.assert(
      fc.property(anyAnswers, fc.boolean(), (answers, hasOptedIn) => {
        const permission = flickerPermission({ ...FACTS, hasOptedIn, ...answered(answers) });
        expect(permission.is === 'allowed').toBe(Object.values(answers).every((given) => given === 'no'));
        expect(permission.is === 'allowed' ? 'It may.' : FLICKER_REFUSAL_TEXT[permission.reason]).toMatch(/\.$/u);
      }),
    );
  });

  it('is never a yes while a block stands, whatever else is true', () => {
    fc.assert(
      fc.property(anyAnswers, fc.boolean(), fc.boolean(), (answers, prefersReducedMotion, hasOptedIn) => {
        const block = { by: 'felt-wrong', atMs: 0 } as const;
        expect(refusal({ ...answered(answers), prefersReducedMotion, hasOptedIn, block })).toBe('felt-wrong');
      }),
    );
  });
});

describe('a session without permission', () => {
  it('[RD-83] [DEMO-07] starts all the same: sound, and a tint that stands still', () => {
    const { session, light, sound, now } = holdSession();
    session.switchOn();
    expect(now().settings.isOn).toBe(true);
    expect(light.asked).toMatchObject({ isOn: true, globalModulationStrength: 0.45, visualHue: 243, ...STILL });
    expect(sound.heard).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12, masterAudioVolume: 0.1 });
  });

  it('flickers once the person has answered, and stands still again when they change an answer', () => {
    const { session, light, now } = holdSession();
    session.switchOn();
    session.answerScreening({ answers: ALL_NO, liftsBlock: false });
    expect(light.asked).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12 });
    session.answerScreening({ answers: { ...ALL_NO, unsure: 'yes' }, liftsBlock: false });
    expect(light.asked).toMatchObject({ isOn: true, ...STILL });
    expect(now().settings).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12 });
  });
});

describe('answers', () => {
  it('are kept with their date, and asked for again after a year', () => {
    const { storage } = holdScreened();
    const visit = (days: number) => holdSession({ storage, clock: new FakeClock(TODAY_MS + days * DAY_MS) }).now();
    expect(visit(0)).toMatchObject({ isScreeningDue: false, flicker: { is: 'allowed' } });
    expect(visit(364)).toMatchObject({ isScreeningDue: false, flicker: { is: 'allowed' } });
    expect(visit(366)).toMatchObject({ isScreeningDue: true, flicker: { is: 'refused', reason: 'outdated' } });
  });

  it('that were left open are asked for again', () => {
    const { session, now } = holdSession();
    session.answerScreening({ answers: { ...ALL_NO, seizures: 'unanswered' }, liftsBlock: false });
    expect(now().isScreeningDue).toBe(true);
  });

  const whole = { answers: ALL_NO, answeredAtMs: TODAY_MS };
  it.each([
    ['an answer', (value: unknown) => ({ screening: { ...whole, answers: { ...ALL_NO, seizures: value } } })],
    ['the answers', (value: unknown) => ({ screening: { ...whole, answers: value } })],
    ['the date', (value: unknown) => ({ screening: { ...whole, answeredAtMs: value === TODAY_MS ? 0 : value } })],
    ['the screening', (value: unknown) => ({ screening: value })],
    ['a block', (value: unknown) => ({ screening: whole, block: value ?? 0 })],
    ['everything', (value: unknown) => value],
  ])('of which %s was damaged allow no flicker', (_what, damaged) => {
    const anything = fc.jsonValue().filter((value) => value !== 'no');
    fc.assert(
      fc.property(anything, (value) => {
        const storage = new FakeStorage({ [KEY]: { version: 0, fields: damaged(value) } });
        expect(holdSession({ storage }).now().flicker.is).toBe('refused');
      }),
    );
  });

  it('that are whole are read as they were given', () => {
    const storage = new FakeStorage({ [KEY]: { version: 0, fields: { screening: whole } } });
    expect(holdSession({ storage }).now().flicker.is).toBe('allowed');
  });

  it('from a newer version count as none, and are not written over', () => {
    const storage = new FakeStorage({ [KEY]: { version: 5, fields: { verdict: 'fine' } } });
    const before = storage.texts.get(KEY);
    const { session, now } = holdSession({ storage });
    expect(now().flicker).toEqual({ is: 'refused', reason: 'unanswered' });
    session.answerScreening({ answers: ALL_NO, liftsBlock: false });
    expect(now().flicker).toEqual({ is: 'allowed' });
    expect(storage.texts.get(KEY)).toBe(before);
  });
});

describe('a block', () => {
  it('by a declined question of health makes the light stand still at once, and outlives the visit', () => {
    const { session, light, now, storage } = holdScreened();
    session.switchOn();
    session.blockFlicker();
    expect(light.asked).toMatchObject({ isOn: true, ...STILL });
    expect(now().flicker).toEqual({ is: 'refused', reason: 'health-decline' });
    expect(holdSession({ storage }).now().flicker).toEqual({ is: 'refused', reason: 'health-decline' });
  });

  it('is lifted by the person in the screening with four times no, and by nothing else', () => {
    const { session, now } = holdScreened();
    session.lightFeltWrong();
    session.applySuggestion({ globalModulationHz: 5, centerModulationHz: 10 });
    session.applyLink('v1~g8~c12');
    session.allowMotion();
    session.switchOn();
    session.answerScreening({ answers: ALL_NO, liftsBlock: false });
    session.answerScreening({ answers: { ...ALL_NO, unsure: 'yes' }, liftsBlock: true });
    session.answerScreening({ answers: ALL_NO, liftsBlock: false });
    expect(now().flicker).toEqual({ is: 'refused', reason: 'felt-wrong' });
    session.answerScreening({ answers: ALL_NO, liftsBlock: true });
    expect(now().flicker).toEqual({ is: 'allowed' });
  });

  it('from another page of the same device is known here when it says so, and never written away', () => {
    const { session, storage, now } = holdScreened();
    holdSession({ storage }).session.lightFeltWrong();
    session.recordFelt({ feelings: [], note: '' });
    expect(now().flicker).toMatchObject({ reason: 'felt-wrong' });
    const third = holdSession({ storage });
    third.session.answerScreening({ answers: ALL_NO, liftsBlock: true });
    holdSession({ storage }).session.lightFeltWrong();
    expect(third.now().flicker.is).toBe('allowed');
    third.session.readAgain();
    expect(third.now().flicker).toMatchObject({ reason: 'felt-wrong' });
  });
});

describe('answers on two pages of one device', () => {
  function twoPages() {
    const first = holdScreened();
    const second = holdSession({ storage: first.storage, clock: new FakeClock(TODAY_MS + 1) });
    second.session.answerScreening({ answers: { ...ALL_NO, seizures: 'yes' }, liftsBlock: false });
    return { first, second };
  }

  it('are the newer ones on both, whichever page writes last', () => {
    const { first } = twoPages();
    first.session.recordFelt({ feelings: [], note: '' });
    expect(first.now().flicker).toMatchObject({ reason: 'answered-yes' });
    expect(holdSession({ storage: first.storage }).now().flicker).toMatchObject({ reason: 'answered-yes' });
  });

  it('make the light stand still on the page that reads them', () => {
    const { first } = twoPages();
    first.session.switchOn();
    expect(first.light.asked).toMatchObject({ globalModulationHz: 8 });
    first.session.readAgain();
    expect(first.light.asked).toMatchObject({ isOn: true, ...STILL });
  });

  it('are not forgotten where nothing can be read again', () => {
    const { session, storage, now } = holdScreened();
    session.savePreset('Mine');
    storage.isBroken = true;
    const before = now();
    session.readAgain();
    expect(now()).toBe(before);
  });
});

describe('“The light felt wrong”', () => {
  it('is one click: dark on the next frame, and no flicker', () => {
    const { session, light, sound, now } = holdScreened();
    session.switchOn();
    session.lightFeltWrong();
    expect(light.told.at(-3)).toBe('stop');
    expect(light.asked?.isOn).toBe(false);
    expect(sound.words.at(-1)).toBe('stop');
    expect(now()).toMatchObject({
      settings: { isOn: false },
      stoppedBy: 'felt-wrong',
      flicker: { reason: 'felt-wrong' },
    });
  });

  it('leaves no answers behind where there is no room to write it down: the next visit is unanswered', () => {
    const { session, storage, failures } = holdScreened();
    storage.isFull = true;
    session.lightFeltWrong();
    expect(failures).toContain('vayl.screening.write-failed');
    expect(holdSession({ storage }).now().flicker).toMatchObject({ is: 'refused', reason: 'unanswered' });
  });

  it('keeps what was felt on the device, newest first, and only so much of it', () => {
    const { session, storage } = holdSession();
    for (let index = 0; index < 30; index += 1)
      session.recordFelt({ feelings: ['nausea'], note: `${index} ${'x'.repeat(400)}` });
    const { felt } = holdSession({ storage }).now().screening;
    expect(felt).toHaveLength(20);
    expect(felt[0]).toMatchObject({ feelings: ['nausea'], note: `29 ${'x'.repeat(277)}` });
  });
});

describe('a preference for less motion', () => {
  it('makes the light stand still until the person allows it, for this session only', () => {
    const { session, light, storage, now } = holdScreened({ prefersReducedMotion: true });
    session.switchOn();
    expect(light.asked).toMatchObject({ isOn: true, ...STILL });
    expect(now().flicker).toEqual({ is: 'refused', reason: 'reduced-motion' });
    session.allowMotion();
    expect(light.asked).toMatchObject({ globalModulationHz: 8 });
    const next = holdSession({ storage, prefersReducedMotion: true });
    expect(next.now().flicker).toEqual({ is: 'refused', reason: 'reduced-motion' });
  });

  it('that comes while the light flickers makes it dark at once, and takes an earlier word back', () => {
    const { session, light, now } = holdScreened();
    session.allowMotion();
    session.switchOn();
    session.setReducedMotion(true);
    expect(light.told).toContain('stop');
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'reduced-motion', flicker: { is: 'refused' } });
  });
});
