import type { RoiInputs } from '@vayl/domain';
import { LineChart } from '@vayl/ui/instruments/line-chart';
import type { ReactNode } from 'react';
import { shortMoneyText } from './money-text.ts';
import { CHART_STEP_PERCENT, roiChartPlan } from './roi-chart-plan.ts';

export interface RoiChartWords {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly lineLabel: string;
  readonly caption: string;
}

interface RoiChartProps {
  readonly inputs: RoiInputs;
  readonly words: RoiChartWords;
}

/** Every improvement at once, so that nobody has to believe one. */
export function RoiChart({ inputs, words }: RoiChartProps): ReactNode {
  const { maxPercent, points, markers } = roiChartPlan(inputs);
  return (
    <LineChart
      title={words.title}
      caption={words.caption}
      x={{ label: words.xLabel, min: 0, max: maxPercent, step: CHART_STEP_PERCENT, format: (percent) => `${percent}%` }}
      y={{ label: words.yLabel, format: shortMoneyText }}
      series={[{ label: words.lineLabel, points, tone: 'ink' }]}
      markers={markers}
    />
  );
}
