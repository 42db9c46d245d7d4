/**
 * A ramp is straight pieces of about this length along an S. Pieces are heard as a faint buzz at their own rate, and
 * where a sound begins nothing covers it: pieces of 6 ms left a start at −76 dB above 2 kHz, which is worse than one
 * straight line; pieces of 0.2 ms leave it at −98 dB.
 */
const PIECE_SECONDS = 0.0002;

export interface RampPoint {
  readonly atSeconds: number;
  readonly value: number;
}

/** A way from a value, and the slope it has there, to another value at rest. */
interface Ramp {
  readonly from: number;
  readonly slopePerSecond: number;
  readonly to: number;
  readonly startSeconds: number;
  readonly seconds: number;
}

/**
 * A parameter that never jumps, nor turns a corner. It knows its own value and slope at every instant, so a new ramp can
 * begin in the middle of another without asking the browser to hold it, which not every browser can.
 */
export class RampedParam {
  readonly #param: AudioParam;
  #ramp: Ramp;

  /** Set outright, before anything sounds. */
  constructor(param: AudioParam, value: number) {
    this.#param = param;
    this.#ramp = { from: value, slopePerSecond: 0, to: value, startSeconds: 0, seconds: 0 };
    param.setValueAtTime(value, 0);
  }

  /** Where it stands, or will have arrived once its ramp is over. */
  get target(): number {
    return this.#ramp.to;
  }

  /** The joints of the ramp, its start included; none where it stands there already. */
  rampTo(value: number, atSeconds: number, rampSeconds: number): readonly RampPoint[] {
    const held = this.valueAt(atSeconds);
    if (held === value && this.#ramp.to === value) return [];
    const slopePerSecond = heldSlope(slopeOf(this.#ramp, atSeconds), (value - held) / rampSeconds);
    this.#ramp = { from: held, slopePerSecond, to: value, startSeconds: atSeconds, seconds: rampSeconds };
    const pieces = Math.round(rampSeconds / PIECE_SECONDS);
    const points = Array.from({ length: pieces + 1 }, (_, piece) => {
      const pointSeconds = atSeconds + (rampSeconds * piece) / pieces;
      return { atSeconds: pointSeconds, value: piece === pieces ? value : this.valueAt(pointSeconds) };
    });
    // Cancelling takes away the piece that is under way, too; the first point goes to where it would have come.
    this.#param.cancelScheduledValues(atSeconds);
    for (const point of points) this.#param.linearRampToValueAtTime(point.value, point.atSeconds);
    return points;
  }

  valueAt(seconds: number): number {
    const { from, slopePerSecond, to, seconds: rampSeconds } = this.#ramp;
    const share = shareOf(this.#ramp, seconds);
    const lead = share * (1 - share) * (1 - share) * slopePerSecond * rampSeconds;
    return from + (to - from) * share * share * (3 - 2 * share) + lead;
  }
}

function shareOf({ startSeconds, seconds: rampSeconds }: Ramp, seconds: number): number {
  return rampSeconds === 0 ? 1 : Math.min(Math.max((seconds - startSeconds) / rampSeconds, 0), 1);
}

function slopeOf(ramp: Ramp, seconds: number): number {
  const share = shareOf(ramp, seconds);
  if (share === 1) return 0;
  const steepness = (6 * share * (1 - share) * (ramp.to - ramp.from)) / ramp.seconds;
  return steepness + (1 - share) * (1 - 3 * share) * ramp.slopePerSecond;
}

/** As much of the slope as can be kept without running past the new value; none where the way turns back. */
function heldSlope(slopePerSecond: number, averagePerSecond: number): number {
  if (slopePerSecond * averagePerSecond <= 0) return 0;
  return Math.sign(slopePerSecond) * Math.min(Math.abs(slopePerSecond), 3 * Math.abs(averagePerSecond));
}
