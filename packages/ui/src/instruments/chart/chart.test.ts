import { describe, expect, it } from 'vitest';
import { positionOf } from '../ruler/position.ts';
import { type BarRow, barPairLayout } from './bar-pair-layout.ts';
import { columnChartFrame, labelledColumns } from './column-chart-frame.ts';
import { highestOver } from './label-room.ts';
import { dotDiameterPx, markPlace, markText, notePlace } from './lane-place.ts';
import { lineChartFrame, lineChartTable } from './line-chart-frame.ts';
import { labelEvery, stepsOf, valueScale } from './value-scale.ts';

describe('scales', () => {
  it.each([
    { values: [152_000, 62_000], ticks: [0, 50_000, 100_000, 150_000, 200_000] },
    { values: [-1200, 152_000], ticks: [0, 50_000, 100_000, 150_000, 200_000] },
    { values: [-40, 50], ticks: [-40, -20, 0, 20, 40, 60] },
    { values: [-5, -3], ticks: [-5, -4, -3, -2, -1, 0] },
    { values: [30, 40], ticks: [0, 10, 20, 30, 40] },
  ])('always has zero: $values has ticks at $ticks', ({ values, ticks }) => {
    expect(valueScale(values).ticks).toEqual(ticks);
  });

  it('still draws a loss that is too small for a tick, below the baseline', () => {
    const { scale } = valueScale([-1200, 152_000]);
    const yAt = scale.copy().range([262, 16]);
    expect(yAt(-1200)).toBeGreaterThan(yAt(0));
    expect(yAt(-1200) - yAt(0)).toBeLessThan(6);
  });

  it('does not fail on nothing', () => {
    expect(valueScale([]).ticks).toContain(0);
    expect(valueScale([0]).ticks).toContain(0);
  });

  it('counts steps without losing the last one to rounding', () => {
    expect(stepsOf(0, 0.3, 0.1)).toHaveLength(4);
    expect(stepsOf(0, 23.25, 1)).toHaveLength(24);
  });

  it('numbers as many ticks as there is room for', () => {
    expect([730, 400, 284, 120].map((widthPx) => labelEvery(12, widthPx, 64))).toEqual([2, 2, 3, 12]);
    expect(labelEvery(12, 800, 64)).toBe(1);
  });
});

describe('the line chart', () => {
  it('leaves room for its longest number', () => {
    const short = lineChartFrame(820, ['$0', '$50k']);
    const long = lineChartFrame(820, ['$0', '$1,500k']);
    expect(long.leftPx).toBeGreaterThan(short.leftPx);
    expect(short.rightPx).toBeLessThan(820);
  });

  it('has every point and every marker in its table, in order', () => {
    const format = (value: number) => `${value}`;
    const table = lineChartTable({
      title: 'Net',
      x: { label: 'Improvement', format },
      y: { label: 'Net per year', format },
      series: [
        {
          label: 'Net',
          points: [
            { x: 0, y: -1 },
            { x: 60, y: 9 },
          ],
        },
      ],
      markers: [{ x: 25, y: 4, label: 'chosen' }],
    });
    expect(table.rows).toEqual([
      ['0', '-1', 'Net'],
      ['25', '4', 'chosen'],
      ['60', '9', 'Net'],
    ]);
  });

  it('knows how high a line is under a label', () => {
    const rising = [
      { x: 0, y: -10 },
      { x: 10, y: 90 },
    ];
    expect(highestOver(rising, { fromX: 0, toX: 5 })).toBe(40);
    expect(
      highestOver(
        [
          { x: 0, y: 0 },
          { x: 2, y: 70 },
          { x: 4, y: 0 },
        ],
        { fromX: 0, toX: 4 },
      ),
    ).toBe(70);
    expect(highestOver(rising, { fromX: 20, toX: 30 })).toBe(0);
  });
});

describe('the bar pair', () => {
  const rows: readonly BarRow[] = [
    { label: 'Without', to: 23.25, text: '23 min 15 s', tone: 'ink' },
    { label: 'With', to: 3, solidTo: 2, text: '2–3 min', tone: 'accent' },
  ];

  it.each([1240, 350])('is true to scale at %d px', (widthPx) => {
    const { xAt, leftPx } = barPairLayout(rows, 25, widthPx);
    expect((xAt(23.25) - leftPx) / (xAt(3) - leftPx)).toBeCloseTo(23.25 / 3, 9);
  });

  it('holds the text of a long bar inside and that of a short one beside it', () => {
    const { places, xAt } = barPairLayout(rows, 25, 1240);
    expect(places[0]?.textX).toBeLessThan(xAt(23.25));
    expect(places[1]?.textX).toBeGreaterThan(xAt(3));
  });

  it('puts labels above the bars where there is no room beside them', () => {
    const wide = barPairLayout(rows, 25, 1240);
    const narrow = barPairLayout(rows, 25, 350);
    expect(wide.leftPx).toBeGreaterThan(0);
    expect(narrow.leftPx).toBe(0);
    expect(narrow.places[0]?.labelY).toBeLessThan(narrow.places[0]?.topPx ?? 0);
    expect(narrow.heightPx).toBeGreaterThan(wide.heightPx);
  });
});

describe('columns', () => {
  it('stand side by side within the frame, and never touch', () => {
    const { columnAt, barPx, leftPx, rightPx } = columnChartFrame(376, ['0 min', '120 min'], 28);
    expect(columnAt(0)).toBeGreaterThan(leftPx);
    expect(columnAt(27) + barPx).toBeLessThanOrEqual(rightPx);
    expect(columnAt(1) - columnAt(0)).toBeGreaterThan(barPx);
  });

  it('have as many labels as there is room for, and always the last', () => {
    const columns = Array.from({ length: 24 }, (_, hour) => (hour % 3 === 0 ? { label: `${hour}` } : {}));
    const labels = (pitchPx: number) => labelledColumns(columns, pitchPx).map(({ label }) => label);
    expect(labels(20)).toEqual(['0', '3', '6', '9', '12', '15', '18', '21']);
    expect(labels(6)).toEqual(['3', '9', '15', '21']);
    expect(labelledColumns([{}, {}], 10)).toEqual([]);
  });

  it('keep a label at the edge within the drawing', () => {
    const { labelAt, rightPx } = columnChartFrame(376, ['0'], 4);
    expect(labelAt(rightPx, '16 Nov')).toBeLessThan(rightPx - 20);
  });
});

describe('lanes on the ruler', () => {
  it('share its x', () => {
    expect(markPlace({ is: 'rate', hz: 40 }).left).toBe(`${100 * positionOf(40)}%`);
    const { left, width } = markPlace({ is: 'range', fromHz: 1, toHz: 100 });
    expect(Number.parseFloat(left) + Number.parseFloat(width ?? '')).toBeCloseTo(100, 9);
  });

  it('turn a note to the side that has room', () => {
    expect(Object.keys(notePlace({ is: 'rate', hz: 10 }))).toEqual(['left']);
    expect(Object.keys(notePlace({ is: 'rate', hz: 40 }))).toEqual(['right']);
    expect(Object.keys(notePlace({ is: 'range', fromHz: 50, toHz: 90 }))).toEqual(['right']);
  });

  it('have words for the table', () => {
    expect(markText({ is: 'rate', hz: 40 })).toBe('40 Hz');
    expect(markText({ is: 'range', fromHz: 0.5, toHz: 90 })).toBe('5 cycles/10s to 90 Hz');
  });

  it('draw minutes as area', () => {
    expect(dotDiameterPx(60) ** 2 / dotDiameterPx(15) ** 2).toBeCloseTo(4, 9);
    expect(dotDiameterPx(0)).toBeGreaterThan(0);
  });
});
