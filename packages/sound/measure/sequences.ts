import { BACKGROUND_SOUND_TYPES, DEMO_DEFAULTS, type DemoSettings, WAVEFORMS } from '@vayl/domain';
import fc from 'fast-check';
import type { Edit } from './page/render.ts';

/** What is being listened to: each kind has its own row of the table. */
export type SequenceKind = 'tone' | 'fast gate' | '1760 Hz' | 'background' | 'loudest';

export interface Sequence {
  readonly kind: SequenceKind;
  readonly seconds: number;
  readonly edits: readonly NamedEdit[];
}

/** Named by what somebody did; `steady` is what sounds before it, after it and, where much moves, in between. */
export interface NamedEdit extends Edit {
  readonly name: string;
  readonly steady: readonly DemoSettings[];
}

/** Two tracks that are as different as any. */
export const HEARD_TRACKS = ['Serene Rain', 'Tranquil Tides'] as const;

const KINDS: readonly SequenceKind[] = ['tone', 'tone', 'background', 'background', '1760 Hz', 'fast gate', 'loudest'];
const START_SECONDS = 0.1;
const FIRST_SECONDS = 1.2;
/** Far enough apart for a steady state, with every pulse in it, between two of them. */
const SPACING_SECONDS = 1.2;
const STEPS = 5;
const REST_SECONDS = 0.8;
const FRAME_SECONDS = 1 / 60;
const FRAMES_OF_A_DRAG = 12;
const EVERYTHING = 'everything at once';

/** One slider at a time: two on their way would pass through sounds that are louder than both ends. */
const DRAGGED = ['isochronicPitch', 'centerModulationHz', 'masterAudioVolume'] as const;

type Change = Partial<DemoSettings>;
type Step =
  | { readonly name: string; readonly change: Change; readonly isDragged?: boolean }
  | { readonly name: 'stop and start'; readonly silentSeconds: number };

/** The same sequences every time: fast-check draws them from one seed. */
export function sequencesOf(count: number): readonly Sequence[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? 'tone';
    return fc.sample(sequence(kind), { numRuns: 1, seed: index + 1 });
  }).flat();
}

const share = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
const within = (low: number, high: number) =>
  fc.integer({ min: 0, max: 1000 }).map((part) => low * (high / low) ** (part / 1000));

function sequence(kind: SequenceKind): fc.Arbitrary<Sequence> {
  const jitter = fc.array(fc.double({ min: 0, max: 0.05, noNaN: true }), { minLength: STEPS, maxLength: STEPS });
  const steps = fc.array(step(kind), { minLength: STEPS, maxLength: STEPS });
  return fc.record({ base: everything(kind), steps, jitter }).map(({ base, steps: taken, jitter: shifts }) => {
    let settings = base;
    const edits: NamedEdit[] = [
      { name: 'start', act: 'start', atSeconds: START_SECONDS, settings, steady: [settings] },
    ];
    for (const [index, one] of taken.entries()) {
      const made = editsOf(one, FIRST_SECONDS + index * SPACING_SECONDS + (shifts[index] ?? 0), settings);
      edits.push(...made);
      settings = made.at(-1)?.settings ?? settings;
    }
    const stopSeconds = FIRST_SECONDS + STEPS * SPACING_SECONDS;
    edits.push({ name: 'stop', act: 'stop', atSeconds: stopSeconds, settings, steady: [settings] });
    return { kind, seconds: stopSeconds + REST_SECONDS, edits };
  });
}

function editsOf(one: Step, atSeconds: number, before: DemoSettings): NamedEdit[] {
  if (!('change' in one)) {
    const edit = { settings: before, steady: [before] };
    return [
      { name: 'stop', act: 'stop', atSeconds, ...edit },
      { name: 'start', act: 'start', atSeconds: atSeconds + one.silentSeconds, ...edit },
    ];
  }
  const settings = { ...before, ...one.change };
  const steady = [before, settings, ...(one.name === EVERYTHING ? [between(before, settings)] : [])];
  if (!one.isDragged) return [{ name: one.name, act: 'apply', atSeconds, settings, steady }];
  return Array.from({ length: FRAMES_OF_A_DRAG }, (_, frame) => ({
    name: one.name,
    act: 'apply',
    atSeconds: atSeconds + frame * FRAME_SECONDS,
    settings: partWay(before, settings, (frame + 1) / FRAMES_OF_A_DRAG),
    steady,
  }));
}

/** On the way from a low loud tone to a high quiet one there is a high and fairly loud one. */
function between(before: DemoSettings, after: DemoSettings): DemoSettings {
  return {
    ...after,
    isochronicPitch: Math.max(before.isochronicPitch, after.isochronicPitch),
    masterAudioVolume: Math.max(before.masterAudioVolume, after.masterAudioVolume),
  };
}

/** A slider on its way: what is a number moves, the rest is there at once. */
function partWay(from: DemoSettings, to: DemoSettings, part: number): DemoSettings {
  const way = (a: number, b: number) => a + (b - a) * part;
  return {
    ...to,
    isochronicPitch: way(from.isochronicPitch, to.isochronicPitch),
    centerModulationHz: way(from.centerModulationHz, to.centerModulationHz),
    masterAudioVolume: way(from.masterAudioVolume, to.masterAudioVolume),
  };
}

function step(kind: SequenceKind): fc.Arbitrary<Step> {
  const all = everything(kind);
  const only = (name: string, ...keys: readonly (keyof DemoSettings)[]): fc.Arbitrary<Step> =>
    all.map((settings) => ({ name, change: Object.fromEntries(keys.map((key) => [key, settings[key]])) }));
  const noise = kind === 'background' || kind === 'loudest';
  return fc.oneof(
    only('pitch', 'isochronicPitch'),
    only('gate rate', 'centerModulationHz'),
    only('swell', 'globalModulationHz', 'globalModulationStrength'),
    only('waveform', 'waveform'),
    only('volume', 'masterAudioVolume'),
    fc.constant<Step>({ name: 'mute', change: { masterAudioVolume: 0, backgroundVolume: 0 } }),
    fc.boolean().map((hasOwnAudio): Step => ({ name: 'own audio', change: { hasOwnAudio } })),
    all.map((change): Step => ({ name: EVERYTHING, change })),
    ...DRAGGED.map((key) => only('dragged', key).map((one): Step => ({ ...one, isDragged: true }))),
    fc
      .double({ min: 0.05, max: 0.4, noNaN: true })
      .map((silentSeconds): Step => ({ name: 'stop and start', silentSeconds })),
    ...(noise
      ? [
          only('track', 'ambientTrack', 'backgroundSoundType').map(
            (one): Step => ({
              ...one,
              name: 'track',
              change: { ...('change' in one ? one.change : {}), backgroundSoundType: 'ambient' },
            }),
          ),
          only('background', 'backgroundSoundType'),
          only('background volume', 'backgroundVolume'),
        ]
      : []),
  );
}

function everything(kind: SequenceKind): fc.Arbitrary<DemoSettings> {
  const isLoudest = kind === 'loudest';
  const level = isLoudest ? fc.constant(1) : share;
  const [lowestPitch, highestPitch] =
    kind === '1760 Hz' ? [1760, 1760] : [28, kind === 'tone' || kind === 'fast gate' ? 432 : 1760];
  return fc
    .record({
      isochronicPitch: within(lowestPitch, highestPitch),
      centerModulationHz: kind === 'fast gate' ? within(15, 100) : within(1.5, 15),
      globalModulationHz: within(1.5, 15),
      globalModulationStrength: level,
      waveform: fc.constantFrom(...WAVEFORMS),
      masterAudioVolume: level,
      backgroundVolume: level,
      backgroundSoundType:
        kind === 'background' || isLoudest ? fc.constantFrom(...BACKGROUND_SOUND_TYPES) : fc.constant('off' as const),
      ambientTrack: fc.constantFrom(...HEARD_TRACKS),
    })
    .map((drawn) => ({ ...DEMO_DEFAULTS, isOn: true, ...drawn }));
}
