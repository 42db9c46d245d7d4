import { BandColumns } from '@vayl/ui/instruments/band-columns';
import { BarPair } from '@vayl/ui/instruments/bar-pair';
import { ColumnChart } from '@vayl/ui/instruments/column-chart';
import { FigureLanes } from '@vayl/ui/instruments/figure-lanes';
import { HistoryPlot } from '@vayl/ui/instruments/history-plot';
import { LineChart } from '@vayl/ui/instruments/line-chart';
import { PercentLanes } from '@vayl/ui/instruments/percent-lanes';
import { ShareChart } from '@vayl/ui/instruments/share-chart';
import type { ReactNode } from 'react';
import { BAND_USE, DAYS, LANES, SELF_TEST, SHARES, WEEKS } from './chart-samples.ts';
import { Specimen } from './specimen.tsx';

const dollars = (value: number) => `${value < 0 ? '−' : ''}$${Math.abs(Math.round(value)).toLocaleString('en-US')}`;
const thousands = (value: number) => (value === 0 ? '$0' : `${value < 0 ? '−' : ''}$${Math.abs(value) / 1000}k`);
const net = (percent: number) => 255_409 * (percent / 100) - 1200;

export function ChartSheet(): ReactNode {
  return (
    <>
      <h2>Charts</h2>
      <div className="specimens">
        <Specimen name="Bar pair" width="wide">
          <BarPair
            title="Time to return to the task"
            caption="Drawn to scale. The first figure was given in an interview, the second is our own statement."
            rows={[
              { label: 'Without Vayl', to: 23.25, text: '23 min 15 s', tone: 'ink' },
              { label: 'With Vayl', to: 3, solidTo: 2, text: '2–3 min', tone: 'accent' },
            ]}
            unit="min"
            max={25}
            step={5}
          />
        </Specimen>
        <Specimen name="Line chart" width="wide">
          <LineChart
            title="Net value per year against expected improvement"
            caption="An illustration of the arithmetic, with the standard price and ten people."
            x={{ label: 'Expected improvement, %', min: 0, max: 60, step: 5, format: (value) => `${value}` }}
            y={{ label: 'Net per year', format: thousands }}
            series={[{ label: 'Net', tone: 'ink', points: [0, 60].map((x) => ({ x, y: net(x) })) }]}
            markers={[
              { x: 0, y: net(0), label: `${dollars(net(0))} at 0%`, look: 'loss' },
              { x: 25, y: net(25), label: dollars(net(25)), look: 'chosen' },
              { x: 40, y: net(40), label: 'typical 40%', look: 'compared' },
            ]}
          />
        </Specimen>
        <Specimen name="Line chart, a real loss and two series">
          <LineChart
            title="A month and what it costs"
            caption="An illustration."
            x={{ label: 'Day', min: 0, max: 30, step: 5, format: (value) => `${value}` }}
            y={{ label: 'Minutes', format: (value) => `${value}`.replace('-', '−') }}
            series={[
              { label: 'Before', tone: 'ink', points: [0, 10, 20, 30].map((x) => ({ x, y: -40 + x })) },
              { label: 'After', tone: 'accent', points: [0, 10, 20, 30].map((x) => ({ x, y: -40 + 3 * x })) },
            ]}
          />
        </Specimen>
        <Specimen name="Single values in lanes, and their difference">
          <PercentLanes {...SELF_TEST} caption="An illustration: ten blocks of each kind." />
        </Specimen>
        <Specimen name="History, one week">
          <HistoryPlot title="Your week" days={DAYS} />
        </Specimen>
        <Specimen name="History, empty">
          <HistoryPlot title="Your week" days={[]} />
        </Specimen>
        <Specimen name="Columns">
          <ColumnChart
            title="Time by week"
            caption="A made-up year."
            heads={['Week', 'Time']}
            columns={WEEKS}
            y={{ format: (value) => `${value} min` }}
          />
        </Specimen>
        <Specimen name="Columns on the ruler">
          <BandColumns
            title="Bands"
            caption="Hollow for the edges, filled for the centre."
            bands={BAND_USE}
            format={(minutes) => `${Math.round(minutes)} min`}
          />
        </Specimen>
        <Specimen name="Shares with intervals">
          <ShareChart
            title="Ratings"
            caption="Made-up ratings."
            heads={['Band', 'Good', 'Share', 'Interval']}
            rows={SHARES}
          />
        </Specimen>
        <Specimen name="Figure on the ruler" width="wide">
          <FigureLanes
            number="Fig. 1"
            title="Where the flicker studies sit on the ruler"
            caption="Bars show the range tested, circles a single rate."
            lanes={LANES}
            words={{ reported: 'Response or entrainment reported', notFound: 'Entrainment looked for, not found' }}
          />
        </Specimen>
      </div>
    </>
  );
}
