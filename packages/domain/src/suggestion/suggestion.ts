import type { z } from 'zod';
import { SessionSettings } from '../session/settings.ts';

/** The settings that a suggestion sets. `isOn` is not among them: nothing but a person starts the light (RD-41). */
export const Suggestion = SessionSettings.pick({
  globalModulationHz: true,
  centerModulationHz: true,
  globalModulationStrength: true,
  visualHue: true,
  masterAudioVolume: true,
  waveform: true,
});
export type Suggestion = z.infer<typeof Suggestion>;
