import type { SessionSettings, VeilShape } from '@vayl/domain';

/** A rectangle in shares of the display, from its top left corner. */
export interface ClearWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the veil is: everywhere, only at the rim, or around a clear window to read in. */
export type LightShape =
  | { readonly is: Exclude<VeilShape, 'window'> }
  | { readonly is: 'window'; readonly clear: ClearWindow };

export const FULL_SHAPE: LightShape = { is: 'full' };

type LightSettings = Pick<
  SessionSettings,
  'isOn' | 'globalModulationHz' | 'centerModulationHz' | 'waveform' | 'visualHue'
>;

/** What a session asks of the light. It is a wish: what is drawn is the governor's answer. */
export interface LightRequest extends LightSettings {
  readonly globalModulationStrength?: number | undefined;
  readonly shape: LightShape;
  /** By the person's choice, or because the panel is HDR or a video plays. */
  readonly isStrict: boolean;
}

/** What the governor is told at each frame. */
export interface FrameMoment {
  /** A clock that only runs forward. */
  readonly nowMs: number;
  /** Measured; 0 while it is unknown. */
  readonly refreshHz: number;
  readonly isVisible: boolean;
  readonly globalPhaseCycles: number;
  readonly centerPhaseCycles: number;
}

export function isSameShape(a: LightShape, b: LightShape): boolean {
  if (a.is !== 'window' || b.is !== 'window') return a.is === b.is;
  const { clear: one } = a;
  const { clear: other } = b;
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}
