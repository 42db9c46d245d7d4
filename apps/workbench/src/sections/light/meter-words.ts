import { GOVERNOR_LIMITS } from '@vayl/domain';
import type { DepthReason, DepthReport } from '@vayl/light';

export interface MeterWords {
  readonly state: 'Within limit' | 'Guard is limiting' | 'Light stopped';
  readonly numbers: string;
  readonly sentence: string;
}

const REASON_TEXT: Readonly<Record<DepthReason, string>> = {
  dark: 'No light is drawn.',
  'request-unreadable': 'A setting could not be read, so the light stands still.',
  'display-unknown': 'The refresh rate is not known, so the light stands still.',
  'display-too-slow': 'The display cannot draw the centre rate, so the centre follows the global rate.',
  strict: 'The strict guard lowers the depth. Your setting is kept.',
  guard: 'The guard lowers the depth. Your setting is kept.',
  changing: 'The light is on its way to what was asked.',
  none: 'What was asked is what is drawn.',
};

/** The limit is one for flashes. Slow light has its full depth, and the meter says so where it passes the mark. */
const SLOW_TEXT = `At ${GOVERNOR_LIMITS.fullDepthMaxHz} Hz and slower, full depth is drawn: the mark is for faster light.`;

export function meterWords(report: DepthReport, isOn: boolean): MeterWords {
  const { askedLuminance: asked, deliveredLuminance: delivered, limitLuminance: limit, reason } = report;
  if (reason === 'dark') {
    const sentence = isOn ? 'A start waits one second after a stop.' : REASON_TEXT.dark;
    return { state: 'Light stopped', numbers: `ΔL ${shown(0)} of ${shown(limit)}`, sentence };
  }
  const isLimiting = reason !== 'changing' && reason !== 'none' && delivered < asked;
  return {
    state: isLimiting ? 'Guard is limiting' : 'Within limit',
    numbers: isLimiting ? `ΔL ${shown(delivered)}, asked ${shown(asked)}` : `ΔL ${shown(delivered)} of ${shown(limit)}`,
    sentence: delivered > limit ? `${REASON_TEXT[reason]} ${SLOW_TEXT}` : REASON_TEXT[reason],
  };
}

function shown(luminance: number): string {
  return luminance.toFixed(3);
}
