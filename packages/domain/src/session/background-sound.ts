export const BACKGROUND_SOUND_TYPES = ['off', 'pink', 'brown', 'ambient'] as const;
export type BackgroundSoundType = (typeof BACKGROUND_SOUND_TYPES)[number];

export const AMBIENT_TRACKS = [
  'Birdsong by the Stream',
  'Cascading Waterfall',
  'Desert Wind',
  'Gentle Rainfall',
  'Meditative Rainfall',
  'Peaceful River Flow',
  'Rolling Thunderstorm',
  'Serene Rain',
  'Soothing Ocean Waves',
  'Tranquil Tides',
] as const;
export type AmbientTrack = (typeof AMBIENT_TRACKS)[number];

export const DEFAULT_AMBIENT_TRACK: AmbientTrack = 'Serene Rain';

/** The Nature Track selector exists only where there is a nature track to choose. */
export function hasNatureTrackSelector(type: BackgroundSoundType): boolean {
  return type === 'ambient';
}

export function isBackgroundVolumeEnabled(type: BackgroundSoundType): boolean {
  return type !== 'off';
}
