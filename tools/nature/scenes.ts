import type { AmbientTrack } from '@vayl/domain';
import type { Birds } from './birds.ts';
import type { Rain } from './rain.ts';
import * as spectra from './spectra.ts';
import type { ThirdOctaves } from './third-octaves.ts';
import type { Thunder } from './thunder.ts';
import type { Water } from './water.ts';
import type { Waves } from './waves.ts';
import type { Wind } from './wind.ts';

type Recipe =
  | { readonly recipe: 'rain'; readonly parameters: Rain }
  | { readonly recipe: 'water'; readonly parameters: Water }
  | { readonly recipe: 'waves'; readonly parameters: Waves }
  | { readonly recipe: 'wind'; readonly parameters: Wind }
  | { readonly recipe: 'thunder'; readonly parameters: Thunder; readonly rainSpectrum: ThirdOctaves }
  | { readonly recipe: 'birds'; readonly parameters: Birds; readonly streamSpectrum: ThirdOctaves };

export type Scene = Recipe & {
  readonly seed: number;
  readonly spectrum: ThirdOctaves;
};

const STEADY_RAIN: Rain = {
  dropsPerSecond: 900,
  spread: 0.8,
  bedDb: 4.5,
  bubblesDb: -12,
  closePerSecond: 0.7,
  closeDb: -13,
  gainDepth: 0.11,
};

const STREAM: Water = {
  bubblesPerSecond: 300,
  smallestMetres: 0.00035,
  largestMetres: 0.007,
  loudnessPower: -0.2,
  spread: 0.9,
  bedDb: -1,
  gainDepth: 0.12,
};

const SEA: Waves = { spacingSeconds: 5, floorDb: -17, spread: 0.35, commonDepth: 0.28, ownDepth: 0.18 };

export const SCENES: Readonly<Record<AmbientTrack, Scene>> = {
  'Birdsong by the Stream': {
    recipe: 'birds',
    seed: 1101,
    spectrum: spectra.BIRDS_AND_STREAM,
    streamSpectrum: spectra.RIVER,
    parameters: { stream: STREAM, streamDb: 1, syllablesPerSecond: 4 },
  },
  'Cascading Waterfall': {
    recipe: 'water',
    seed: 1202,
    spectrum: spectra.WATERFALL,
    parameters: {
      bubblesPerSecond: 900,
      smallestMetres: 0.0006,
      largestMetres: 0.006,
      loudnessPower: 0.6,
      spread: 0.6,
      bedDb: 6,
      gainDepth: 0.08,
    },
  },
  'Desert Wind': {
    recipe: 'wind',
    seed: 1303,
    spectrum: spectra.WIND,
    parameters: { gustDepth: 0.55, commonShare: 0.7, ownShare: 0.5, flutterDepth: 0.13, howlDb: -14 },
  },
  'Gentle Rainfall': {
    recipe: 'rain',
    seed: 1404,
    spectrum: spectra.LIGHT_RAIN,
    parameters: { ...STEADY_RAIN, dropsPerSecond: 600, spread: 0.9, bedDb: 4.5, gainDepth: 0.12 },
  },
  'Meditative Rainfall': { recipe: 'rain', seed: 1505, spectrum: spectra.STEADY_RAIN, parameters: STEADY_RAIN },
  'Peaceful River Flow': { recipe: 'water', seed: 1606, spectrum: spectra.RIVER, parameters: STREAM },
  'Rolling Thunderstorm': {
    recipe: 'thunder',
    seed: 1707,
    spectrum: spectra.THUNDER,
    rainSpectrum: spectra.STEADY_RAIN,
    parameters: {
      rain: STEADY_RAIN,
      rainDb: -6,
      strikeSpacingSeconds: 14,
      crackDb: -9,
      farDb: -26,
      decayFromSeconds: 0.8,
      decayToSeconds: 2.6,
    },
  },
  'Serene Rain': {
    recipe: 'rain',
    seed: 1808,
    spectrum: spectra.SOFT_RAIN,
    parameters: { ...STEADY_RAIN, dropsPerSecond: 600, gainDepth: 0.12 },
  },
  'Soothing Ocean Waves': { recipe: 'waves', seed: 1909, spectrum: spectra.SURF, parameters: SEA },
  'Tranquil Tides': {
    recipe: 'waves',
    seed: 2010,
    spectrum: spectra.TIDES,
    parameters: { ...SEA, spacingSeconds: 6.5, floorDb: -11 },
  },
};
