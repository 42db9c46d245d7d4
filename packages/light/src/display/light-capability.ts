import {
  type DisplayCapability,
  displayCapability,
  displayFrequency,
  type Hertz,
  harmonicsThatFit,
  type Waveform,
} from '@vayl/domain';

/** More missed frames than this, and the display is not doing what its rate says. */
const MISSED_SHARE_LIMIT = 0.02;

export interface LightCapability {
  readonly display: DisplayCapability;
  /** What is left of the grade once missed frames are counted in. */
  readonly grade: DisplayCapability['grade'];
  /** One sentence for the person. */
  readonly text: string;
}

export interface CapabilityQuestion {
  readonly hz: Hertz;
  readonly waveform: Waveform;
  readonly refreshHz: Hertz;
  /** Of the last ten seconds. */
  readonly missedShare: number;
  /** What the light falls back to where this rate cannot be drawn: the global rate, if there is one. */
  readonly fallbackHz?: Hertz | undefined;
}

/** What this display can show of a rate, by what it has really done lately. */
export function lightCapability(question: CapabilityQuestion): LightCapability {
  const { hz, waveform, refreshHz, missedShare } = question;
  const display = displayCapability(hz, refreshHz, waveform);
  const isMissingFrames = missedShare > MISSED_SHARE_LIMIT;
  // What is still drawn, on average at its rate, is never called impossible: one grade is all that missed frames cost.
  const grade = isMissingFrames && display.grade === 'exact' ? 'approximated' : display.grade;
  return { display, grade, text: textOf(display, question, isMissingFrames) };
}

function textOf(display: DisplayCapability, question: CapabilityQuestion, isMissingFrames: boolean): string {
  const rate = displayFrequency(question.hz).text;
  const shown = `${Math.round(question.refreshHz)} Hz`;
  if (display.grade === 'not-representable') {
    return display.reason === 'unknown'
      ? 'The refresh rate of this display is not known, so the light stands still.'
      : `Your display (${shown}) cannot show ${rate}; it would flicker at ${displayFrequency(display.aliasHz).text}. ` +
          `${fallbackText(question)}; sound still carries it.`;
  }
  if (isMissingFrames) return `${rate} on average: this display is missing frames.`;
  const frames = Math.round(display.framesPerCycle * 10) / 10;
  return display.grade === 'exact'
    ? `${rate} on your ${shown} display (${frames} frames per cycle).`
    : `${rate} on average; the shape is stepped (${frames} frames per cycle) with a weak ` +
        `${Math.round(display.imageHz)} Hz component.`;
}

function fallbackText({ hz, fallbackHz, refreshHz }: CapabilityQuestion): string {
  const canFallBack = fallbackHz !== undefined && fallbackHz !== hz && harmonicsThatFit(fallbackHz, refreshHz) > 0;
  return canFallBack ? 'Light stays at the global rate' : 'Light stands still';
}
