import { PREFERENCES_DEFAULTS, SESSION_DEFAULTS, type SessionSettings, type VeilShape } from '@vayl/domain';
import type { ClearWindow, LightRequest } from '@vayl/light';

type SessionPart = Pick<
  SessionSettings,
  'isOn' | 'globalModulationHz' | 'centerModulationHz' | 'globalModulationStrength' | 'waveform' | 'visualHue'
>;

/** Everything on the panel. The clear window is kept while another shape is chosen. */
export interface BenchSettings extends SessionPart {
  readonly shape: VeilShape;
  readonly clearWindow: ClearWindow;
  readonly isStrict: boolean;
}

/** What a control may change. Only the switch turns the light on. */
export type BenchChange = Partial<Omit<BenchSettings, 'isOn'>>;

/** What every group of controls is given. */
export interface ControlsProps {
  readonly settings: BenchSettings;
  readonly onChange: (change: BenchChange) => void;
}

export const BENCH_DEFAULTS: BenchSettings = {
  isOn: false,
  globalModulationHz: SESSION_DEFAULTS.globalModulationHz,
  centerModulationHz: SESSION_DEFAULTS.centerModulationHz,
  globalModulationStrength: SESSION_DEFAULTS.globalModulationStrength,
  waveform: SESSION_DEFAULTS.waveform,
  visualHue: SESSION_DEFAULTS.visualHue,
  shape: PREFERENCES_DEFAULTS.veilShape,
  // Over the stage, where there is something to read.
  clearWindow: { left: 0.1, top: 0.2, right: 0.58, bottom: 0.72 },
  isStrict: PREFERENCES_DEFAULTS.isGuardStrict,
};

export function requestOf({ shape, clearWindow, ...asked }: BenchSettings): LightRequest {
  return { ...asked, shape: shape === 'window' ? { is: shape, clear: clearWindow } : { is: shape } };
}
