import { GOVERNOR_LIMITS, luminanceSensitivity, veilColour } from '@vayl/domain';
import type { LayerPlan, LightPlan } from './light-plan.ts';

/** Why less is delivered than was asked for, the weightiest reason first. */
export type DepthReason =
  | 'dark'
  | 'request-unreadable'
  | 'display-unknown'
  | 'display-too-slow'
  | 'strict'
  | 'guard'
  | 'changing'
  | 'none';

/** For the meter: the most that the veil can change relative luminance on any background. */
export interface DepthReport {
  readonly askedLuminance: number;
  readonly deliveredLuminance: number;
  readonly limitLuminance: number;
  readonly reason: DepthReason;
}

export interface DepthState {
  readonly plan: LightPlan | undefined;
  readonly isStrict: boolean;
  readonly isRefreshKnown: boolean;
  readonly hueDegrees: number;
  readonly isDark: boolean;
  readonly isMoving: boolean;
  readonly edgeSwing: number;
  readonly centerSwing: number;
}

export function reportDepth(state: DepthState): DepthReport {
  const { plan, hueDegrees, edgeSwing, centerSwing, isDark } = state;
  const edge = plan?.edge;
  const center = plan?.center;
  // As the request asks for it, so that asked and delivered are read on one scale.
  const highestAlpha = Math.max(highestOf(edge), highestOf(center));
  const sensitivity = luminanceSensitivity(veilColour(hueDegrees), highestAlpha);
  return {
    askedLuminance: sensitivity * Math.max(edge?.askedSwing ?? 0, center?.askedSwing ?? 0),
    deliveredLuminance: isDark ? 0 : sensitivity * Math.max(edgeSwing, centerSwing),
    limitLuminance: GOVERNOR_LIMITS.flashLuminance,
    reason: reasonOf(state),
  };
}

function highestOf(layer: LayerPlan | undefined): number {
  return layer === undefined ? 0 : layer.mean + layer.askedSwing / 2;
}

function reasonOf({ plan, isDark, isRefreshKnown, isStrict, isMoving }: DepthState): DepthReason {
  if (plan === undefined || isDark) return 'dark';
  if (!plan.isReadable) return 'request-unreadable';
  const isStill = plan.edge.askedSwing === 0 && plan.center.askedSwing === 0;
  // A tint that is asked to stand still is whole on any display.
  if (!isRefreshKnown && !isStill) return 'display-unknown';
  if (!plan.isDrawnAsAsked) return 'display-too-slow';
  const isCapped = plan.edge.swing < plan.edge.askedSwing || plan.center.swing < plan.center.askedSwing;
  if (isCapped) return isStrict ? 'strict' : 'guard';
  return isMoving ? 'changing' : 'none';
}
