import { createVeil, type FrameClock, type HeardSound, StepPhases, type Veil } from '@vayl/light';
import type { LightPort, LogFailure } from '@vayl/session';

export interface LightPortOptions {
  /** What the veil is laid over. */
  readonly parent: HTMLElement;
  readonly heard: () => HeardSound | undefined;
  readonly logFailure: LogFailure;
  /** Tests and films bring their own frames. */
  readonly frameClock?: FrameClock | undefined;
}

export interface DemoLight extends LightPort, Pick<Veil, 'canvas' | 'dispose'> {}

/** The veil over the page, in step with the sound. A browser without WebGL has none, which is logged only (OVL-20). */
export function lightPort({ parent, heard, logFailure, frameClock }: LightPortOptions): DemoLight | undefined {
  const phases = new StepPhases(heard);
  const veil = createVeil({ parent, phases, ...(frameClock !== undefined && { clock: frameClock }) });
  if (veil.ok) return veil.value;
  logFailure('light.open-failed', veil.error);
  return undefined;
}
