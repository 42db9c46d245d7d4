import type { DemoSettings } from '@vayl/domain';
import { largestStep, rmsOf, usualStep } from '../../../../tools/measure/samples.ts';
import { spectrumOf, truePeakDb } from '../../src/index.ts';
import type { NamedEdit, Sequence } from '../sequences.ts';
import { type Edit, RATE_HZ, renderChannels, seconds } from './render.ts';

const HALF_WINDOW_SECONDS = 0.05;
/** How long a sound is heard by itself, to know its steady state: nature needs longer than pulses. */
const STEADY_SECONDS = { noise: 3, nature: 5 };
/** After this a start is over, its 0.1 s ramp and the shaper's delay included; and after a stop all is silent. */
const SETTLED_SECONDS = 0.2;
const SILENT_SECONDS = 0.6;
const HIGH_HZ = 2000;
/**
 * Chromium's shaper reckons on steps of 2⁻²⁴, a noise of −155 dBFS: a window that is quieter than this counts as this
 * loud, or the floor of the arithmetic would be measured and no click.
 */
const QUIETEST_RMS = 10 ** (-70 / 20);

/** One edit, and the same figures where nobody edits, beside it. */
export interface ClickFigure {
  readonly name: string;
  /** Energy above 2 kHz within 50 ms of it, against all of that window's; and of the louder steady side. */
  readonly highEnergyDb: number;
  readonly steadyHighEnergyDb: number;
  /** The same against that window alone, however quiet it is. */
  readonly literalHighEnergyDb: number;
  /** The largest step within 50 ms of it, against the steady sound's 99.99th percentile; and with nobody touching it. */
  readonly stepRatio: number;
  readonly steadyStepRatio: number;
}

export interface SequenceFigures {
  readonly clicks: readonly ClickFigure[];
  readonly truePeakDb: number;
}

/** A sound that nobody touches. */
interface Steady {
  readonly usualStep: number;
  readonly largestStepRatio: number;
  readonly highEnergyDb: number;
}

/** A session that somebody keeps changing, listened to at every change; then each of its sounds by itself. */
export async function measureSequence({ kind, seconds: length, edits }: Sequence): Promise<SequenceFigures> {
  const isLoudest = kind === 'loudest';
  const alone = kind === 'tone' ? [] : steadyParts(edits, length);
  const end = (alone.at(-1)?.toSeconds ?? length) + SILENT_SECONDS;
  const channels = await renderChannels(end, [...edits, ...alone.flatMap((part) => part.edits)], isLoudest ? 2 : 1);
  const [samples = new Float32Array()] = channels;
  const steady = new Map(
    alone.map(({ key, fromSeconds, toSeconds }) => [key, steadyOf(seconds(samples, fromSeconds, toSeconds))]),
  );
  const clicks = edits.map((edit) => {
    const own = windowAt(samples, edit.atSeconds);
    const sides = edit.steady.flatMap((settings) => steady.get(keyOf(settings)) ?? []);
    const usual = Math.max(...sides.map((side) => side.usualStep));
    return {
      name: edit.name,
      highEnergyDb: highEnergyDb(own),
      literalHighEnergyDb: highEnergyDb(own, 0),
      steadyHighEnergyDb: Math.max(...sides.map((side) => side.highEnergyDb)),
      stepRatio: rmsOf(own) < QUIETEST_RMS ? 0 : largestStep(own) / usual,
      steadyStepRatio: Math.max(...sides.map((side) => side.largestStepRatio)),
    };
  });
  const session = channels.map((channel) => seconds(channel, 0, length));
  return { clicks, truePeakDb: isLoudest ? Math.max(...session.map(truePeakDb)) : Number.NEGATIVE_INFINITY };
}

const keyOf = (settings: DemoSettings): string => JSON.stringify(settings);

/** After the sequence every sound of it once more, with nothing but itself around it. */
function steadyParts(edits: readonly NamedEdit[], length: number) {
  const parts = [];
  let startSeconds = length;
  for (const settings of new Map(
    edits.flatMap(({ steady }) => steady.map((one) => [keyOf(one), one] as const)),
  ).values()) {
    const fromSeconds = startSeconds + SETTLED_SECONDS;
    const isNature = settings.backgroundSoundType === 'ambient';
    const toSeconds = fromSeconds + (isNature ? STEADY_SECONDS.nature : STEADY_SECONDS.noise);
    const own: Edit[] = [
      { atSeconds: startSeconds, act: 'start', settings },
      { atSeconds: toSeconds, act: 'stop', settings },
    ];
    parts.push({ key: keyOf(settings), fromSeconds, toSeconds, edits: own });
    startSeconds = toSeconds + SILENT_SECONDS;
  }
  return parts;
}

function steadyOf(samples: Float32Array): Steady {
  const usual = usualStep(samples);
  const middles = [0.25, 0.5, 0.75].map((part) => (part * samples.length) / RATE_HZ);
  const windows = middles.map((middle) => windowAt(samples, middle)).filter((part) => rmsOf(part) >= QUIETEST_RMS);
  return {
    usualStep: usual,
    largestStepRatio: usual === 0 ? 0 : largestStep(samples) / usual,
    highEnergyDb: Math.max(Number.NEGATIVE_INFINITY, ...windows.map(highEnergyDb)),
  };
}

const windowAt = (samples: Float32Array, atSeconds: number): Float32Array =>
  seconds(samples, atSeconds - HALF_WINDOW_SECONDS, atSeconds + HALF_WINDOW_SECONDS);

function highEnergyDb(samples: Float32Array, quietestRms: number = QUIETEST_RMS): number {
  const { amplitudes, hzPerBin } = spectrumOf(samples, RATE_HZ);
  const energy = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  const high = energy(amplitudes.subarray(Math.round(HIGH_HZ / hzPerBin)));
  const all = Math.max(energy(amplitudes), 2 * quietestRms ** 2);
  // A window that is silent has no click in it.
  return all === 0 ? Number.NEGATIVE_INFINITY : 10 * Math.log10(Math.max(high, 1e-30) / all);
}
