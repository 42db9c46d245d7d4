import type { PlayedDay } from '../../../../tools/load/play.ts';
import { plotSvg } from '../../../../tools/measure/plot.ts';
import { quantile } from '../quantile.ts';

const BINS = 96;
const HOURS = 24;

/** How many asked at each hour of the day, and how long they waited. */
export function dayPlots(people: number, seconds: number, { latencies }: PlayedDay): Record<'rate' | 'times', string> {
  const bins = Array.from({ length: BINS }, (): { kind: string; tookMs: number }[] => []);
  for (const { kind, atMs, tookMs } of latencies) {
    bins[Math.min(BINS - 1, Math.floor((atMs / (seconds * 1000)) * BINS))]?.push({ kind, tookMs });
  }
  const hourOf = (place: number) => ((place + 0.5) * HOURS) / BINS;
  const line = (name: string, value: (bin: { kind: string; tookMs: number }[]) => number) => ({
    name,
    points: bins.flatMap((bin, place) => (bin.length === 0 ? [] : [[hourOf(place), value(bin)] as const])),
  });
  const perSecond = (count: number) => count / (seconds / BINS);
  const share = (part: number) => (bin: { tookMs: number }[]) =>
    quantile(
      bin.map(({ tookMs }) => tookMs),
      part,
    );
  const day = `A day of ${people.toLocaleString('en-GB')} people in ${seconds} s`;
  return {
    rate: plotSvg({
      title: `${day}: requests a second`,
      xLabel: 'hour of the day',
      xTicks: [0, 3, 6, 9, 12, 15, 18, 21, 24],
      yLabel: 'requests / s',
      lines: [
        line('all', (bin) => perSecond(bin.length)),
        line('leases', (bin) => perSecond(bin.filter(({ kind }) => kind === 'lease').length)),
      ],
    }),
    times: plotSvg({
      title: `${day}: from when a request was to be sent to its answer`,
      xLabel: 'hour of the day',
      xTicks: [0, 3, 6, 9, 12, 15, 18, 21, 24],
      yLabel: 'ms',
      isLog: true,
      lines: [line('99 in 100', share(0.99)), line('half', share(0.5))],
    }),
  };
}
