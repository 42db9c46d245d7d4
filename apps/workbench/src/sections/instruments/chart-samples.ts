import type { BandColumn } from '@vayl/ui/instruments/band-columns';
import type { ChartColumn } from '@vayl/ui/instruments/column-chart';
import type { FigureLanesProps } from '@vayl/ui/instruments/figure-lanes';
import type { HistoryDay } from '@vayl/ui/instruments/history-plot';
import type { PercentLanesProps } from '@vayl/ui/instruments/percent-lanes';
import type { ShareRow } from '@vayl/ui/instruments/share-chart';

export const LANES: FigureLanesProps['lanes'] = [
  { label: 'Herrmann', detail: '2001, human', mark: { is: 'range', fromHz: 1, toHz: 100 }, finding: 'reported' },
  {
    label: 'Notbohm et al.',
    detail: '2016, human',
    mark: { is: 'rate', hz: 10 },
    finding: 'reported',
    note: 'near own alpha',
  },
  {
    label: 'Iaccarino et al.',
    detail: '2016, mouse',
    mark: { is: 'rate', hz: 40 },
    finding: 'reported',
    note: '40 Hz',
  },
  { label: 'Soula et al.', detail: '2023, mouse', mark: { is: 'rate', hz: 40 }, finding: 'not-found', note: '40 Hz' },
  {
    label: 'Duecker et al.',
    detail: '2021, human',
    mark: { is: 'range', fromHz: 50, toHz: 90 },
    finding: 'not-found',
    note: 'above 50 Hz',
  },
];

export const DAYS: readonly HistoryDay[] = [
  { label: 'Mo', name: 'Monday', sessions: [{ id: 'a', globalHz: 6, centerHz: 14, minutes: 15 }] },
  { label: 'Tu', name: 'Tuesday', sessions: [{ id: 'b', globalHz: 6, centerHz: 14, minutes: 60 }] },
  {
    label: 'We',
    name: 'Wednesday',
    sessions: [
      { id: 'c', globalHz: 4, centerHz: 10, minutes: 4 },
      { id: 'd', globalHz: 8, centerHz: 12, minutes: 25 },
    ],
  },
  { label: 'Th', name: 'Thursday', sessions: [] },
  { label: 'Fr', name: 'Friday', sessions: [{ id: 'e', globalHz: 8, centerHz: 40, minutes: 90 }] },
  { label: 'Sa', name: 'Saturday', sessions: [{ id: 'f', globalHz: 0.1, centerHz: 6, minutes: 10 }] },
];

export const SELF_TEST: Omit<PercentLanesProps, 'caption'> = {
  ends: ['quicker', 'slower'],
  lanes: [
    { label: 'Focus', look: 'filled', values: [-2, -14, -8, -11, -3, -9, -16, -6, -10, -12] },
    { label: 'Sham', look: 'hollow', values: [9, -4, 3, -1, 6, -7, 2, -3, 1, -5] },
  ],
  range: { label: 'Difference: 9.1 % quicker', value: -9.1, low: -14.2, high: -3.8 },
  table: { caption: 'Reaction time in each block', columns: ['Block', 'Reaction'], rows: [['1', '341 ms']] },
};
export const WEEKS: readonly ChartColumn[] = Array.from({ length: 52 }, (_, week) => ({
  name: `Week ${week + 1}`,
  label: week % 4 === 0 ? `${week + 1}` : undefined,
  value: week % 11 === 0 ? 0 : 40 + ((week * 37) % 60),
}));

export const BAND_USE: readonly BandColumn[] = [
  { band: 'Breath', global: 40, center: 0 },
  { band: 'Theta', global: 95, center: 20 },
  { band: 'Alpha', global: 0, center: 60 },
  { band: 'Beta', global: 0, center: 55 },
];

export const SHARES: readonly ShareRow[] = [
  { label: 'Theta', share: 0.5, low: 0.24, high: 0.76, text: '5 of 10' },
  { label: 'Alpha', share: 0.31, low: 0.26, high: 0.37, text: '81 of 263' },
  { label: 'Beta', share: 1, low: 0.21, high: 1, text: '1 of 1' },
];
