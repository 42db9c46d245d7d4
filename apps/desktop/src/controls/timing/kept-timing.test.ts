import { DEFAULT_PRESENCE_CHOICES, MOST_TIMING_RULES, type TimingRule } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { KeptTiming } from './kept-timing.ts';

const ZOOM: TimingRule = { id: 'a', verdict: 'deny', app: 'Zoom', weekdays: [1, 2] };

function open(texts = new Map<string, string>()) {
  const storage = memoryStorage(texts);
  return { texts, open: () => new KeptTiming({ storage, logFailure: () => undefined }) };
}

describe('what a person has decided about when it runs', () => {
  it('is there again after a start', () => {
    const world = open();
    const kept = world.open();
    expect(kept.getSnapshot()).toEqual({ choices: DEFAULT_PRESENCE_CHOICES, rules: [] });
    kept.choose({ camera: 'nothing' });
    kept.putRule(ZOOM);
    kept.putRule({ ...ZOOM, id: 'b', app: 'Mail' });
    kept.putRule({ ...ZOOM, verdict: 'allow' });
    kept.removeRule('b');
    expect(world.open().getSnapshot()).toEqual({
      choices: { ...DEFAULT_PRESENCE_CHOICES, camera: 'nothing' },
      rules: [{ ...ZOOM, verdict: 'allow' }],
    });
  });

  it('loses only what cannot be read', () => {
    const fields = { choices: { camera: 'duck', microphone: 'shout' }, rules: [{ id: 'x' }, ZOOM, null] };
    const world = open(new Map([['vayl.timing', JSON.stringify({ version: 0, fields })]]));
    expect(world.open().getSnapshot()).toEqual({
      choices: { ...DEFAULT_PRESENCE_CHOICES, camera: 'duck' },
      rules: [ZOOM],
    });
  });

  it('takes no more rules than anybody can read', () => {
    const kept = open().open();
    for (let number = 0; number < MOST_TIMING_RULES + 5; number += 1) kept.putRule({ ...ZOOM, id: String(number) });
    kept.putRule({ ...ZOOM, id: '3', app: 'Mail' });
    expect(kept.getSnapshot().rules).toHaveLength(MOST_TIMING_RULES);
    expect(kept.getSnapshot().rules[3]?.app).toBe('Mail');
  });
});
