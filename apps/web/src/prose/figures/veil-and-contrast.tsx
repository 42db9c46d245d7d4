import type { ReactNode } from 'react';
import { contrastTable, contrastUnderVeil, LEAST_CONTRAST, SAMPLES } from './contrast-data.ts';
import { FigureFrame } from './figure-frame.tsx';
import { LinePlot, type PlotLine } from './line-plot.tsx';

const STEPS = 50;

export function VeilAndContrast(): ReactNode {
  return (
    <FigureFrame
      number="Fig. 2"
      title="What the veil takes from the contrast of text"
      table={contrastTable()}
      caption={`Computed with the product’s own request and governor, for the default hue, the middle of the screen, and the moment of the wave when the veil is thickest. The accessibility standard asks for ${LEAST_CONTRAST} : 1; the grey on white passes it by a hair without a veil, and under all but the faintest one it does not.`}
    >
      <LinePlot
        x={{ label: 'Strength', max: 1, ticks: [0, 0.25, 0.5, 0.75, 1], format: (share) => `${share * 100}%` }}
        y={{ label: 'Contrast of text', max: 21, ticks: [0, 3, 7, 14, 21], format: (value) => `${value} : 1` }}
        lines={[
          lineOf('black', 'ink'),
          lineOf('dark', 'soft'),
          {
            label: `Least, ${LEAST_CONTRAST} : 1`,
            tone: 'stop',
            isDashed: true,
            points: [0, 1].map((x) => ({ x, y: LEAST_CONTRAST })),
          },
          lineOf('faint', 'accent'),
        ]}
      />
    </FigureFrame>
  );
}

function lineOf(name: keyof typeof SAMPLES, tone: PlotLine['tone']): PlotLine {
  const sample = SAMPLES[name];
  const points = Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: step / STEPS,
    y: contrastUnderVeil(sample, step / STEPS),
  }));
  return { label: sample.name, tone, points };
}
