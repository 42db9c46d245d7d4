import { type RoiInputs, roi } from '@vayl/domain';
import { moneyText } from './money-text.ts';

interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

interface PlanMarker extends PlanPoint {
  readonly label: string;
  readonly look: 'chosen' | 'compared' | 'loss';
}

export interface RoiChartPlan {
  readonly maxPercent: number;
  readonly points: readonly PlanPoint[];
  readonly markers: readonly PlanMarker[];
}

export const CHART_STEP_PERCENT = 5;

/** What we call typical; the hint beside the field says that nobody measured it. */
const TYPICAL_PERCENT = 40;
const USUAL_MAX_PERCENT = 60;
const LARGEST_PERCENT = 100;
/** Two labels closer than this would lie on each other. */
const LABEL_ROOM_PERCENT = 12;

/** Net against every improvement, from the year in which it does nothing at all. */
export function roiChartPlan(inputs: RoiInputs): RoiChartPlan {
  const netAt = (improvementPercent: number): number => roi({ ...inputs, improvementPercent }).net;
  const chosen = inputs.improvementPercent;
  const maxPercent = chosen > USUAL_MAX_PERCENT ? LARGEST_PERCENT : USUAL_MAX_PERCENT;
  const steps = Array.from({ length: maxPercent / 10 + 1 }, (_, index) => index * 10);
  return {
    maxPercent,
    points: steps.map((x) => ({ x, y: netAt(x) })),
    markers: [
      atNothing(netAt(0)),
      ...(Math.abs(chosen - TYPICAL_PERCENT) < LABEL_ROOM_PERCENT ? [] : [typical(netAt(TYPICAL_PERCENT))]),
      ...(chosen === 0
        ? []
        : [{ x: chosen, y: netAt(chosen), label: moneyText(netAt(chosen)), look: 'chosen' as const }]),
    ],
  };
}

function atNothing(net: number): PlanMarker {
  return { x: 0, y: net, label: `${moneyText(net)} at 0%`, look: net < 0 ? 'loss' : 'compared' };
}

function typical(net: number): PlanMarker {
  return { x: TYPICAL_PERCENT, y: net, label: `typical ${TYPICAL_PERCENT}%`, look: 'compared' };
}
