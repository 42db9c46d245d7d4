import { planBlocks, SESSION_PRESETS } from '@vayl/domain';
import { OPEN_PLAN, TIMED_PLAN } from '@vayl/session';
import { describe, expect, it } from 'vitest';
import { Observed } from '../observed.ts';
import { deskSession } from '../test-helpers/desk-session.ts';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { SelfTest } from './self-test.ts';
import { taskOf } from './test-helpers/made-test.ts';

const CHOICE = { preset: undefined, settingName: 'As it is set now', blockCount: 12, blockMinutes: 5 } as const;
const SEED = 99;

function open({ kept = new Map<string, string>(), isScreened = true } = {}) {
  const session = deskSession({ isScreened });
  const minutes = new Observed({ minutesLeft: 15, isLastMinute: false, mayHaveLight: true });
  const test = new SelfTest({
    session,
    meter: minutes,
    storage: memoryStorage(kept),
    logFailure: (what) => expect.fail(what),
    wallMs: () => 1_790_000_000_000,
    newSeed: () => SEED,
  });
  let nowMs = 0;
  const held = {
    session,
    minutes,
    test,
    kept,
    state: () => test.getSnapshot(),
    /** Beats, ten a second. */
    pass: (seconds: number) => {
      for (let beat = 0; beat < 10 * seconds; beat += 1) {
        nowMs += 100;
        test.tick(nowMs);
      }
    },
    /** A whole block, whose answers come after so long. */
    doBlock: (reactionMs = 300) => {
      test.startBlock();
      held.pass(301);
      test.finishTask(taskOf(reactionMs));
      test.answer(3, 'no-idea');
    },
  };
  return held;
}

describe('a block', () => {
  it('is a session of its kind for its minutes, then a task in the dark, then two questions', () => {
    const { test, session, state, pass } = open();
    test.begin(CHOICE);
    expect(state()).toMatchObject({ is: 'between', refusal: undefined });
    test.startBlock();
    expect(session.getSnapshot()).toMatchObject({
      settings: { isOn: true },
      concealedBlock: planBlocks(12, SEED)[0],
    });
    pass(299);
    expect(state()).toMatchObject({ is: 'session', secondsLeft: 2 });
    pass(2);
    expect(state().is).toBe('task');
    expect(session.getSnapshot().settings.isOn).toBe(false);
    test.finishTask(taskOf(312));
    expect(state()).toMatchObject({ is: 'questions', score: { medianMs: 312 } });
    test.answer(4, 'sham');
    expect(state()).toMatchObject({ is: 'between', record: { blocks: [{ rating: 4, guess: 'sham' }] } });
  });

  it('says nowhere of what kind it is, in the state that is shown or in what is kept', () => {
    const { test, state, kept, doBlock } = open();
    test.begin(CHOICE);
    doBlock();
    test.startBlock();
    for (const text of [JSON.stringify(state()), ...kept.values()]) expect(text).not.toMatch(/"kind"|"setting"|"sham"/);
  });

  it('of every number gets the kind that was drawn for it', () => {
    const { test, session, doBlock, state } = open();
    test.begin(CHOICE);
    const given: unknown[] = [];
    session.subscribe(() => {
      const { settings, concealedBlock } = session.getSnapshot();
      if (settings.isOn && given.at(-1) !== concealedBlock) given.push(concealedBlock);
      if (!settings.isOn) given.push('off');
    });
    for (let block = 0; block < 12; block += 1) doBlock();
    expect(given.filter((kind) => kind !== 'off')).toEqual(planBlocks(12, SEED));
    expect(state().is).toBe('ended');
  });

  it('counts only the time in which the session runs', () => {
    const { test, session, state, pass } = open();
    test.begin(CHOICE);
    test.startBlock();
    pass(100);
    session.pause();
    pass(1000);
    expect(state()).toMatchObject({ is: 'session', secondsLeft: 201, isPaused: true });
    session.resume();
    pass(202);
    expect(state().is).toBe('task');
  });

  it('is played with the settings of the test and no timeline, and leaves the person’s own as they were', () => {
    const { test, session, pass } = open();
    const focus = SESSION_PRESETS[0];
    if (focus === undefined) throw new Error('no preset');
    session.choosePlan(TIMED_PLAN);
    test.begin({ ...CHOICE, preset: focus, settingName: focus.name });
    expect(session.getSnapshot().settings.centerModulationHz).toBe(12);
    test.startBlock();
    expect(session.getSnapshot()).toMatchObject({ settings: { centerModulationHz: 14 }, plan: OPEN_PLAN });
    pass(301);
    // The session's clock stands still here; its next switch says that it is dark.
    session.switchOn();
    session.switchOff();
    expect(session.getSnapshot()).toMatchObject({ settings: { centerModulationHz: 12 }, plan: TIMED_PLAN });
  });
});

describe('a block that is not done to its end', () => {
  type Held = ReturnType<typeof open>;
  it.each([
    ['session-ended', ({ session }: Held) => session.stop('key')],
    ['settings-changed', ({ session }: Held) => session.change({ visualHue: 10 })],
    ['light-refused', ({ session }: Held) => session.blockFlicker()],
    ['given-up', ({ test }: Held) => test.giveUpBlock()],
  ])('is repeated, and it is said why: %s', (because, interrupt) => {
    const held = open();
    held.test.begin(CHOICE);
    held.test.startBlock();
    held.pass(10);
    interrupt(held);
    expect(held.state()).toMatchObject({
      is: 'between',
      repeatedBecause: because,
      record: { blocks: [], repeats: [{ block: 1, because }] },
    });
    expect(held.session.getSnapshot().settings.isOn).toBe(false);
  });

  it('is repeated where a session begins during the task', () => {
    const { test, session, pass, state } = open();
    test.begin(CHOICE);
    test.startBlock();
    pass(301);
    session.switchOn();
    expect(state()).toMatchObject({ is: 'between', repeatedBecause: 'session-during-task' });
  });

  it('is repeated after the app was closed, with what was done before it', () => {
    const first = open();
    first.test.begin(CHOICE);
    first.doBlock();
    first.test.startBlock();
    const again = open({ kept: first.kept });
    expect(again.state()).toMatchObject({
      is: 'between',
      repeatedBecause: 'app-closed',
      record: { blocks: [{ rating: 3 }], repeats: [{ block: 2, because: 'app-closed' }] },
    });
    // And it is not said twice.
    expect(open({ kept: first.kept }).state()).toMatchObject({ repeatedBecause: undefined });
  });

  it('has its task again where too little of it was answered', () => {
    const { test, pass, state } = open();
    test.begin(CHOICE);
    test.startBlock();
    pass(301);
    test.finishTask({ ...taskOf(300), pressedAtMs: [] });
    expect(state()).toMatchObject({ is: 'task', problem: 'hardly-answered' });
    test.finishTask(taskOf(300));
    expect(state().is).toBe('questions');
  });
});

describe('a block does not begin', () => {
  type Held = ReturnType<typeof open>;
  it.each([
    ['session-on', ({ session }: Held) => session.switchOn()],
    ['minutes-used', ({ minutes }: Held) => minutes.set({ minutesLeft: 0, isLastMinute: false, mayHaveLight: false })],
    ['minutes-short', ({ minutes }: Held) => minutes.set({ minutesLeft: 4, isLastMinute: false, mayHaveLight: true })],
    ['light-refused', ({ session }: Held) => session.blockFlicker()],
  ])('%s', (refusal, happen) => {
    const held = open();
    held.test.begin(CHOICE);
    happen(held);
    expect(held.state()).toMatchObject({ is: 'between', refusal });
    held.test.startBlock();
    expect(held.state().is).toBe('between');
    expect(held.session.getSnapshot().concealedBlock).toBeUndefined();
  });

  it('[RD-83] before the four questions', () => {
    const { test, state } = open({ isScreened: false });
    test.begin(CHOICE);
    expect(state()).toMatchObject({ refusal: 'screening-due', record: { comparesLight: false } });
  });

  it('with light that flickers, where the test has compared sound alone', () => {
    const { test, session, state } = open();
    session.setReducedMotion(true);
    test.begin(CHOICE);
    expect(state()).toMatchObject({ refusal: undefined, record: { comparesLight: false, comparesSound: true } });
    session.setReducedMotion(false);
    expect(state()).toMatchObject({ refusal: 'light-allowed' });
  });
});

describe('a test', () => {
  it('ends by itself after as many blocks as were chosen, and then says what came of it', () => {
    const { test, doBlock, state } = open();
    test.begin(CHOICE);
    const kinds = planBlocks(12, SEED);
    for (const kind of kinds) doBlock(kind === 'setting' ? 280 : 340);
    expect(state()).toMatchObject({
      is: 'ended',
      report: { verdict: { code: 'quicker', isEndedEarly: false }, guesses: undefined },
    });
  });

  it('can be ended early, and says so', () => {
    const { test, doBlock, state, kept } = open();
    test.begin(CHOICE);
    doBlock();
    test.endEarly();
    expect(state()).toMatchObject({ is: 'ended', report: { verdict: { code: 'too-few', isEndedEarly: true } } });
    expect(open({ kept }).state().is).toBe('ended');
  });

  it('cannot be ended or deleted in the middle of a block', () => {
    const { test, state } = open();
    test.begin(CHOICE);
    test.startBlock();
    test.endEarly();
    test.delete();
    expect(state().is).toBe('session');
  });

  it('that is deleted leaves nothing', () => {
    const { test, kept, state } = open();
    test.begin(CHOICE);
    expect(kept.size).toBe(1);
    test.delete();
    expect(state().is).toBe('none');
    expect(kept.size).toBe(0);
  });

  it('that cannot be read is none', () => {
    expect(open({ kept: new Map([['vayl.self-test', '{"version":0,"fields":{"seed":1}}']]) }).state().is).toBe('none');
  });
});
