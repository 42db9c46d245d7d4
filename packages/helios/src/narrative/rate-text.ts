import { displayFrequency, type Hertz } from '@vayl/domain';

const SLOW_FACTOR = 1000;

/** A rate with the digits that the rest of the product shows. Below one hertz it stays in hertz, so that two compare. */
export function rateText(hz: Hertz): string {
  return hz < 1 ? `${Math.round(hz * SLOW_FACTOR) / SLOW_FACTOR} Hz` : displayFrequency(hz).text;
}
