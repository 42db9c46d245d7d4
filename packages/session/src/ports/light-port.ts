import type { SessionSettings, VeilShape, Waveform } from '@vayl/domain';

/** A rectangle in shares of the display, from its top left corner. */
export interface ClearWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type LightShape =
  | { readonly is: Exclude<VeilShape, 'window'> }
  | { readonly is: 'window'; readonly clear: ClearWindow };

type LightSettings = Pick<
  SessionSettings,
  'isOn' | 'globalModulationHz' | 'centerModulationHz' | 'globalModulationStrength' | 'waveform' | 'visualHue'
>;

/** What a session asks of the light. Rates of 0 ask for a tint that stands still. */
export interface LightRequest extends LightSettings {
  readonly shape: LightShape;
  readonly isStrict: boolean;
}

/** Why less is delivered than was asked for, in the words of the light. */
export type LightReportReason =
  | 'dark'
  | 'request-unreadable'
  | 'display-unknown'
  | 'display-too-slow'
  | 'strict'
  | 'guard'
  | 'changing'
  | 'none';

/** The most that the veil can change relative luminance on any background. */
export interface LightReport {
  readonly askedLuminance: number;
  readonly deliveredLuminance: number;
  readonly limitLuminance: number;
  readonly reason: LightReportReason;
}

/** What a display can show of a rate, and the sentence that says so. */
export interface RateOnDisplay {
  readonly grade: 'exact' | 'approximated' | 'not-representable';
  readonly text: string;
}

/** The light as a session sees it. A veil of `@vayl/light` is one. */
export interface LightPort {
  set(request: LightRequest): void;
  /** Dark on the next frame, without a fade. Light comes back only after a request that is off. */
  stop(): void;
  report(): LightReport;
  /** 0 while it is unknown. */
  readonly refreshHz: number;
  capability(hz: number, waveform: Waveform): RateOnDisplay;
}
