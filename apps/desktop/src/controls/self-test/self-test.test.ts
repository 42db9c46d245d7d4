import { planBlocks, SESSION_PRESETS } from '@vayl/domain';
import { OPEN_PLAN, TIMED_PLAN } from '@vayl/session';
import { describe, expect, it } from 'vitest';
import { taskOf } from './test-helpers/made-test.ts';
import { CHOICE, type RunningTest, runSelfTest, SEED } from './test-helpers/running-test.ts';

describe('a block', () => {
  it('is a session of its kind for its minutes, then a task in the dark, then two questions', () => {
    const { test, session, state, pass, calls } = runSelfTest();
    test.begin(CHOICE);
    expect(state()).toMatchObject({ is: 'between', refusal: undefined });
    test.startBlock();
    expect(session.getSnapshot()).toMatchObject({
      settings: { isOn: true },
      concealedBlock: planBlocks(12, SEED)[0],
    });
    pass(299);
    expect(state()).toMatchObject({ is: 'session', secondsLeft: 2 });
    expect(calls.tasks).toBe(0);
    pass(2);
    expect(calls.tasks).toBe(1);
    expect(state().is).toBe('task');
    expect(session.getSnapshot().settings.isOn).toBe(false);
    test.finishTask(taskOf(312));
    expect(state()).toMatchObject({ is: 'questions', score: { medianMs: 312 } });
    test.answer(4, 'sham');
    expect(state()).toMatchObject({ is: 'between', record: { blocks: [{ rating: 4, guess: 'sham' }] } });
  });

  it('says nowhere of what kind it is, in the state that is shown or in what is kept', () => {
    const { test, state, kept, doBlock } = runSelfTest();
    test.begin(CHOICE);
    doBlock();
    test.startBlock();
    for (const text of [JSON.stringify(state()), ...kept.values()]) expect(text).not.toMatch(/"kind"|"setting"|"sham"/);
  });

  it('of every number gets the kind that was drawn for it', () => {
    const { test, session, doBlock, state } = runSelfTest();
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
    const { test, session, state, pass } = runSelfTest();
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
    const { test, session, pass } = runSelfTest();
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
  it.each([
    ['session-ended', ({ session }: RunningTest) => session.stop('key')],
    ['settings-changed', ({ session }: RunningTest) => session.change({ visualHue: 10 })],
    ['light-refused', ({ session }: RunningTest) => session.blockFlicker()],
    ['given-up', ({ test }: RunningTest) => test.giveUpBlock()],
  ])('is repeated, and it is said why: %s', (because, interrupt) => {
    const held = runSelfTest();
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
    const { test, session, pass, state } = runSelfTest();
    test.begin(CHOICE);
    test.startBlock();
    pass(301);
    session.switchOn();
    expect(state()).toMatchObject({ is: 'between', repeatedBecause: 'session-during-task' });
  });

  it('is repeated after the app was closed, with what was done before it', () => {
    const first = runSelfTest();
    first.test.begin(CHOICE);
    first.doBlock();
    first.test.startBlock();
    const again = runSelfTest({ kept: first.kept });
    expect(again.state()).toMatchObject({
      is: 'between',
      repeatedBecause: 'app-closed',
      record: { blocks: [{ rating: 3 }], repeats: [{ block: 2, because: 'app-closed' }] },
    });
    // And it is not said twice.
    expect(runSelfTest({ kept: first.kept }).state()).toMatchObject({ repeatedBecause: undefined });
  });

  it('has its task again where too little of it was answered', () => {
    const { test, pass, state } = runSelfTest();
    test.begin(CHOICE);
    test.startBlock();
    pass(301);
    test.finishTask({ ...taskOf(300), pressedAtMs: [] });
    expect(state()).toMatchObject({ is: 'task', problem: 'hardly-answered' });
    test.finishTask(taskOf(300));
    expect(state().is).toBe('questions');
  });
});
