import { assertNever, type MeterReading } from '@vayl/domain';
import { isLimiting, type LightReport, type LightView, TINY_LUMINANCE } from '@vayl/session';

const STILL_TEXT = 'A still tint: its brightness does not change.';

/** The light's own report in the words of the meter. */
export function meterReading(report: LightReport): MeterReading {
  const { reason: _why, ...luminances } = report;
  return { ...luminances, isLimiting: isLimiting(report) };
}

/** Why it is as much as it is, in one sentence. Undefined where the meter has said it already. */
export function reportText(report: LightReport): string | undefined {
  const { reason, ...luminances } = report;
  const [asked, delivered, limit] = [
    amount(luminances.askedLuminance),
    amount(luminances.deliveredLuminance),
    amount(luminances.limitLuminance),
  ];
  switch (reason) {
    case 'dark':
      return 'No light is drawn.';
    case 'request-unreadable':
      return 'These settings cannot be drawn, so the light stands still.';
    case 'display-unknown':
      return 'This display is not measured yet, so the light stands still.';
    case 'display-too-slow':
      if (!isLimiting(report)) return wholeText(luminances);
      return `This display cannot draw both rates as asked: ${asked} was asked, ${delivered} is drawn, the limit is ${limit}.`;
    case 'strict':
      if (!isLimiting(report)) return wholeText(luminances);
      return `${asked} was asked; the strict guard lets ${delivered} through, below the limit of ${limit}.`;
    case 'guard':
      if (!isLimiting(report)) return wholeText(luminances);
      return `${asked} was asked; the guard lets ${delivered} through, below the limit of ${limit}. Your setting is kept.`;
    case 'changing':
      if (luminances.askedLuminance < TINY_LUMINANCE) return STILL_TEXT;
      return `The light is on its way to the ${asked} that was asked; the limit is ${limit}.`;
    case 'none':
      return wholeText(luminances);
    default:
      return assertNever(reason);
  }
}

function wholeText(report: Omit<LightReport, 'reason'>): string | undefined {
  const { askedLuminance: asked, deliveredLuminance: delivered, limitLuminance: limit } = report;
  if (asked < TINY_LUMINANCE) return STILL_TEXT;
  // Light too slow for the limit is explained by the meter itself.
  return delivered > limit ? undefined : `All of the ${amount(asked)} that was asked is drawn.`;
}

export interface CapabilityLine {
  /** Which rate it is about; none where both have the same to say. */
  readonly pin: 'global' | 'center' | undefined;
  readonly text: string;
}

/** What this display makes of both rates. */
export function capabilityLines({ global, center }: LightView): readonly CapabilityLine[] {
  if (global.text === center.text) return [{ pin: undefined, text: center.text }];
  return [
    { pin: 'global', text: global.text },
    { pin: 'center', text: center.text },
  ];
}

function amount(luminance: number): string {
  return luminance.toFixed(3);
}
