import { readSafetyMeter } from '@vayl/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarPair } from './bar-pair.tsx';
import { FifteenMarks } from './fifteen-marks.tsx';
import { FigureLanes } from './figure-lanes.tsx';
import { FrequencyChange } from './frequency-change.tsx';
import { FrequencyReadout } from './frequency-readout.tsx';
import { FrequencyRuler } from './frequency-ruler.tsx';
import { HeroWave } from './hero-wave.tsx';
import { HistoryPlot } from './history-plot.tsx';
import { LineChart } from './line-chart.tsx';
import { SafetyMeter } from './safety-meter.tsx';
import { Trace } from './trace.tsx';

const format = (value: number) => `${value}`;
const reading = readSafetyMeter({
  strength: 0.45,
  visualHue: 240,
  globalModulationHz: 8,
  centerModulationHz: 12,
  refreshHz: 60,
  isStrict: false,
});

// There is no window here: whatever touches one while it renders fails.
it.each([
  ['a ruler', <FrequencyRuler key="" globalHz={6} centerHz={14} onChange={() => undefined} />, 'Meditation'],
  ['a readout', <FrequencyReadout key="" pin="global" hz={6} />, 'Theta'],
  ['a change', <FrequencyChange key="" pin="global" fromHz={8} toHz={6} />, '6 Hz'],
  ['a trace with its still frame', <Trace key="" globalHz={6} centerHz={14} waveform="Sine" isOn />, 'd="M0.0 50.00L'],
  ['a hero', <HeroWave key="" isPaused={false} />, '6 Hz pulse'],
  ['a meter', <SafetyMeter key="" reading={reading} isStopped={false} />, 'Guard is limiting'],
  ['the marks', <FifteenMarks key="" minutesLeft={11} />, '11 of 15'],
  ['a history', <HistoryPlot key="" title="Week" days={[]} />, 'Your first session will be drawn here.'],
  [
    'lanes',
    <FigureLanes
      key=""
      title="Studies"
      caption="Data."
      lanes={[{ label: 'A', detail: '2001', mark: { is: 'rate', hz: 10 }, finding: 'reported' }]}
      words={{ reported: 'Found', notFound: 'Not found' }}
    />,
    '<td>10 Hz</td>',
  ],
  [
    'a pair of bars',
    <BarPair
      key=""
      title="Time"
      caption="To scale."
      rows={[
        { label: 'Without', to: 23, text: '23 min', tone: 'ink' },
        { label: 'With', to: 3, text: '3 min', tone: 'accent' },
      ]}
      unit="min"
      max={25}
      step={5}
    />,
    '<td>23 min</td>',
  ],
  [
    'a line chart',
    <LineChart
      key=""
      title="Net"
      caption="An illustration."
      x={{ label: 'x', min: 0, max: 10, step: 5, format }}
      y={{ label: 'y', format }}
      series={[
        {
          label: 'Net',
          tone: 'ink',
          points: [
            { x: 0, y: 0 },
            { x: 10, y: 3 },
          ],
        },
      ]}
    />,
    'viewBox="0 0 820 318"',
  ],
])('%s is rendered on the server', (_, element, part) => {
  expect(renderToStaticMarkup(element)).toContain(part);
});
