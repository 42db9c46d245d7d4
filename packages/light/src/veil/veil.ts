import { err, ok, type Result, type Waveform } from '@vayl/domain';
import { type LightCapability, lightCapability } from '../display/light-capability.ts';
import { RefreshMeter } from '../display/refresh-meter.ts';
import type { DepthReport } from '../governor/depth-report.ts';
import type { DrawableFrame } from '../governor/drawable-frame.ts';
import { Governor } from '../governor/governor.ts';
import type { FrameMoment, LightRequest } from '../governor/light-request.ts';
import { createVeilRenderer, type VeilRenderer } from '../renderer/veil-renderer.ts';
import { BROWSER_CLOCK, type FrameClock } from './frame-clock.ts';
import { MonotonicPhases, type PhaseAuthority } from './phase-authority.ts';

/** Above everything in the product, and never in the way of a pointer (OVL-03, OVL-04). */
const OVERLAY_STYLE = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:9999';

export interface VeilOptions {
  /** What the veil is put into: the page's body, or a stage in a workbench. */
  readonly parent: HTMLElement;
  readonly clock?: FrameClock;
  readonly phases?: PhaseAuthority;
}

export interface Veil {
  readonly canvas: HTMLCanvasElement;
  /** What the session asks for now. Frames run only while there is light, or light to come. */
  set(request: LightRequest): void;
  /** Dark on the next frame, without a fade. */
  stop(): void;
  report(): DepthReport;
  /** As measured while frames run; 0 while it is unknown. */
  readonly refreshHz: number;
  /** Of the frames that the display had time for. */
  readonly missedShare: number;
  /** What is on the screen; nothing before the first frame. It is written anew for each. */
  readonly frame: DrawableFrame | undefined;
  capability(hz: number, waveform: Waveform): LightCapability;
  dispose(): void;
}

/** Lays the veil over a page. A browser without WebGL gives an error value to log; the page goes on (OVL-20). */
export function createVeil(options: VeilOptions): Result<Veil, 'light/unavailable'> {
  const canvas = options.parent.ownerDocument.createElement('canvas');
  canvas.style.cssText = OVERLAY_STYLE;
  canvas.setAttribute('aria-hidden', 'true');
  const renderer = createVeilRenderer(canvas);
  if (!renderer.ok) return err(renderer.error);
  options.parent.append(canvas);
  return ok(new PageVeil(canvas, renderer.value, options));
}

class PageVeil implements Veil {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: VeilRenderer;
  readonly #clock: FrameClock;
  readonly #phases: PhaseAuthority;
  readonly #governor = new Governor();
  readonly #refresh = new RefreshMeter();
  readonly #resizes: ResizeObserver;
  readonly #moment: { -readonly [Field in keyof FrameMoment]: FrameMoment[Field] } = {
    nowMs: 0,
    refreshHz: 0,
    isVisible: true,
    globalPhaseCycles: 0,
    centerPhaseCycles: 0,
  };
  #request: LightRequest | undefined;
  #frame: DrawableFrame | undefined;
  #frameHandle: number | undefined;

  constructor(canvas: HTMLCanvasElement, renderer: VeilRenderer, { clock, phases }: VeilOptions) {
    this.canvas = canvas;
    this.#renderer = renderer;
    this.#clock = clock ?? BROWSER_CLOCK;
    this.#phases = phases ?? new MonotonicPhases();
    this.#resizes = new ResizeObserver(this.#handleResize);
    this.#resizes.observe(canvas);
    this.#handleResize();
    canvas.ownerDocument.addEventListener('visibilitychange', this.#handleVisibility);
    canvas.addEventListener('webglcontextlost', this.#handleLost);
  }

  set(request: LightRequest): void {
    this.#request = request;
    this.#phases.setRates(request.globalModulationHz, request.centerModulationHz, this.#clock.nowMs());
    if (request.isOn) this.#run();
  }

  stop(): void {
    this.#governor.stop();
    if (this.#request === undefined) return;
    // A hidden page gets no frame to be dark in.
    if (this.#isPageVisible) this.#run();
    else this.#darken();
  }

  report(): DepthReport {
    return this.#governor.report();
  }

  get refreshHz(): number {
    return this.#refresh.refreshHz;
  }

  get missedShare(): number {
    return this.#refresh.missedShare;
  }

  get frame(): DrawableFrame | undefined {
    return this.#frame;
  }

  capability(hz: number, waveform: Waveform): LightCapability {
    const { refreshHz, missedShare } = this.#refresh;
    return lightCapability({ hz, waveform, refreshHz, missedShare, fallbackHz: this.#request?.globalModulationHz });
  }

  dispose(): void {
    if (this.#frameHandle !== undefined) this.#clock.cancelFrame(this.#frameHandle);
    this.#resizes.disconnect();
    this.canvas.ownerDocument.removeEventListener('visibilitychange', this.#handleVisibility);
    this.canvas.removeEventListener('webglcontextlost', this.#handleLost);
    this.#renderer.dispose();
    this.canvas.remove();
  }

  get #isPageVisible(): boolean {
    return this.canvas.ownerDocument.visibilityState === 'visible';
  }

  #run(): void {
    this.#frameHandle ??= this.#clock.requestFrame(this.#handleFrame);
  }

  readonly #handleFrame = (frameTimeMs: number): void => {
    this.#frameHandle = undefined;
    const request = this.#request;
    if (request === undefined) return;
    // What is drawn by the rate of one display is not for another: the light starts anew there.
    const isOtherDisplay = this.#refresh.push(frameTimeMs);
    const moment = this.#moment;
    moment.nowMs = frameTimeMs;
    moment.refreshHz = this.#refresh.refreshHz;
    moment.isVisible = !isOtherDisplay && !this.#renderer.isLost && this.#isPageVisible;
    moment.globalPhaseCycles = this.#phases.globalPhaseCycles(frameTimeMs);
    moment.centerPhaseCycles = this.#phases.centerPhaseCycles(frameTimeMs);
    const frame = this.#governor.step(request, moment);
    this.#frame = frame;
    this.#renderer.draw(frame);
    // With the light off and its fade at an end, nothing runs (OVL-07).
    if (request.isOn || !frame.isDark) this.#run();
    else this.#refresh.reset();
  };

  readonly #handleResize = (): void => {
    const { clientWidth, clientHeight, ownerDocument } = this.canvas;
    const deviceShare = ownerDocument.defaultView?.devicePixelRatio ?? 1;
    this.#renderer.resize(clientWidth * deviceShare, clientHeight * deviceShare);
    // A new size empties the canvas. Without the frame it held, a window that is being dragged would blink.
    if (this.#frame !== undefined) this.#renderer.draw(this.#frame);
  };

  // A hidden page gets no frames to be dark in, so it is darkened here and now.
  readonly #handleVisibility = (): void => {
    this.#refresh.reset();
    if (!this.#isPageVisible) this.#darken();
  };

  // Nobody asked for light from a context that comes back, so it takes a request to have it again.
  readonly #handleLost = (): void => {
    this.#governor.stop();
    this.#darken();
  };

  #darken(): void {
    if (this.#request === undefined) return;
    this.#moment.nowMs = this.#clock.nowMs();
    this.#moment.isVisible = false;
    this.#frame = this.#governor.step(this.#request, this.#moment);
    this.#renderer.draw(this.#frame);
  }
}
