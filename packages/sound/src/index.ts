// The one door of this package.

export type { BackgroundSources } from './engine/background.ts';
export { NOISE_LOOP_SECONDS } from './engine/noise-source.ts';
export { shapedLevel } from './engine/safety-shaper.ts';
export { SiteChord } from './engine/site-chord.ts';
export { SoundEngine } from './engine/sound-engine.ts';
export { LiveSound, type LiveSoundOptions } from './live/live-sound.ts';
export { type PlayingSound, SessionSound } from './live/session-sound.ts';
export { createTrackLoader, fetchBytes, type TrackLoaderOptions } from './live/track-loader.ts';
export { envelopeOf } from './meters/envelope.ts';
export { type Channels, loudnessLufs } from './meters/loudness.ts';
export { type Band, type Slope, slopeOf, thirdOctaveDensities } from './meters/octave-bands.ts';
export { type Spectrogram, type SpectrogramQuestion, spectrogramOf } from './meters/spectrogram.ts';
export { amplitudeAt, decibels, lineAmplitude, type Spectrum, spectrumOf, strongestHz } from './meters/spectrum.ts';
export { truePeakDb } from './meters/true-peak.ts';
export { type NoiseColour, type NoiseQuestion, spectralNoise } from './noise/spectral-noise.ts';
export { AudioPhases, type AudioPhasesOptions, type PlayingPhases } from './phase/audio-phases.ts';
export { OutputClock, type OutputTimestamp } from './phase/output-clock.ts';
export { type ModulatorPlan, planSound, type SoundPlan, type SoundSettings } from './plan/sound-plan.ts';
export { type Complex, inverse, transform } from './signal/fourier.ts';
