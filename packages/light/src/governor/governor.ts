import { changeShare, DEFAULT_HUE_DEGREES, type PendingChange, veilColour } from '@vayl/domain';
import { type DepthReport, reportDepth } from './depth-report.ts';
import { DrawableFrame, darkValues } from './drawable-frame.ts';
import { Layer } from './layer.ts';
import { type LightPlan, planLight } from './light-plan.ts';
import type { FrameMoment, LightRequest } from './light-request.ts';
import { Power } from './power.ts';
import { ShapeDissolve } from './shape-dissolve.ts';

// A refresh rate that is measured anew trembles; a plan follows it in steps of this.
const REFRESH_STEP_HZ = 0.5;

/**
 * The only maker of a drawable frame. Whatever is asked, in whatever order and rhythm, what it returns keeps the mean
 * that was asked for, swings no further than the limits of its rate and display, and moves no faster than one budget
 * for everything that moves. It has no override.
 */
export class Governor {
  readonly #power = new Power();
  readonly #edge = new Layer();
  readonly #center = new Layer();
  readonly #dissolve = new ShapeDissolve();
  readonly #values = darkValues();
  readonly #frame = new DrawableFrame(this.#values);
  readonly #pending: { -readonly [Field in keyof PendingChange]: PendingChange[Field] } = {
    meanAlpha: 0,
    swingAlpha: 0,
    hueDegrees: 0,
    highestAlpha: 0,
  };
  #hueDegrees = DEFAULT_HUE_DEGREES;
  #colourHue = Number.NaN;
  #lastMs = Number.NaN;
  #request: LightRequest | undefined;
  #plannedRefreshHz = Number.NaN;
  #plan: LightPlan | undefined;
  #isStopped = false;
  #isMoving = false;

  /** Dark on the next frame, without a fade. Light comes back only when a request has been off and on again. */
  stop(): void {
    this.#isStopped = true;
  }

  step(request: LightRequest, moment: FrameMoment): DrawableFrame {
    const plan = this.#planFor(request, moment.refreshHz);
    const elapsedMs = moment.nowMs - this.#lastMs;
    this.#lastMs = moment.nowMs;
    const isClockRunning = Number.isFinite(moment.nowMs) && !(elapsedMs < 0);
    if (this.#isStopped || !moment.isVisible || !isClockRunning) this.#power.stop(moment.nowMs);
    // A stop holds until somebody has switched off; only then can the light be switched on again.
    if (!request.isOn) this.#isStopped = false;
    const centerPhaseCycles = plan.isCenterAtGlobalRate ? moment.globalPhaseCycles : moment.centerPhaseCycles;
    const sinceLastMs = Number.isFinite(elapsedMs) ? Math.max(0, elapsedMs) : 0;
    const isWanted = request.isOn && moment.isVisible && !this.#isStopped;
    if (this.#power.isDark) {
      this.#snap(plan, request, moment.globalPhaseCycles, centerPhaseCycles);
    } else {
      this.#edge.follow(plan.edge, moment.globalPhaseCycles, sinceLastMs);
      this.#center.follow(plan.center, centerPhaseCycles, sinceLastMs);
      this.#dissolve.step(request.shape, sinceLastMs);
      this.#spendBudget(plan, sinceLastMs / 1000);
    }
    this.#power.step(isWanted, moment.nowMs, sinceLastMs);
    return this.#draw(plan, moment.globalPhaseCycles, centerPhaseCycles);
  }

  /** Asked and delivered depth, and what stands between them, for the meter. */
  report(): DepthReport {
    return reportDepth({
      plan: this.#plan,
      isStrict: this.#request?.isStrict ?? false,
      isRefreshKnown: this.#plannedRefreshHz > 0,
      hueDegrees: this.#hueDegrees,
      isDark: this.#power.isDark,
      isMoving: this.#isMoving,
      edgeSwing: this.#edge.swing,
      centerSwing: this.#center.swing,
    });
  }

  #planFor(request: LightRequest, refreshHz: number): LightPlan {
    const steppedHz = Math.round(refreshHz / REFRESH_STEP_HZ) * REFRESH_STEP_HZ;
    const isKnown =
      this.#plan !== undefined && this.#request === request && Object.is(this.#plannedRefreshHz, steppedHz);
    if (this.#plan !== undefined && isKnown) return this.#plan;
    this.#plan = planLight(request, steppedHz);
    this.#request = request;
    this.#plannedRefreshHz = steppedHz;
    return this.#plan;
  }

  #snap(plan: LightPlan, request: LightRequest, globalPhaseCycles: number, centerPhaseCycles: number): void {
    this.#edge.snap(plan.edge, globalPhaseCycles);
    this.#center.snap(plan.center, centerPhaseCycles);
    this.#dissolve.snap(request.shape);
    if (Number.isFinite(plan.hueDegrees)) this.#hueDegrees = plan.hueDegrees;
  }

  #spendBudget(plan: LightPlan, frameSeconds: number): void {
    const { mean: edgeMean, swing: edgeSwing } = this.#edge;
    const { mean: centerMean, swing: centerSwing } = this.#center;
    const hueToGo = Number.isFinite(plan.hueDegrees) ? shorterWay(this.#hueDegrees, plan.hueDegrees) : 0;
    this.#pending.meanAlpha = Math.max(Math.abs(plan.edge.mean - edgeMean), Math.abs(plan.center.mean - centerMean));
    this.#pending.swingAlpha = Math.max(plan.edge.swing - edgeSwing, plan.center.swing - centerSwing);
    this.#pending.hueDegrees = hueToGo;
    this.#pending.highestAlpha = Math.max(edgeMean + edgeSwing / 2, centerMean + centerSwing / 2);
    const share = changeShare(this.#pending, frameSeconds);
    this.#isMoving = share < 1;
    this.#edge.approach(plan.edge, share);
    this.#center.approach(plan.center, share);
    this.#hueDegrees = (this.#hueDegrees + share * hueToGo + 360) % 360;
  }

  #draw(plan: LightPlan, globalPhaseCycles: number, centerPhaseCycles: number): DrawableFrame {
    const frame = this.#values;
    const { fade } = this.#power;
    frame.edgeAlpha = fade * this.#edge.alpha(plan.edge, globalPhaseCycles);
    frame.centerAlpha = fade * this.#center.alpha(plan.center, centerPhaseCycles);
    frame.fromShape = this.#dissolve.from;
    frame.toShape = this.#dissolve.to;
    frame.dissolve = this.#dissolve.share;
    if (this.#colourHue !== this.#hueDegrees) {
      const { r, g, b } = veilColour(this.#hueDegrees);
      this.#colourHue = this.#hueDegrees;
      frame.red = r;
      frame.green = g;
      frame.blue = b;
    }
    return this.#frame;
  }
}

function shorterWay(fromDegrees: number, toDegrees: number): number {
  return ((((toDegrees - fromDegrees) % 360) + 540) % 360) - 180;
}
