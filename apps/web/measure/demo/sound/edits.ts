import { SAMPLE_RATE_HZ } from '../visit/held-visit.ts';
import type { Done } from '../visit/play-session.ts';
import type { HeardSettings } from '../visit/read-settings.ts';

/** An edit is written a little ahead, and its ramps take as long as a release. */
const BEFORE_SECONDS = 0.05;
const AFTER_SECONDS = 0.6;
const LEAST_STEADY_SECONDS = 0.1;
/** As in the sound's own measure: up to here no pulse has anything above 2 kHz. */
const MOST_TONE_PITCH_HZ = 432;
const MOST_TONE_RATE_HZ = 15;
/** A slower pulse may miss one side of an edit altogether. */
const LEAST_RATE_HZ = 1.5;

/** What is being listened to decides what a click is. */
export type EditKind = 'tone' | 'track' | 'mixed' | 'slow' | 'silent';

export interface Span {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

/** What somebody did, while it is heard, and the steady sound on both of its sides. */
export interface SoundEdit extends Span {
  readonly name: string;
  readonly kind: EditKind;
  readonly sides: readonly Span[];
  /** The largest step that the tone itself makes at its pitch and volume, if a slow pulse is at its height. */
  readonly toneStep: number;
}

export function soundEdits(done: readonly Done[]): readonly SoundEdit[] {
  return done.slice(1).map((one, index) => {
    const [last, next] = [done[index], done[index + 2]];
    const span = spanOf(one);
    const before = { fromSeconds: last === undefined ? 0 : spanOf(last).toSeconds, toSeconds: span.fromSeconds };
    const after = { fromSeconds: span.toSeconds, toSeconds: next === undefined ? 0 : spanOf(next).fromSeconds };
    const sides = [before, after].filter(isLongEnough);
    const heard = [last?.heard, one.heard].filter((side): side is HeardSettings => side?.isHeard === true);
    const toneStep = Math.max(0, ...heard.map(toneStepOf));
    return { name: one.name, kind: kindOf(heard), sides, toneStep, ...span };
  });
}

function spanOf({ fromSeconds, toSeconds }: Span): Span {
  return { fromSeconds: fromSeconds - BEFORE_SECONDS, toSeconds: toSeconds + AFTER_SECONDS };
}

function isLongEnough({ fromSeconds, toSeconds }: Span): boolean {
  return toSeconds - fromSeconds >= LEAST_STEADY_SECONDS;
}

/** Half of full scale at the most, as the sound's own plan has it. */
function toneStepOf({ volume, pitchHz }: HeardSettings): number {
  return (0.5 * volume * 2 * Math.PI * pitchHz) / SAMPLE_RATE_HZ;
}

function kindOf(heard: readonly HeardSettings[]): EditKind {
  if (heard.length === 0) return 'silent';
  if (heard.every(isPlainTone)) return 'tone';
  if (heard.some(({ background }) => background === 'ambient')) return 'track';
  return heard.every(({ globalHz, centerHz }) => Math.min(globalHz, centerHz) >= LEAST_RATE_HZ) ? 'mixed' : 'slow';
}

function isPlainTone({ background, pitchHz, globalHz, centerHz }: HeardSettings): boolean {
  const isSlowEnough = Math.max(globalHz, centerHz) <= MOST_TONE_RATE_HZ;
  return background === 'off' && pitchHz <= MOST_TONE_PITCH_HZ && isSlowEnough;
}
