import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HeldSignals,
  holdSignals,
  NO_SIGNALS,
  PRESENCE_SIGNALS,
  type PresenceSignal,
  presenceReadings,
  RELEASE_AFTER_MS,
  type SignalReading,
} from '../index.ts';

const YES: SignalReading = { is: 'yes' };
const NO: SignalReading = { is: 'no' };
const UNKNOWN: SignalReading = { is: 'unknown', why: 'failed' };

/** What acts after looks at these times. */
function after(signal: PresenceSignal, looks: readonly (readonly [atMs: number, reading: SignalReading])[]) {
  const held = looks.reduce<HeldSignals>(
    (before, [atMs, reading]) => holdSignals(before, presenceReadings({ [signal]: reading }), atMs),
    NO_SIGNALS,
  );
  return Object.keys(held);
}

describe.each(PRESENCE_SIGNALS)('the signal %s', (signal) => {
  it.each([
    ['never seen', [[0, NO]], false],
    ['not known', [[0, UNKNOWN]], false],
    ['seen once', [[0, YES]], true],
    [
      'gone for a moment',
      [
        [0, YES],
        [RELEASE_AFTER_MS - 1, NO],
      ],
      true,
    ],
    [
      'gone for some seconds',
      [
        [0, YES],
        [2000, NO],
        [RELEASE_AFTER_MS, NO],
      ],
      false,
    ],
    [
      'back before it was let go',
      [
        [0, YES],
        [4000, NO],
        [4500, YES],
        [9000, NO],
      ],
      true,
    ],
    [
      'no longer known for a moment',
      [
        [0, YES],
        [2000, UNKNOWN],
      ],
      true,
    ],
    [
      'no longer known for some seconds',
      [
        [0, YES],
        [2000, UNKNOWN],
        [5000, UNKNOWN],
      ],
      false,
    ],
    [
      'seen, and the clock was set back',
      [
        [90_000, YES],
        [1000, NO],
      ],
      true,
    ],
    [
      'gone since the clock was set back',
      [
        [90_000, YES],
        [1000, NO],
        [6000, NO],
      ],
      false,
    ],
  ] as const)('%s: acts %s', (_, looks, acts) => {
    expect(after(signal, looks)).toEqual(acts ? [signal] : []);
  });
});

describe('signals together', () => {
  it('hold each by itself, and none for longer than some seconds after it was last seen', () => {
    const reading = fc.constantFrom(YES, NO, UNKNOWN);
    const look = fc.record({ passesMs: fc.integer({ min: 0, max: 4000 }), microphone: reading, camera: reading });
    fc.assert(
      fc.property(fc.array(look, { maxLength: 30 }), (looks) => {
        const lastSeen = new Map<string, number>();
        let nowMs = 0;
        let held = NO_SIGNALS;
        for (const { passesMs, ...readings } of looks) {
          nowMs += passesMs;
          for (const [signal, { is }] of Object.entries(readings)) if (is === 'yes') lastSeen.set(signal, nowMs);
          held = holdSignals(held, presenceReadings(readings), nowMs);
          const recent = [...lastSeen].filter(([, atMs]) => nowMs - atMs < RELEASE_AFTER_MS).map(([signal]) => signal);
          expect(Object.keys(held).filter((signal) => !lastSeen.has(signal))).toEqual([]);
          expect(recent.filter((signal) => !(signal in held))).toEqual([]);
          expect(Object.keys(held).length).toBe(recent.length);
        }
      }),
    );
  });
});
