import { DEFAULT_HUE_DEGREES, type Share } from '@vayl/domain';
import type { ReactNode } from 'react';
import { REFRESH_HZ } from './display-sampling-data.ts';
import { FigureFrame } from './figure-frame.tsx';
import { CAPPED_RATES_HZ, FLASH_LIMIT, governorTable, luminanceChange } from './governor-cap-data.ts';
import { LinePlot, type PlotPoint } from './line-plot.tsx';

const STEPS = 50;
const { slow, alpha, provocative } = CAPPED_RATES_HZ;

/** How much of what is asked for reaches the screen. */
export function GovernorCap(): ReactNode {
  return (
    <FigureFrame
      number="Fig. 3"
      title="What the governor delivers of the strength that is asked for"
      table={governorTable()}
      caption={`Computed by the same functions as the safety meter in the product, for the default hue (${DEFAULT_HUE_DEGREES}°), a ${REFRESH_HZ} Hz display and the worst possible background. The limit is the general flash of the accessibility standard: a change of ${FLASH_LIMIT} of relative luminance. At ${slow} Hz full depth is allowed, since a flash counts only from three a second on.`}
    >
      <LinePlot
        x={{ label: 'Strength', max: 1, ticks: [0, 0.25, 0.5, 0.75, 1], format: (share) => `${share * 100}%` }}
        y={{
          label: 'Largest change of relative luminance',
          max: 0.5,
          ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
          format: (value) => value.toFixed(1),
        }}
        lines={[
          {
            label: `Asked for; delivered at ${slow} Hz`,
            tone: 'soft',
            points: overStrength((strength) => luminanceChange(strength, slow).delivered),
          },
          {
            label: `Flash limit ${FLASH_LIMIT.toFixed(1)}`,
            tone: 'stop',
            isDashed: true,
            points: overStrength(() => FLASH_LIMIT),
          },
          {
            label: `Delivered at ${alpha} Hz`,
            tone: 'ink',
            points: overStrength((strength) => luminanceChange(strength, alpha).delivered),
          },
          {
            label: `Delivered at ${provocative} Hz`,
            tone: 'accent',
            points: overStrength((strength) => luminanceChange(strength, provocative).delivered),
          },
        ]}
      />
    </FigureFrame>
  );
}

function overStrength(valueAt: (strength: Share) => number): readonly PlotPoint[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => ({ x: step / STEPS, y: valueAt(step / STEPS) }));
}
