import { createVeil, type LightRequest, StepPhases, type Veil } from '@vayl/light';
import type { OverlayHost } from '../host/overlay-host.ts';
import type { OverlayOrder } from '../wire/overlay-order.ts';
import type { OverlayReport } from '../wire/overlay-report.ts';
import { ShellClock } from '../wire/shell-clock.ts';
import { AnchoredSound } from './anchored-sound.ts';
import { warmUp } from './warm-up.ts';
import { Watchdog } from './watchdog.ts';

const LOOK_EVERY_MS = 50;
/** Such a display may be so bright that the usual depth is too much: the strict guard holds there, whatever was asked. */
const BRIGHT_DISPLAY = '(dynamic-range: high)';
const WITHOUT_SURFACE: OverlayReport = {
  depth: { askedLuminance: 0, deliveredLuminance: 0, limitLuminance: 0, reason: 'dark' },
  refreshHz: 0,
  missedShare: 0,
  hasSurface: false,
  isDark: true,
};

/** The light over one display. It does what it is ordered, for as long as the shell's beat says that somebody is there. */
export async function startOverlay(host: OverlayHost, parent: HTMLElement): Promise<void> {
  const clock = new ShellClock();
  const watchdog = new Watchdog();
  let sound: AnchoredSound | undefined;
  let request: LightRequest | undefined;
  const made = createVeil({ parent, phases: new StepPhases(() => sound) });
  const veil = made.ok ? made.value : undefined;
  if (veil !== undefined) warmUp(veil.canvas);

  function carryOut(order: OverlayOrder): void {
    if (order.is === 'stop') {
      darken();
      return;
    }
    if (order.phase !== undefined) sound = new AnchoredSound(order.phase, clock);
    if (order.is === 'phase') return;
    request = { ...order.request, isStrict: order.request.isStrict || matchMedia(BRIGHT_DISPLAY).matches };
    veil?.set(request);
  }

  function darken(): void {
    if (request === undefined) return;
    // Whoever wants light again has to say so. First off, then dark: a window that is hidden meanwhile gets no further frame
    // in which the governor could learn of it.
    request = { ...request, isOn: false };
    veil?.set(request);
    veil?.stop();
  }

  await host.onOrder(carryOut);
  await host.onBeat(({ shellMs }) => {
    const nowMs = performance.now();
    watchdog.hear(nowMs);
    clock.hear(shellMs, nowMs);
    host.answer(veil === undefined ? WITHOUT_SURFACE : reportOf(veil));
  });
  setInterval(() => {
    if (watchdog.isMissing(performance.now())) darken();
  }, LOOK_EVERY_MS);
}

function reportOf(veil: Veil): OverlayReport {
  const { refreshHz, missedShare, frame } = veil;
  return { depth: veil.report(), refreshHz, missedShare, hasSurface: true, isDark: frame?.isDark ?? true };
}
