import type { Chance } from './chance.ts';
import { addWrapped, type Loop, mixed, ratioOf, SAMPLE_RATE_HZ, secondsOf } from './loop.ts';
import { matched, type ThirdOctaves } from './third-octaves.ts';
import { type Water, water } from './water.ts';

export interface Birds {
  readonly stream: Water;
  readonly streamDb: number;
  readonly syllablesPerSecond: number;
}

interface Species {
  readonly hz: number;
  readonly syllableSeconds: number;
  /** Change of pitch over a syllable, as a share. */
  readonly sweep: number;
  readonly trillHz: number;
  readonly gapSeconds: number;
  readonly levelDb: number;
}

const SPECIES = 5;
const MEAN_PHRASE = 6;
const ECHOES = 24;
const ECHO_DECAY_SECONDS = 0.12;
const ECHO_DB = -16;
const TRILL_DEPTH = 0.03;

export function birds(length: number, chance: Chance, scene: Birds & { readonly streamSpectrum: ThirdOctaves }): Loop {
  const stream = water(length, chance.fork(), { ...scene.stream, spectrum: scene.streamSpectrum });
  const song = new Float64Array(length);
  const flock = flockOf(chance.fork());
  const singing = chance.fork();
  const phrases = Math.max(2, Math.round((secondsOf(length) * scene.syllablesPerSecond) / MEAN_PHRASE));
  for (let phrase = 0; phrase < phrases; phrase += 1) {
    const species = flock[singing.below(flock.length)];
    if (species !== undefined) sing(song, singing, species);
  }
  return mixed([
    { loop: matched(stream, scene.streamSpectrum), levelDb: scene.streamDb },
    { loop: song, levelDb: 0 },
  ]);
}

function flockOf(chance: Chance): Species[] {
  return Array.from({ length: SPECIES }, () => ({
    hz: chance.logBetween(2300, 4600),
    syllableSeconds: chance.between(0.04, 0.09),
    sweep: chance.between(-0.35, 0.5),
    trillHz: chance.between(15, 45),
    gapSeconds: chance.between(0.05, 0.16),
    levelDb: chance.between(-8, 0),
  }));
}

/** One phrase: the same syllable a few times over, a little different each time. */
function sing(song: Loop, chance: Chance, species: Species): void {
  const count = 3 + chance.below(7);
  const phraseDb = species.levelDb + chance.between(-4, 0);
  let at = chance.uniform() * song.length;
  for (let index = 0; index < count; index += 1) {
    const kernel = syllable(species, 1 + 0.04 * chance.normal());
    const gain = ratioOf(phraseDb + chance.between(-3, 0));
    addWrapped(song, kernel, { at, gain });
    echo(song, chance, { kernel, at, gain });
    at += kernel.length + species.gapSeconds * chance.between(0.7, 1.3) * SAMPLE_RATE_HZ;
  }
}

function syllable({ hz, syllableSeconds, sweep, trillHz }: Species, pitch: number): Float64Array {
  const length = Math.round(syllableSeconds * SAMPLE_RATE_HZ);
  let turns = 0;
  return new Float64Array(length).map((_, index) => {
    const share = index / length;
    const trill = TRILL_DEPTH * Math.sin(2 * Math.PI * trillHz * share * syllableSeconds);
    turns += (hz * pitch * (1 + sweep * (share - 0.5) + trill)) / SAMPLE_RATE_HZ;
    const tone = Math.sin(2 * Math.PI * turns) + 0.06 * Math.sin(4 * Math.PI * turns);
    return tone * Math.sin(Math.PI * share) ** 1.5;
  });
}

interface Sounding {
  readonly kernel: Float64Array;
  readonly at: number;
  readonly gain: number;
}

/** The wood around answers: many faint returns that die away. */
function echo(song: Loop, chance: Chance, { kernel, at, gain }: Sounding): void {
  for (let index = 0; index < ECHOES; index += 1) {
    const delaySeconds = chance.between(0.01, 3 * ECHO_DECAY_SECONDS);
    const faded = ratioOf(ECHO_DB) * Math.exp(-delaySeconds / ECHO_DECAY_SECONDS) * chance.normal();
    addWrapped(song, kernel, { at: at + delaySeconds * SAMPLE_RATE_HZ, gain: gain * faded });
  }
}
