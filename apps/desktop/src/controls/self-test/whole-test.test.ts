import { planBlocks } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { CHOICE, type RunningTest, runSelfTest, SEED } from './test-helpers/running-test.ts';

describe('a block does not begin', () => {
  it.each([
    ['session-on', ({ session }: RunningTest) => session.switchOn()],
    [
      'minutes-used',
      ({ minutes }: RunningTest) => minutes.set({ minutesLeft: 0, isLastMinute: false, mayHaveLight: false }),
    ],
    [
      'minutes-short',
      ({ minutes }: RunningTest) => minutes.set({ minutesLeft: 4, isLastMinute: false, mayHaveLight: true }),
    ],
    ['light-refused', ({ session }: RunningTest) => session.blockFlicker()],
  ])('%s', (refusal, happen) => {
    const held = runSelfTest();
    held.test.begin(CHOICE);
    happen(held);
    expect(held.state()).toMatchObject({ is: 'between', refusal });
    held.test.startBlock();
    expect(held.state().is).toBe('between');
    expect(held.session.getSnapshot().concealedBlock).toBeUndefined();
  });

  it('[RD-83] before the four questions', () => {
    const { test, state } = runSelfTest({ isScreened: false });
    test.begin(CHOICE);
    expect(state()).toMatchObject({ refusal: 'screening-due', record: { comparesLight: false } });
  });

  it('with light that flickers, where the test has compared sound alone', () => {
    const { test, session, state } = runSelfTest();
    session.setReducedMotion(true);
    test.begin(CHOICE);
    expect(state()).toMatchObject({ refusal: undefined, record: { comparesLight: false, comparesSound: true } });
    session.setReducedMotion(false);
    expect(state()).toMatchObject({ refusal: 'light-allowed' });
  });
});

describe('a test', () => {
  it('ends by itself after as many blocks as were chosen, and then says what came of it', () => {
    const { test, doBlock, state } = runSelfTest();
    test.begin(CHOICE);
    const kinds = planBlocks(12, SEED);
    for (const kind of kinds) doBlock(kind === 'setting' ? 280 : 340);
    expect(state()).toMatchObject({
      is: 'ended',
      report: { verdict: { code: 'quicker', isEndedEarly: false }, guesses: undefined },
    });
  });

  it('can be ended early, and says so', () => {
    const { test, doBlock, state, kept } = runSelfTest();
    test.begin(CHOICE);
    doBlock();
    test.endEarly();
    expect(state()).toMatchObject({ is: 'ended', report: { verdict: { code: 'too-few', isEndedEarly: true } } });
    expect(runSelfTest({ kept }).state().is).toBe('ended');
  });

  it('cannot be ended or deleted in the middle of a block', () => {
    const { test, state } = runSelfTest();
    test.begin(CHOICE);
    test.startBlock();
    test.endEarly();
    test.delete();
    expect(state().is).toBe('session');
  });

  it('that is deleted leaves nothing', () => {
    const { test, kept, state } = runSelfTest();
    test.begin(CHOICE);
    expect(kept.size).toBe(1);
    test.delete();
    expect(state().is).toBe('none');
    expect(kept.size).toBe(0);
  });

  it('that cannot be read is none', () => {
    expect(runSelfTest({ kept: new Map([['vayl.self-test', '{"version":0,"fields":{"seed":1}}']]) }).state().is).toBe(
      'none',
    );
  });
});
