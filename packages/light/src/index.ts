// The one door of this package: the veil, and the judge of its light.
export {
  FlashAnalyser,
  type FlashAnalyserOptions,
  type FlashCount,
  type FlashVerdict,
} from './analyser/flash-analyser.ts';
export { FLASH_RULES } from './analyser/flash-rules.ts';
export { type CapabilityQuestion, type LightCapability, lightCapability } from './display/light-capability.ts';
export { RefreshMeter } from './display/refresh-meter.ts';
export type { DepthReason, DepthReport } from './governor/depth-report.ts';
export type { DrawableFrame } from './governor/drawable-frame.ts';
export { Governor } from './governor/governor.ts';
export {
  type ClearWindow,
  type FrameMoment,
  FULL_SHAPE,
  type LightRequest,
  type LightShape,
} from './governor/light-request.ts';
export { createVeilRenderer, type VeilRenderer } from './renderer/veil-renderer.ts';
export { shapeWeight } from './shape/shape-weight.ts';
export type { FrameClock } from './veil/frame-clock.ts';
export type { HeardSound } from './veil/heard-sound.ts';
export { MonotonicPhases, type PhaseAuthority } from './veil/phase-authority.ts';
export { StepPhases } from './veil/step-phases.ts';
export { createVeil, type Veil, type VeilOptions } from './veil/veil.ts';
