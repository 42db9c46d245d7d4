import { z } from 'zod';
import { BAND_NAMES } from '../frequency/band.ts';
import { BACKGROUND_SOUND_TYPES, DEFAULT_AMBIENT_TRACK } from './background-sound.ts';
import { DEFAULT_HUE_DEGREES } from './hue.ts';
import { SLIDERS } from './slider.ts';
import { WAVEFORMS } from './waveform.ts';

const share = z.number().min(0).max(1);
const { isochronicPitch, visualHue } = SLIDERS;

/**
 * What one session is set to. The field names are the wire's, so units stand here: modulation rates and pitch in Hz,
 * hue in degrees, strength and volumes as shares.
 */
export const SessionSettings = z.object({
  isOn: z.boolean(),
  // Any positive rate is a setting; what light and sound do with it is decided where it is drawn and played.
  globalModulationHz: z.number().positive(),
  centerModulationHz: z.number().positive(),
  globalModulationStrength: share,
  waveform: z.enum(WAVEFORMS),
  visualHue: z.number().min(visualHue.min).max(visualHue.max),
  isochronicPitch: z.number().min(isochronicPitch.min).max(isochronicPitch.max),
  masterAudioVolume: share,
  backgroundSoundType: z.enum(BACKGROUND_SOUND_TYPES),
  // A string, not the list: a track that a later version adds must survive in an older one's settings.
  ambientTrack: z.string().min(1),
  backgroundVolume: share,
  // Legacy: only displayed, and only where a modulation rate is absent.
  frequencyBand1: z.enum(BAND_NAMES),
  frequencyBand2: z.enum(BAND_NAMES),
});
export type SessionSettings = z.infer<typeof SessionSettings>;

/** The browser demo's settings: a session, and whether the visitor listens to something of their own (RD-38). */
export const DemoSettings = SessionSettings.extend({ hasOwnAudio: z.boolean() });
export type DemoSettings = z.infer<typeof DemoSettings>;

export const DEFAULT_STRENGTH = 0.45;

export const DEMO_DEFAULTS: DemoSettings = {
  isOn: false,
  frequencyBand1: 'Delta',
  frequencyBand2: 'Gamma',
  globalModulationHz: 8,
  centerModulationHz: 12,
  waveform: 'Sine',
  globalModulationStrength: DEFAULT_STRENGTH,
  masterAudioVolume: 0.1,
  visualHue: 243,
  isochronicPitch: 205,
  backgroundSoundType: 'off',
  backgroundVolume: 0.015,
  ambientTrack: DEFAULT_AMBIENT_TRACK,
  hasOwnAudio: false,
};

const { hasOwnAudio: _demoOnly, ...sessionPart } = DEMO_DEFAULTS;

/** Live defaults equal the demo's, except for the hue (RD-37). */
export const SESSION_DEFAULTS: SessionSettings = { ...sessionPart, visualHue: DEFAULT_HUE_DEGREES };
