import type { LightReport, LightReportReason } from '../ports/light-port.ts';

/** A difference smaller than what is printed is none. */
export const TINY_LUMINANCE = 0.0005;

const LIMITS: readonly LightReportReason[] = ['guard', 'strict', 'display-too-slow'];

/** Whether less is delivered than was asked for because something holds it back, and not because it is on its way. */
export function isLimiting({ reason, askedLuminance, deliveredLuminance }: LightReport): boolean {
  return LIMITS.includes(reason) && askedLuminance - deliveredLuminance > TINY_LUMINANCE;
}
