import { requestedRanges, veilColour } from '@vayl/domain';
import { DrawableFrame, darkValues } from '../governor/drawable-frame.ts';
import type { FrameMaker } from './veil-simulation.ts';

const sine = (cycles: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * cycles);

/** What the specification asks for, drawn as it is asked: the control that a test of the governor must see fail. */
export function ungovernedMaker(): FrameMaker {
  const values = darkValues();
  const frame = new DrawableFrame(values);
  return {
    step: (request, { globalPhaseCycles, centerPhaseCycles }) => {
      const { edge, center } = requestedRanges(request.globalModulationStrength);
      const { r, g, b } = veilColour(request.visualHue);
      values.edgeAlpha = edge.min + (edge.max - edge.min) * sine(globalPhaseCycles);
      values.centerAlpha = center.min + (center.max - center.min) * sine(centerPhaseCycles);
      values.red = r;
      values.green = g;
      values.blue = b;
      values.toShape = request.shape;
      return frame;
    },
  };
}
