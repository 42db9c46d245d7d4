import { type RoiInputs, roi } from '@vayl/domain';

/** The improvement at which the year pays for itself; none where nothing is lost, so that nothing can be recovered. */
export function breakEvenPercent(inputs: RoiInputs): number | undefined {
  const { annualLoss, investment } = roi(inputs);
  if (annualLoss === 0) return undefined;
  return (investment / annualLoss) * 100;
}
