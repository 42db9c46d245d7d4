import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PRESENCE_CHOICES,
  NO_SIGNALS,
  PRESENCE_CHOICES,
  PRESENCE_SIGNALS,
  type PresenceSignal,
  reasonKey,
  resolveTiming,
  type TimingMoment,
  type TimingQuestion,
  TimingRule,
  WEEKDAYS,
} from '../index.ts';

const TUESDAY = 2;
const at = (hour: number, minute = 0) => 60 * hour + minute;
const MOMENT: TimingMoment = { app: 'Code', display: 'DP-2', weekday: TUESDAY, minuteOfDay: at(15) };
const rule = (id: string, verdict: TimingRule['verdict'], when: Partial<TimingRule> = {}): TimingRule =>
  TimingRule.parse({ id, verdict, ...when });
const signals = (...acting: readonly PresenceSignal[]) =>
  Object.fromEntries(acting.map((signal) => [signal, { lastSeenMs: 0 }]));

function ask(question: Partial<TimingQuestion> = {}) {
  return resolveTiming({
    isLocked: false,
    signals: NO_SIGNALS,
    choices: DEFAULT_PRESENCE_CHOICES,
    rules: [],
    moment: MOMENT,
    anyway: new Set(),
    ...question,
  });
}

describe('when it runs', () => {
  it('is always, where nothing speaks against it', () => {
    expect(ask()).toEqual({
      light: 'runs',
      lightReason: { is: 'nothing-against' },
      sound: 'full',
      soundReason: { is: 'nothing-against' },
      setAside: [],
    });
  });

  describe.each(PRESENCE_SIGNALS)('by the signal %s', (signal) => {
    it.each([
      ['pause', 'pauses', 'full'],
      ['duck', 'runs', 'ducked'],
      ['both', 'pauses', 'ducked'],
      ['nothing', 'runs', 'full'],
    ] as const)('and the choice %s: light %s, sound %s, with the signal as the reason', (choice, light, sound) => {
      const answer = ask({ signals: signals(signal), choices: { ...DEFAULT_PRESENCE_CHOICES, [signal]: choice } });
      const because = { is: 'signal', signal };
      const without = { is: 'nothing-against' };
      expect(answer).toMatchObject({
        light,
        lightReason: light === 'pauses' ? because : without,
        sound,
        soundReason: sound === 'ducked' ? because : without,
        setAside: choice === 'nothing' ? [] : [`signal:${signal}`],
      });
    });
  });

  it.each([
    [['microphone', 'camera', 'calendar'], 'microphone'],
    [['calendar', 'camera'], 'camera'],
    [['calendar', 'screen-share'], 'screen-share'],
    [['full-screen-video', 'calendar'], 'calendar'],
    [['do-not-disturb', 'full-screen-video'], 'full-screen-video'],
  ] as const)('of several signals (%s) names %s', (acting, named) => {
    expect(ask({ signals: signals(...acting) }).lightReason).toEqual({ is: 'signal', signal: named });
  });

  it('names for light and sound whichever acts on it', () => {
    const choices = { ...DEFAULT_PRESENCE_CHOICES, microphone: 'duck', camera: 'pause' } as const;
    const { lightReason, soundReason } = ask({ choices, signals: signals('microphone', 'camera') });
    expect([reasonKey(lightReason), reasonKey(soundReason)]).toEqual(['signal:camera', 'signal:microphone']);
  });

  it.each([
    [
      'a locked machine before everything',
      { isLocked: true, signals: signals('camera'), rules: [rule('a', 'allow')] },
      'pauses',
      'locked',
    ],
    [
      'a signal before a rule that allows',
      { signals: signals('camera'), rules: [rule('a', 'allow', { app: 'Code' })] },
      'pauses',
      'signal:camera',
    ],
    [
      'a signal before a rule that denies',
      { signals: signals('camera'), rules: [rule('a', 'deny')] },
      'pauses',
      'signal:camera',
    ],
    [
      'a rule where the signal does nothing',
      { signals: signals('do-not-disturb'), rules: [rule('a', 'deny')] },
      'pauses',
      'rule:a',
    ],
    [
      'an app before a display',
      { rules: [rule('a', 'allow', { display: 'DP-2' }), rule('b', 'deny', { app: 'code' })] },
      'pauses',
      'rule:b',
    ],
    [
      'a display before a time',
      {
        rules: [
          rule('a', 'deny', { hours: { fromMinute: at(14), toMinute: at(16) } }),
          rule('b', 'allow', { display: 'DP-2' }),
        ],
      },
      'runs',
      'rule:b',
    ],
    [
      'a time before a weekday',
      {
        rules: [
          rule('a', 'deny', { weekdays: [TUESDAY] }),
          rule('b', 'allow', { hours: { fromMinute: at(14), toMinute: at(16) } }),
        ],
      },
      'runs',
      'rule:b',
    ],
    [
      'a weekday before always',
      { rules: [rule('a', 'deny'), rule('b', 'allow', { weekdays: [TUESDAY] })] },
      'runs',
      'rule:b',
    ],
    [
      'an app and a time before an app',
      { rules: [rule('a', 'deny', { app: 'Code' }), rule('b', 'allow', { app: 'Code', weekdays: [TUESDAY] })] },
      'runs',
      'rule:b',
    ],
    [
      'what denies before what allows, where both say as much',
      { rules: [rule('a', 'allow', { app: 'Code' }), rule('b', 'deny', { app: 'code ' })] },
      'pauses',
      'rule:b',
    ],
    [
      'the first of two that are alike',
      { rules: [rule('a', 'deny', { app: 'Code' }), rule('b', 'deny', { app: 'Code' })] },
      'pauses',
      'rule:a',
    ],
    [
      'never but in one app: there',
      { rules: [rule('a', 'deny'), rule('b', 'allow', { app: 'Code' })] },
      'runs',
      'rule:b',
    ],
    [
      'never but in one app: elsewhere',
      { rules: [rule('a', 'deny'), rule('b', 'allow', { app: 'Writer' })] },
      'pauses',
      'rule:a',
    ],
    [
      'an app that nobody knows',
      { moment: { ...MOMENT, app: undefined }, rules: [rule('a', 'deny', { app: 'Code' })] },
      'runs',
      'nothing-against',
    ],
    [
      'a display that nobody knows',
      { moment: { ...MOMENT, display: undefined }, rules: [rule('a', 'deny', { display: 'DP-2' })] },
      'runs',
      'nothing-against',
    ],
  ] as const)('takes %s', (_, question, light, reason) => {
    const answer = ask(question);
    expect([answer.light, reasonKey(answer.lightReason)]).toEqual([light, reason]);
  });

  it.each([
    ['within', { fromMinute: at(9), toMinute: at(17) }, [2], at(9), true],
    ['at its end', { fromMinute: at(9), toMinute: at(17) }, [2], at(17), false],
    ['on another day', { fromMinute: at(9), toMinute: at(17) }, [1], at(12), false],
    ['late, past midnight', { fromMinute: at(22), toMinute: at(6) }, [2], at(23), true],
    ['early, of the night before', { fromMinute: at(22), toMinute: at(6) }, [1], at(5), true],
    ['early, of the night that comes', { fromMinute: at(22), toMinute: at(6) }, [2], at(5), false],
    ['until midnight', { fromMinute: at(22), toMinute: at(24) }, [2], at(23, 59), true],
  ] as const)('reads a time %s', (_, hours, weekdays, minuteOfDay, isDenied) => {
    const rules = [rule('a', 'deny', { hours, weekdays: [...weekdays] })];
    expect(ask({ rules, moment: { ...MOMENT, minuteOfDay } }).light).toBe(isDenied ? 'pauses' : 'runs');
  });

  it('reads a night from Sunday into Monday', () => {
    const rules = [rule('a', 'deny', { weekdays: [7], hours: { fromMinute: at(23), toMinute: at(1) } })];
    const asked = WEEKDAYS.map(
      (weekday) => ask({ rules, moment: { ...MOMENT, weekday, minuteOfDay: at(0, 30) } }).light,
    );
    expect(asked.indexOf('pauses')).toBe(0);
    expect(asked.filter((light) => light === 'pauses')).toHaveLength(1);
  });

  it('goes on where a person sets the reason aside, for that reason alone', () => {
    const against = { signals: signals('microphone'), rules: [rule('a', 'deny')] };
    const { setAside } = ask(against);
    expect(setAside).toEqual(['signal:microphone', 'rule:a']);
    const anyway = ask({ ...against, anyway: new Set(setAside) });
    expect(anyway).toMatchObject({ light: 'runs', sound: 'full', lightReason: { is: 'anyway' } });
    expect(ask({ ...against, anyway: new Set(['rule:a']) })).toMatchObject({ light: 'pauses' });
    expect(ask({ signals: signals('camera'), anyway: new Set(setAside) })).toMatchObject({ light: 'pauses' });
  });

  it('sets no lock aside', () => {
    expect(ask({ isLocked: true, anyway: new Set(['locked']) })).toMatchObject({ light: 'pauses', setAside: [] });
  });

  it('always answers, and pauses only with a reason that a person can read', () => {
    const name = fc.constantFrom('Code', 'Mail', undefined);
    const question = fc.record({
      isLocked: fc.boolean(),
      signals: fc.subarray([...PRESENCE_SIGNALS]).map((acting) => signals(...acting)),
      choices: fc.record(
        Object.fromEntries(PRESENCE_SIGNALS.map((signal) => [signal, fc.constantFrom(...PRESENCE_CHOICES)])),
      ),
      rules: fc.array(
        fc.record({ verdict: fc.constantFrom('allow', 'deny'), app: name, display: name }).map((when) => when),
        { maxLength: 6 },
      ),
      anyway: fc.subarray(PRESENCE_SIGNALS.map((signal) => `signal:${signal}`)),
    });
    fc.assert(
      fc.property(question, ({ rules, anyway, choices, ...rest }) => {
        const answer = ask({
          ...rest,
          choices: { ...DEFAULT_PRESENCE_CHOICES, ...choices },
          anyway: new Set(anyway),
          rules: rules.map((when, index) => TimingRule.parse({ id: String(index), ...when })),
        });
        const isAgainst = ['locked', 'signal', 'rule'].includes(answer.lightReason.is);
        expect(answer.light === 'pauses' ? isAgainst : answer.lightReason.is !== 'locked').toBe(true);
        expect(answer.sound === 'ducked').toBe(['locked', 'signal'].includes(answer.soundReason.is));
        expect(rest.isLocked && answer.light === 'runs').toBe(false);
      }),
    );
  });
});

describe('a rule', () => {
  it.each([
    ['no verdict', { id: 'a' }],
    ['no name of an app', { id: 'a', verdict: 'deny', app: '  ' }],
    ['an eighth day', { id: 'a', verdict: 'deny', weekdays: [8] }],
    ['no day at all', { id: 'a', verdict: 'deny', weekdays: [] }],
    ['a time that has no length', { id: 'a', verdict: 'deny', hours: { fromMinute: 60, toMinute: 60 } }],
    ['a 25th hour', { id: 'a', verdict: 'deny', hours: { fromMinute: 0, toMinute: 1500 } }],
  ])('with %s is none', (_, given) => {
    expect(TimingRule.safeParse(given).success).toBe(false);
  });
});
