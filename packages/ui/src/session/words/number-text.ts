import { nearestStep, type Share, SLIDERS } from '@vayl/domain';

/** `10%`, and `1.5%` where a share lies between two whole ones. */
export function percentText(share: Share): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** `205 Hz`, and `136.1 Hz`. */
export function pitchText(pitchHz: number): string {
  return `${Math.round(pitchHz * 10) / 10} Hz`;
}

export function hueText(hueDegrees: number): string {
  return `${nearestStep(SLIDERS.visualHue, hueDegrees)}°`;
}

/** `0 ms`, `40 ms later`. What is negative comes before the light. */
export function offsetText(offsetMs: number): string {
  const whole = Math.round(offsetMs);
  if (whole === 0) return '0 ms';
  return `${Math.abs(whole)} ms ${whole > 0 ? 'later' : 'earlier'}`;
}
