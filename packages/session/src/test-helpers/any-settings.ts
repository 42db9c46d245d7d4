import { AMBIENT_TRACKS, BACKGROUND_SOUND_TYPES, WAVEFORMS } from '@vayl/domain';
import fc from 'fast-check';
import type { PresetSettings } from '../index.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const rateHz = fc.double({ min: 0.1, max: 100, noNaN: true });

/** Any settings that a session can have. */
export const anyPresetSettings: fc.Arbitrary<PresetSettings> = fc
  .record({
    globalModulationHz: rateHz,
    centerModulationHz: rateHz,
    globalModulationStrength: share,
    waveform: fc.constantFrom(...WAVEFORMS),
    visualHue: fc.double({ min: 0, max: 360, noNaN: true }),
    isochronicPitch: fc.double({ min: 28, max: 1760, noNaN: true }),
    masterAudioVolume: share,
    backgroundSoundType: fc.constantFrom(...BACKGROUND_SOUND_TYPES),
    ambientTrack: fc.constantFrom(...AMBIENT_TRACKS),
    backgroundVolume: share,
  })
  .filter(({ globalModulationHz, centerModulationHz }) => globalModulationHz < centerModulationHz);
