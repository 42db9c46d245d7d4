import type { Waveform } from '@vayl/domain';
import { lightCapability, type PhaseAuthority } from '@vayl/light';
import type { LightPort, LightReport, LightRequest, LogFailure, RateOnDisplay } from '@vayl/session';
import type { ControlHost } from '../../host/control-host.ts';
import type { ControlBeat } from '../../wire/beat.ts';
import type { OverlayOrder, PhaseAnchor } from '../../wire/overlay-order.ts';
import type { OverlayReport } from '../../wire/overlay-report.ts';
import { ShellClock } from '../../wire/shell-clock.ts';

/** Every two seconds the overlays are told anew where the waves stand. */
const ANCHOR_EVERY_BEATS = 20;
const DARK: LightReport = { askedLuminance: 0, deliveredLuminance: 0, limitLuminance: 0, reason: 'dark' };

export interface OverlayLightOptions {
  readonly host: Pick<ControlHost, 'orderLight' | 'showOverlay'>;
  /** Where the waves stand, in the time of this page. */
  readonly phases: PhaseAuthority;
  readonly nowMs: () => number;
  readonly logFailure: LogFailure;
}

/** The light over all displays, as the session sees it: what is said of it is what the least of them can show. */
export class OverlayLight implements LightPort {
  readonly #options: OverlayLightOptions;
  readonly #clock = new ShellClock();
  #request: LightRequest | undefined;
  #reports: Readonly<Record<string, OverlayReport>> = {};
  #shown: ReadonlySet<string> = new Set();

  constructor(options: OverlayLightOptions) {
    this.#options = options;
  }

  set(request: LightRequest): void {
    const { phases, nowMs } = this.#options;
    this.#request = request;
    phases.setRates(request.globalModulationHz, request.centerModulationHz, nowMs());
    if (request.isOn) this.#show(Object.keys(this.#reports));
    this.#order({ is: 'light', request, phase: this.#anchor() });
  }

  stop(): void {
    if (this.#request !== undefined) this.#request = { ...this.#request, isOn: false };
    this.#order({ is: 'stop' });
    this.#show([]);
  }

  report(): LightReport {
    return this.#overlays.map(({ depth }) => depth).reduce(brighter, DARK);
  }

  get refreshHz(): number {
    return this.#overlays.length === 0 ? 0 : Math.min(...this.#overlays.map(({ refreshHz }) => refreshHz));
  }

  capability(hz: number, waveform: Waveform): RateOnDisplay {
    const missedShare = Math.max(0, ...this.#overlays.map((overlay) => overlay.missedShare));
    const fallbackHz = this.#request?.globalModulationHz;
    return lightCapability({ hz, waveform, refreshHz: this.refreshHz, missedShare, fallbackHz });
  }

  handleBeat({ number, shellMs, reports }: ControlBeat): void {
    this.#clock.hear(shellMs, this.#options.nowMs());
    const isNewOverlay = Object.keys(reports).some((label) => !(label in this.#reports));
    this.#reports = reports;
    // One that came later is told what the others know.
    if (isNewOverlay && this.#request !== undefined) this.set(this.#request);
    if (this.#request?.isOn === true) {
      // Asked for with every beat: where the sound is becomes known only by many readings.
      const phase = this.#anchor();
      if (phase !== undefined && number % ANCHOR_EVERY_BEATS === 0) this.#order({ is: 'phase', phase });
    } else if (this.#overlays.every(({ isDark }) => isDark)) this.#show([]);
  }

  /** The shell has taken the windows off the screens; here nothing of it is left, either. */
  handleDarkened(): void {
    this.#shown = new Set();
  }

  get #overlays(): readonly OverlayReport[] {
    return Object.values(this.#reports).filter(({ hasSurface }) => hasSurface);
  }

  #anchor(): PhaseAnchor | undefined {
    const { phases, nowMs } = this.#options;
    const atMs = nowMs();
    const atShellMs = this.#clock.shellMsAt(atMs);
    if (atShellMs === undefined || this.#request === undefined) return undefined;
    const { globalModulationHz: globalHz, centerModulationHz: centerHz } = this.#request;
    const [globalCycles, centerCycles] = [phases.globalPhaseCycles(atMs), phases.centerPhaseCycles(atMs)];
    return { atShellMs, globalHz, globalCycles, centerHz, centerCycles };
  }

  #order(order: OverlayOrder): void {
    const { host, logFailure } = this.#options;
    host.orderLight(order).catch((cause: unknown) => logFailure('light.order-failed', cause));
  }

  #show(labels: readonly string[]): void {
    const { host, logFailure } = this.#options;
    const before = this.#shown;
    this.#shown = new Set(labels);
    const changed = [...before, ...this.#shown].filter((label) => before.has(label) !== this.#shown.has(label));
    for (const label of changed) {
      const isShown = this.#shown.has(label);
      host.showOverlay(label, isShown).catch((cause: unknown) => logFailure('light.show-failed', cause));
    }
  }
}

function brighter(one: LightReport, other: LightReport): LightReport {
  return other.deliveredLuminance > one.deliveredLuminance || one === DARK ? other : one;
}
