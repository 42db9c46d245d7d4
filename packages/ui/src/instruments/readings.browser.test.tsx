import { readSafetyMeter } from '@vayl/domain';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { BandColumns } from './band-columns.tsx';
import { BarPair } from './bar-pair.tsx';
import { ColumnChart } from './column-chart.tsx';
import { FifteenMarks } from './fifteen-marks.tsx';
import { FigureLanes } from './figure-lanes.tsx';
import { FrequencyChange } from './frequency-change.tsx';
import { HistoryPlot } from './history-plot.tsx';
import { LineChart } from './line-chart.tsx';
import { PercentLanes } from './percent-lanes.tsx';
import { SafetyMeter } from './safety-meter.tsx';
import { ShareChart } from './share-chart.tsx';

const READING = readSafetyMeter({
  strength: 0.45,
  visualHue: 240,
  globalModulationHz: 8,
  centerModulationHz: 12,
  refreshHz: 60,
  isStrict: false,
});

const BARS = (
  <BarPair
    title="Time to return"
    caption="Drawn to scale."
    rows={[
      { label: 'Without', to: 23.25, text: '23 min 15 s', tone: 'ink' },
      { label: 'With', to: 3, solidTo: 2, text: '2–3 min', tone: 'accent' },
    ]}
    unit="min"
    max={25}
    step={5}
  />
);

const LINE = (
  <LineChart
    title="Net value"
    caption="An illustration."
    x={{ label: 'Improvement, %', min: 0, max: 60, step: 5, format: (value) => `${value}` }}
    y={{ label: 'Net', format: (value) => `$${value / 1000}k` }}
    series={[{ label: 'Net', tone: 'ink', points: [0, 60].map((x) => ({ x, y: 2554 * x - 1200 })) }]}
    markers={[
      { x: 0, y: -1200, label: '−$1,200 at 0%', look: 'loss' },
      { x: 25, y: 62_650, label: '$62,650', look: 'chosen' },
    ]}
  />
);

const HISTORY = (
  <HistoryPlot
    title="Your week"
    days={[{ label: 'Mo', name: 'Monday', sessions: [{ id: 'a', globalHz: 6, centerHz: 14, minutes: 15 }] }]}
  />
);

const COLUMNS = (
  <ColumnChart
    title="Minutes by day"
    caption="Data."
    heads={['Day', 'Time']}
    columns={[10, 0, 40, 25].map((value, index) => ({ name: `Day ${index}`, label: `${index} Nov`, value }))}
    y={{ format: (value) => `${value} min` }}
  />
);

const BAND_COLUMNS = (
  <BandColumns
    title="Bands"
    caption="Data."
    bands={[
      { band: 'Breath', global: 10, center: 0 },
      { band: 'Alpha', global: 0, center: 10 },
      { band: 'Beta', global: 20, center: 20 },
      { band: 'HyperGamma', global: 0, center: 5 },
    ]}
    format={(value) => `${value} min`}
  />
);

const SHARES = (
  <ShareChart
    title="Ratings"
    caption="Data."
    heads={['Band', 'Good', 'Share', 'Interval']}
    rows={[
      { label: 'Theta', share: 0.5, low: 0.24, high: 0.76, text: '5 of 10' },
      { label: 'Beta', share: 1, low: 0.21, high: 1, text: '1 of 1' },
    ]}
  />
);

const LANES = (
  <FigureLanes
    number="Fig. 1"
    title="Where the studies sit"
    caption="Bars show a range."
    lanes={[
      { label: 'One', detail: '2001', mark: { is: 'range', fromHz: 1, toHz: 100 }, finding: 'reported' },
      { label: 'Other', detail: '2023', mark: { is: 'rate', hz: 40 }, finding: 'not-found', note: '40 Hz' },
    ]}
    words={{ reported: 'Reported', notFound: 'Not found' }}
  />
);

const BLOCKS = (
  <PercentLanes
    caption="Your data."
    ends={['quicker', 'slower']}
    lanes={[
      { label: 'Focus', look: 'filled', values: [-14, -9, -12] },
      { label: 'Sham', look: 'hollow', values: [-4, 4, 0] },
    ]}
    range={{ label: 'Difference', value: -11, low: -19, high: -3 }}
    table={{ caption: 'Blocks', columns: ['Block', 'Reaction'], rows: [['1', '312 ms']] }}
  />
);

function at(widthPx: number, element: ReactNode): ReactNode {
  return <div style={{ width: widthPx }}>{element}</div>;
}

beforeAll(() => page.viewport(1200, 800));

describe('charts', () => {
  it.each([
    [900, BARS],
    [350, BARS],
    [376, BLOCKS],
    [820, BLOCKS],
    [820, LINE],
    [350, LINE],
    [820, COLUMNS],
    [350, COLUMNS],
    [350, SHARES],
  ])('are drawn at the width they have, so that type keeps its size (%d px)', async (widthPx, chart) => {
    const { container } = await render(at(widthPx, chart));
    const svg = container.querySelector('svg');
    await expect.poll(() => svg?.viewBox.baseVal.width, { timeout: 10_000 }).toBe(widthPx);
    for (const text of container.querySelectorAll('svg text')) {
      const box = text.getBoundingClientRect();
      const room = container.getBoundingClientRect();
      expect(box.left, text.textContent ?? '').toBeGreaterThanOrEqual(room.left - 1);
      expect(box.right, text.textContent ?? '').toBeLessThanOrEqual(room.left + widthPx + 8);
    }
  });

  it('draw bars that are true to scale', async () => {
    const { container } = await render(at(900, BARS));
    await expect.poll(() => container.querySelector('svg')?.viewBox.baseVal.width, { timeout: 10_000 }).toBe(900);
    const [long, range, solid] = [...container.querySelectorAll('rect')].map((bar) => bar.width.baseVal.value);
    expect((long ?? 0) / (range ?? 1)).toBeCloseTo(23.25 / 3, 3);
    expect((range ?? 0) / (solid ?? 1)).toBeCloseTo(1.5, 3);
  });

  it.each([
    ['bars', BARS, '23 min 15 s'],
    ['a line', LINE, '$-1.2k'],
    ['a history', HISTORY, '14 Hz'],
    ['single values', BLOCKS, '312 ms'],
    ['lanes', LANES, '1 Hz to 100 Hz'],
    ['columns', COLUMNS, '40 min'],
    ['columns on the ruler', BAND_COLUMNS, '20 min'],
    ['shares', SHARES, '24% to 76%'],
  ])('have a table for who does not see them: %s', async (_, chart, cell) => {
    await render(at(800, chart));
    await expect.element(page.getByRole('table')).toBeInTheDocument();
    await expect.element(page.getByRole('cell', { name: cell }).first()).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.max(window.innerWidth, 800 + 16));
  });

  it('put single values and their difference on one scale, with zero on it', async () => {
    const { container } = await render(at(600, BLOCKS));
    await expect.poll(() => container.querySelector('svg')?.viewBox.baseVal.width, { timeout: 10_000 }).toBe(600);
    const places = (selector: string) =>
      [...container.querySelectorAll<SVGCircleElement>(selector)].map((dot) => dot.cx.baseVal.value);
    const [first = 0, second = 0] = places('.v-lane[data-look="filled"] > circle');
    const zero = container.querySelector<SVGLineElement>('[data-zero] > line')?.x1.baseVal.value ?? 0;
    const perPercent = (second - first) / 5;
    const [difference = 0] = places('.v-lane-range > circle');
    expect(Math.abs(zero - first - 14 * perPercent)).toBeLessThan(1.5);
    expect(Math.abs(zero - difference - 11 * perPercent)).toBeLessThan(1.5);
  });

  it('draw columns that are true to scale, on the band that they are of', async () => {
    const { container } = await render(at(800, BAND_COLUMNS));
    await expect.poll(() => container.querySelector('svg')?.viewBox.baseVal.width, { timeout: 10_000 }).toBe(800);
    const [alpha, beta] = [...container.querySelectorAll('.v-band-center')].map((bar) => bar.getBoundingClientRect());
    if (alpha === undefined || beta === undefined) throw new Error('nothing drawn');
    expect(beta.height / alpha.height).toBeCloseTo(2, 1);
    const left = container.getBoundingClientRect().left;
    const positionOf = (hz: number) => left + (800 * Math.log10(hz / 0.1)) / 3;
    expect(alpha.left).toBeGreaterThan(positionOf(8));
    expect(alpha.right).toBeLessThan(positionOf(12));
    expect(beta.left).toBeGreaterThan(positionOf(12));
    expect(beta.right).toBeLessThan(positionOf(30));
  });

  it('put lanes exactly under the frequency on the ruler', async () => {
    const { container } = await render(at(800, LANES));
    const ruler = container.querySelector('.v-ruler-body')?.getBoundingClientRect();
    const dot = container.querySelector('[data-mark="rate"]')?.getBoundingClientRect();
    if (ruler === undefined || dot === undefined) throw new Error('nothing drawn');
    const share = (dot.left + dot.width / 2 - ruler.left) / ruler.width;
    expect(share).toBeCloseTo(Math.log10(40 / 0.1) / 3, 3);
  });
});

describe('the safety meter', () => {
  it('announces its word and stands its mark at 75 %', async () => {
    const { container } = await render(at(400, <SafetyMeter reading={READING} isStopped={false} hasNote />));
    await expect.element(page.getByRole('status')).toHaveTextContent('Guard is limiting');
    const mark = container.querySelector('.v-meter-limit')?.getBoundingClientRect();
    const scale = container.querySelector('.v-meter-scale')?.getBoundingClientRect();
    expect((mark?.left ?? 0) - (scale?.left ?? 0)).toBeCloseTo(300, 0);
  });
});

describe('axe', () => {
  it.each<[string, ReactNode]>([
    ['bars', at(900, BARS)],
    ['bars, narrow', at(350, BARS)],
    ['a line', at(820, LINE)],
    ['a history', HISTORY],
    ['an empty history', <HistoryPlot key="" title="Your week" days={[]} />],
    ['lanes', at(900, LANES)],
    ['columns', at(350, COLUMNS)],
    ['columns on the ruler', at(350, BAND_COLUMNS)],
    ['shares', at(350, SHARES)],
    ['lanes, narrow', at(350, LANES)],
    ['a meter that limits', <SafetyMeter key="" reading={READING} isStopped={false} hasNote />],
    ['a stopped meter', <SafetyMeter key="" reading={READING} isStopped />],
    ['marks', <FifteenMarks key="" minutesLeft={11} />],
    ['a change', <FrequencyChange key="" pin="global" fromHz={8} toHz={6} />],
  ])('finds nothing: %s', async (_, element) => {
    const { container } = await render(element);
    await expect(expectAccessible(container)).resolves.toBeUndefined();
  });
});
