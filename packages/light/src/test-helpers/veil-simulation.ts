import { changeRate, edgeMask, GOVERNOR_LIMITS, type PhaseSegments, phaseCyclesAt, startPhase } from '@vayl/domain';
import { FlashAnalyser, type FlashVerdict } from '../analyser/flash-analyser.ts';
import type { DrawableFrame } from '../governor/drawable-frame.ts';
import type { FrameMoment, LightRequest } from '../governor/light-request.ts';
import { shapeWeight } from '../shape/shape-weight.ts';

export type Rgb8 = readonly [r: number, g: number, b: number];

/** Whatever makes frames: the governor, or something in its place that must be caught. */
export interface FrameMaker {
  step(request: LightRequest, moment: FrameMoment): DrawableFrame;
}

/** A place on the display, u and v from −1 to 1: the middle, the blend between the layers, and the rim. */
export interface Probe {
  readonly u: number;
  readonly v: number;
}

const PROBES: readonly Probe[] = [
  { u: 0, v: 0 },
  { u: 0.5, v: 0.1 },
  { u: 0.5, v: 0.4 },
  { u: 0.95, v: 0.2 },
];

export interface Simulation {
  readonly maker: FrameMaker;
  readonly refreshHz: number;
  readonly frames: number;
  readonly backgrounds: readonly Rgb8[];
  readonly requestAt: (frame: number) => LightRequest;
  /** When a frame is drawn, in frames: jitter moves it off its number. */
  readonly jitterAt?: (frame: number) => number;
  /** A dropped frame leaves the last one standing. */
  readonly isDropped?: (frame: number) => boolean;
}

export interface SimulationResult {
  readonly verdict: FlashVerdict;
  /** The largest change of relative luminance within a sixth of a second, while settled: no fade, no dissolve, no full depth. */
  readonly largestMove: number;
}

/** Plays requests through a maker of frames, composites over backgrounds in 8 bits, and judges what a person would see. */
export function simulate(simulation: Simulation): SimulationResult {
  const { maker, refreshHz, frames, backgrounds, requestAt } = simulation;
  const cells = PROBES.length * backgrounds.length;
  const analyser = new FlashAnalyser({ widthPx: cells, heightPx: 1, framesPerSecond: refreshHz, cellPx: 1 });
  const phases = new SimulatedPhases();
  const moves = new MoveMeter(cells, Math.floor(refreshHz / 6));
  const settled = new SettledWatch(refreshHz);
  const rgba = new Uint8Array(cells * 4).fill(255);
  let drawn: DrawableFrame | undefined;
  for (let frame = 0; frame < frames; frame += 1) {
    const request = requestAt(frame);
    if (drawn === undefined || simulation.isDropped?.(frame) !== true) {
      const seconds = (frame + (simulation.jitterAt?.(frame) ?? 0)) / refreshHz;
      drawn = maker.step(request, phases.momentAt(request, seconds, refreshHz));
    }
    paintProbes(rgba, drawn, backgrounds);
    analyser.push(rgba);
    settled.push(request, drawn);
    moves.push(rgba, settled.isSettled);
  }
  return { verdict: analyser.verdict(), largestMove: moves.largest };
}

/** The phases of both layers, as a phase authority keeps them: continuous through every change of rate. */
export class SimulatedPhases {
  #global: PhaseSegments | undefined;
  #center: PhaseSegments | undefined;
  #globalHz = 0;
  #centerHz = 0;

  momentAt(request: LightRequest, seconds: number, refreshHz: number): FrameMoment {
    const { globalModulationHz, centerModulationHz } = request;
    this.#global = followRate(this.#global, this.#globalHz, globalModulationHz, seconds);
    this.#center = followRate(this.#center, this.#centerHz, centerModulationHz, seconds);
    this.#globalHz = globalModulationHz;
    this.#centerHz = centerModulationHz;
    return {
      nowMs: seconds * 1000,
      refreshHz,
      isVisible: true,
      globalPhaseCycles: phaseCyclesAt(this.#global, seconds),
      centerPhaseCycles: phaseCyclesAt(this.#center, seconds),
    };
  }
}

function followRate(segments: PhaseSegments | undefined, beforeHz: number, hz: number, seconds: number): PhaseSegments {
  if (segments === undefined) return startPhase(seconds, hz);
  return beforeHz === hz ? segments : changeRate(segments, seconds, hz);
}

export function alphaAt(frame: DrawableFrame, { u, v }: Probe): number {
  const mask = edgeMask(u, v);
  const from = shapeWeight(frame.fromShape, u, v);
  const weight = from + (shapeWeight(frame.toShape, u, v) - from) * frame.dissolve;
  return weight * (frame.centerAlpha + (frame.edgeAlpha - frame.centerAlpha) * mask);
}

function paintProbes(rgba: Uint8Array, frame: DrawableFrame, backgrounds: readonly Rgb8[]): void {
  let at = 0;
  for (const probe of PROBES) {
    const alpha = Math.round(alphaAt(frame, probe) * 255) / 255;
    for (const [r, g, b] of backgrounds) {
      rgba[at] = Math.round(r + alpha * (frame.red * 255 - r));
      rgba[at + 1] = Math.round(g + alpha * (frame.green * 255 - g));
      rgba[at + 2] = Math.round(b + alpha * (frame.blue * 255 - b));
      at += 4;
    }
  }
}

/** Whether the light is past its fade, holds its shape, and has no layer at full depth. */
class SettledWatch {
  readonly #fadeFrames: number;
  #unsettledFrames: number;

  constructor(refreshHz: number) {
    // A start may wait a second before it fades in.
    this.#fadeFrames = Math.ceil(1.5 * refreshHz);
    this.#unsettledFrames = this.#fadeFrames;
  }

  get isSettled(): boolean {
    return this.#unsettledFrames === 0;
  }

  push({ isOn, globalModulationHz, centerModulationHz }: LightRequest, { dissolve }: DrawableFrame): void {
    this.#unsettledFrames = Math.max(0, this.#unsettledFrames - 1);
    if (!isOn) this.#unsettledFrames = this.#fadeFrames;
    const hasFullDepth = Math.min(globalModulationHz, centerModulationHz) <= GOVERNOR_LIMITS.fullDepthMaxHz;
    if (hasFullDepth || dissolve < 1) this.#unsettledFrames = Math.max(this.#unsettledFrames, 1);
  }
}

/** The largest move of any cell within a window of frames, counted only while the light is settled. */
class MoveMeter {
  readonly #cells: number;
  readonly #window: number;
  readonly #history: Float64Array;
  #frames = 0;
  #settledFrames = 0;
  largest = 0;

  constructor(cells: number, windowFrames: number) {
    this.#cells = cells;
    this.#window = windowFrames + 1;
    this.#history = new Float64Array(cells * this.#window);
  }

  push(rgba: Uint8Array, isSettled: boolean): void {
    const slot = this.#frames % this.#window;
    this.#settledFrames = isSettled ? this.#settledFrames + 1 : 0;
    for (let cell = 0; cell < this.#cells; cell += 1) {
      this.#history[slot * this.#cells + cell] = luminanceOf(rgba, cell * 4);
    }
    this.#frames += 1;
    if (this.#settledFrames >= this.#window) this.#measure();
  }

  #measure(): void {
    for (let cell = 0; cell < this.#cells; cell += 1) {
      let lowest = Number.POSITIVE_INFINITY;
      let highest = Number.NEGATIVE_INFINITY;
      for (let slot = 0; slot < this.#window; slot += 1) {
        const value = this.#history[slot * this.#cells + cell] ?? 0;
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
      }
      this.largest = Math.max(this.largest, highest - lowest);
    }
  }
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const encoded = byte / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

function luminanceOf(rgba: Uint8Array, at: number): number {
  const linear = (offset: number) => LINEAR[rgba[at + offset] ?? 0] ?? 0;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}
