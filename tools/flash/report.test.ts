import type { FlashCount } from '@vayl/light';
import { describe, expect, it } from 'vitest';
import { isPassed, type Judgement, reportLines } from './report.ts';

const none: FlashCount = { transitions: 0, isFailing: false, worst: { xPx: 4, yPx: 4, seconds: 0 }, failingShare: 0 };
const failing: FlashCount = {
  transitions: 9,
  isFailing: true,
  worst: { xPx: 100, yPx: 204, seconds: 119.96 },
  failingShare: 0.2501,
};

const size = { widthPx: 640, heightPx: 360 };
const calm: Judgement = {
  film: { size, judged: size, frameRate: { text: '60', perSecond: 60 } },
  shownWidthPx: 640,
  isStrict: false,
  verdict: { isPassed: true, general: none, red: none, legacyRed: none, frames: 240 },
};
const flashing: Judgement = { ...calm, verdict: { ...calm.verdict, isPassed: false, general: failing } };
const olderRed: Judgement = { ...calm, verdict: { ...calm.verdict, legacyRed: failing } };

describe('the report', () => {
  it('of a pass promises nothing to a person', () => {
    expect(reportLines(calm)).toEqual([
      'PASS  4.0 s, 240 frames at 60 frames/s, 640×360',
      'general flashes   0 transitions in the worst second (7 fail)',
      'red flashes       0 transitions in the worst second (7 fail)',
      'older red flash   0 transitions in the worst second (report only; fails with --strict)',
      'Passing is a threshold for a population, not a promise to a person.',
    ]);
  });

  it('of a failure tells when, where and how much', () => {
    const [head, ...lines] = reportLines(flashing);
    expect(head).toMatch(/^FAIL {2}4\.0 s/);
    expect(lines.slice(0, 3)).toEqual([
      'general flashes   9 transitions in the worst second (7 fail)',
      '                  from 1:59.0 to 2:00.0, around x 100, y 204 px',
      '                  up to 25.1 % of a block flashed at one time (the limit is 25 %)',
    ]);
  });

  it('places the worst second in the whole film, where a copy was judged and a cell reaches past its edge', () => {
    const film = { ...calm.film, size: { widthPx: 1280, heightPx: 400 }, judged: { widthPx: 640, heightPx: 200 } };
    const lines = reportLines({ ...flashing, film, shownWidthPx: 960 });
    expect(lines[0]).toContain('1280×400, shown 960 px wide, judged at 640×200');
    expect(lines[2]).toContain('around x 200, y 399 px');
  });

  it('counts the older red flash in strict mode only', () => {
    const strict = { ...olderRed, isStrict: true };
    expect([isPassed(olderRed), isPassed(strict)]).toEqual([true, false]);
    expect(reportLines(olderRed)[3]).toContain('9 transitions in the worst second (report only; fails with --strict)');
    expect(reportLines(strict)[3]).toContain('9 transitions in the worst second (7 fail)');
  });

  it('says when a film is too small to fail', () => {
    const film = { ...calm.film, size: { widthPx: 128, heightPx: 96 }, judged: { widthPx: 128, heightPx: 96 } };
    const hints = (shownWidthPx: number) =>
      reportLines({ ...calm, film, shownWidthPx }).filter((line) => line.includes('too small to fail'));
    expect([hints(128).length, hints(1024).length]).toEqual([1, 0]);
  });
});
