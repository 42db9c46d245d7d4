import { isLimiting, type SessionSnapshot } from '@vayl/session';

const STATUS_WORDS = {
  off: 'Veil off',
  noiseAlone: 'Veil off, noise on',
  rearming: 'Dark. Light can come back in a second.',
  paused: 'Paused',
  resting: 'Break, the light rests',
  still: 'Still tint',
  soundOnly: 'Sound only',
  on: 'Veil on',
  within: 'guard within limit',
  held: 'guard holds it back',
  measuring: 'measuring this display',
} as const;

export type StatusFacts = Pick<
  SessionSnapshot,
  'settings' | 'isNoiseAlone' | 'isRearming' | 'isPaused' | 'timeline' | 'flicker' | 'light'
>;

interface StatusText {
  readonly state: string;
  /** What may be left out where there is no room. */
  readonly more?: string;
}

/** What is on the screen now, in two or three words. */
export function statusText(facts: StatusFacts): StatusText {
  const { settings, isNoiseAlone, isRearming, isPaused, timeline, flicker, light } = facts;
  if (isRearming) return { state: STATUS_WORDS.rearming };
  if (!settings.isOn) return { state: isNoiseAlone ? STATUS_WORDS.noiseAlone : STATUS_WORDS.off };
  if (isPaused) return { state: STATUS_WORDS.paused };
  if (light === undefined) return { state: STATUS_WORDS.soundOnly };
  if (timeline.stage === 'break') return { state: STATUS_WORDS.resting };
  if (flicker.is === 'refused') return { state: STATUS_WORDS.still };
  if (light.report.reason === 'display-unknown') return { state: STATUS_WORDS.on, more: STATUS_WORDS.measuring };
  return { state: STATUS_WORDS.on, more: isLimiting(light.report) ? STATUS_WORDS.held : STATUS_WORDS.within };
}
