import type { LightRequest } from '@vayl/light';

/**
 * Where the waves stood at an instant. Windows have clocks of their own; the shell's is the one that all of them hear.
 */
export interface PhaseAnchor {
  readonly atShellMs: number;
  readonly globalHz: number;
  readonly globalCycles: number;
  readonly centerHz: number;
  readonly centerCycles: number;
}

/** From the session to the light over every display. The governor there reads it, and trusts nothing in it. */
export type OverlayOrder =
  | { readonly is: 'light'; readonly request: LightRequest; readonly phase: PhaseAnchor | undefined }
  | { readonly is: 'phase'; readonly phase: PhaseAnchor }
  | { readonly is: 'stop' };
