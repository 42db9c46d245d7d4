import { BANDS, FREQUENCY_RANGE_HZ, GOVERNOR_LIMITS, swingCap } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { changeText } from './change-text.ts';
import { frequencyAfterKey } from './pin-keys.ts';
import { movePin, pinText, reachOf, rulerText } from './pins.ts';
import { frequencyAt, percentAt, percentBetween, positionOf, roundestNear, STEP_WIDTH } from './position.ts';
import { BAND_EDGES_HZ, BAND_SPANS, DECADES_HZ, GUARDED, STRICTLY_GUARDED, TICKS } from './scale.ts';

const key = (name: string, isShifted = false) => ({ key: name, isShifted });

describe('positions', () => {
  it.each([
    [0.1, 0],
    [1, 1 / 3],
    [6, Math.log10(6 / 0.1) / 3],
    [10, 2 / 3],
    [100, 1],
    [0.01, 0],
    [1000, 1],
  ])('[FRQ-19] puts %d Hz at %d of the ruler', (hz, position) => {
    expect(positionOf(hz)).toBeCloseTo(position, 12);
  });

  it('reads a frequency back from its position', () => {
    for (const { hz } of TICKS) expect(frequencyAt(positionOf(hz))).toBeCloseTo(hz, 9);
    expect(frequencyAt(-1)).toBe(FREQUENCY_RANGE_HZ.min);
    expect(frequencyAt(2)).toBe(FREQUENCY_RANGE_HZ.max);
  });

  it('speaks CSS', () => {
    expect(percentAt(100)).toBe('100%');
    expect(percentBetween(10, 1)).toBe(percentBetween(1, 10));
    expect(Number.parseFloat(percentBetween(1, 10))).toBeCloseTo(100 / 3, 9);
  });

  it.each([
    [6.04, STEP_WIDTH, 6],
    [6.19, STEP_WIDTH, 6.2],
    [11.9, STEP_WIDTH, 12],
    [11.9, STEP_WIDTH / 1000, 11.9],
  ])('takes for %d Hz the roundest frequency within %d of the ruler: %d', (hz, width, round) => {
    expect(roundestNear(positionOf(hz), width)).toBe(round);
  });
});

describe('what is engraved', () => {
  it('has the edges of the domain and no band beyond the range', () => {
    expect(BAND_EDGES_HZ).toEqual([0.1, 0.3, 1, 4, 8, 12, 30, 100]);
    expect(BAND_SPANS.map(({ name }) => name)).toEqual(BANDS.slice(0, 7).map(({ name }) => name));
    expect(BAND_SPANS.map(({ shortName }) => shortName).join(' ')).toBe('Br IL δ θ α β γ');
  });

  it('has 28 ticks, a longer one at each 5 and the longest at each decade', () => {
    expect(TICKS).toHaveLength(28);
    expect(TICKS.filter(({ rank }) => rank === 'mid').map(({ hz }) => hz)).toEqual([0.5, 5, 50]);
    expect(DECADES_HZ).toEqual([0.1, 1, 10, 100]);
    expect(TICKS[2]?.hz).toBe(0.3);
  });

  it('hatches exactly where the governor caps the depth', () => {
    const capOf = (requestedHz: number) => swingCap({ requestedHz, refreshHz: 240, isStrict: false });
    expect(capOf(GUARDED.fromHz)).toBe(Number.POSITIVE_INFINITY);
    expect(capOf(GUARDED.fromHz * 1.0001)).toBe(GOVERNOR_LIMITS.swingCap);
    expect(capOf(GUARDED.toHz)).toBe(GOVERNOR_LIMITS.swingCap);
    expect(capOf(STRICTLY_GUARDED.fromHz)).toBe(GOVERNOR_LIMITS.strictSwingCap);
    expect(capOf(STRICTLY_GUARDED.toHz)).toBe(GOVERNOR_LIMITS.strictSwingCap);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowRight', 6, 6.2],
    ['ArrowUp', 6, 6.2],
    ['ArrowLeft', 6, 5.9],
    ['ArrowDown', 6, 5.9],
    ['PageUp', 6, 8],
    ['PageUp', 8, 12],
    ['PageDown', 6, 4],
    ['PageDown', 4, 1],
    ['PageDown', 0.2, 0.1],
    ['Home', 6, 0.1],
    ['End', 6, 100],
    ['ArrowRight', 100, 100],
    ['ArrowLeft', 0.1, 0.1],
  ])('%s takes %d Hz to %d Hz', (name, fromHz, toHz) => {
    expect(frequencyAfterKey(key(name), fromHz)).toBe(toHz);
  });

  it.each([
    ['ArrowRight', 6, 7],
    ['ArrowUp', 6.4, 7],
    ['ArrowRight', 9, 10],
    ['ArrowLeft', 6, 5],
    ['ArrowDown', 0.31, 0.3],
    ['ArrowRight', 100, 100],
    ['ArrowLeft', 0.1, 0.1],
  ])('Shift and %s take %d Hz to the tick at %d Hz', (name, fromHz, toHz) => {
    expect(frequencyAfterKey(key(name, true), fromHz)).toBe(toHz);
  });

  it('steps about 2.4 %, 288 times from end to end, and back the same way', () => {
    const upwards = [FREQUENCY_RANGE_HZ.min as number];
    for (let step = 0; step < 288; step += 1)
      upwards.push(frequencyAfterKey(key('ArrowRight'), upwards.at(-1) ?? 0) ?? 0);
    expect(upwards.at(-1)).toBe(FREQUENCY_RANGE_HZ.max);
    const downwards = [FREQUENCY_RANGE_HZ.max as number];
    for (let step = 0; step < 288; step += 1)
      downwards.push(frequencyAfterKey(key('ArrowLeft'), downwards.at(-1) ?? 0) ?? 0);
    expect(downwards.toReversed()).toEqual(upwards);
    for (const [index, hz] of upwards.entries()) expect(hz / (10 ** (index / 96) / 10)).toBeCloseTo(1, 1);
  });

  it('leaves every other key alone', () => {
    for (const name of ['Tab', 'a', 'Enter', ' ']) expect(frequencyAfterKey(key(name), 6)).toBeUndefined();
  });
});

describe('partners', () => {
  const pins = { globalHz: 6, centerHz: 12 };

  it.each([
    ['global', 20, 11.7, true],
    ['global', 12, 11.7, true],
    ['global', 8, 8, false],
    ['center', 2, 6.1, true],
    ['center', 6, 6.1, true],
    ['center', 40, 40, false],
    ['center', 400, 100, false],
  ] as const)('%s asked to go to %d Hz goes to %d Hz', (pin, wantedHz, hz, isStopped) => {
    expect(movePin(pins, pin, wantedHz)).toEqual({ hz, isStopped });
  });

  it('does not drive apart a pair that something else set closer', () => {
    const close = { globalHz: 10, centerHz: 10.01 };
    expect(movePin(close, 'global', 10.005)).toEqual({ hz: 10, isStopped: true });
    expect(movePin(close, 'center', 10.005)).toEqual({ hz: 10.01, isStopped: true });
  });

  it('knows no partner where there is one pin', () => {
    expect(reachOf({ globalHz: 6 }, 'global')).toEqual({ minHz: 0.1, maxHz: 100 });
  });

  it('keeps global below centre whatever is asked, everywhere on the ruler', () => {
    for (const globalHz of BAND_EDGES_HZ.slice(0, -1)) {
      for (const centerHz of BAND_EDGES_HZ.filter((hz) => hz > globalHz)) {
        for (const wantedHz of [...BAND_EDGES_HZ, globalHz, centerHz]) {
          expect(movePin({ globalHz, centerHz }, 'global', wantedHz).hz).toBeLessThan(centerHz);
          expect(movePin({ globalHz, centerHz }, 'center', wantedHz).hz).toBeGreaterThan(globalHz);
        }
      }
    }
  });
});

describe('words', () => {
  it.each([
    [6, '6 Hz, Theta, Meditation & creativity'],
    [0.4, '4 cycles/10s, InfraLow, Body awareness'],
    [8, '8 Hz, Theta, Meditation & creativity'],
    [100, '100 Hz, Gamma, Peak performance'],
  ])('[FRQ-09] [FRQ-10] says %d Hz as "%s"', (hz, text) => {
    expect(pinText(hz)).toBe(text);
  });

  it('says a whole ruler', () => {
    expect(rulerText({ globalHz: 6, centerHz: 16 })).toBe(
      'Global 6 Hz, Theta, Meditation & creativity; Centre 16 Hz, Beta, Active focus',
    );
    expect(rulerText({})).toBe('Frequency scale, 0.1 to 100 Hz, logarithmic');
  });

  it.each([
    [8, 6, { before: '8', after: '6 Hz', bands: 'Theta' }],
    [12, 14, { before: '12', after: '14 Hz', bands: 'Alpha to Beta' }],
    [0.4, 6, { before: '4 cycles/10s', after: '6 Hz', bands: 'InfraLow to Theta' }],
  ])('writes the way from %d to %d Hz', (fromHz, toHz, text) => {
    expect(changeText({ fromHz, toHz })).toEqual(text);
  });
});
