import { FULL_SHAPE, type LightRequest } from '../governor/light-request.ts';

/** The specification's own default, which asks for a flash on white: what most tests begin from. */
export const SPECIFIED_REQUEST: LightRequest = {
  isOn: true,
  globalModulationHz: 8,
  centerModulationHz: 12,
  globalModulationStrength: 0.45,
  waveform: 'Sine',
  visualHue: 240,
  shape: FULL_SHAPE,
  isStrict: false,
};
