import { type BlockKind, GOVERNOR_LIMITS } from '@vayl/domain';
import { TimelinePlan } from '../timeline/timeline-plan.ts';
import type { SessionCore } from './session-core.ts';
import type { PauseReason, StopReason } from './session-state.ts';

/** After these a session goes on where it was, once a person has switched it on again. */
const INTERRUPTIONS: readonly (StopReason | undefined)[] = ['hidden', 'slept', 'locked', 'displays-changed'];

/** They are about the light alone; noise without it may go on. */
const ABOUT_LIGHT: readonly StopReason[] = ['displays-changed', 'surface-lost', 'heartbeat-lost', 'reduced-motion'];

export interface SwitchActions {
  /** To be called inside a person's gesture, and by nothing else: it is the only way to `isOn`. */
  readonly switchOn: () => void;
  /** The same, for a block of a self-test that nobody is told the kind of. It holds for this one switching on. */
  readonly switchOnConcealed: (block: BlockKind) => void;
  /** Through the fade. */
  readonly switchOff: () => void;
  /**
   * The light fades and the tone rests, while the timeline waits and no minutes are counted. In a pause that is not the
   * person's own, background noise goes on. The person's own is taken over by no other.
   */
  readonly pause: (reason?: PauseReason) => void;
  /** Light comes back through the fade. What a person has switched off stays off. */
  readonly resume: () => void;
  /** Turns all sound down for a while, and up again. */
  readonly duck: (isDucked: boolean) => void;
  /** Dark on the next frame, without a fade. For a second, no light is asked for. */
  readonly stop: (reason: StopReason) => void;
  /** A hidden page is dark, and stays so until a person switches on again. */
  readonly setVisible: (isVisible: boolean) => void;
  /** Another plan begins at its beginning. What is no plan changes nothing. */
  readonly choosePlan: (plan: TimelinePlan) => void;
}

export function switchActions(core: SessionCore): SwitchActions {
  const rearming = core.alarm();

  function switchOn(concealedBlock?: BlockKind): void {
    const { settings, isVisible, hasMinutes, stoppedBy, elapsedMs } = core.state;
    if (settings.isOn || !isVisible || !hasMinutes) return;
    core.commit({
      settings: { ...settings, isOn: true },
      pauseReason: undefined,
      isNoiseAlone: false,
      concealedBlock,
      stoppedBy: undefined,
      elapsedMs: INTERRUPTIONS.includes(stoppedBy) ? elapsedMs : 0,
    });
  }

  function switchOff(): void {
    core.commit({ settings: { ...core.state.settings, isOn: false }, pauseReason: undefined, isNoiseAlone: false });
  }

  function stop(reason: StopReason): void {
    // Light that was told to stop comes back only after a request that is off, which a frame must have seen.
    rearming.set(GOVERNOR_LIMITS.rearmMs, () => core.commit({ isRearming: false }));
    const { settings, stoppedBy, isNoiseAlone } = core.state;
    core.darken();
    core.commit({
      settings: { ...settings, isOn: false },
      pauseReason: undefined,
      isNoiseAlone: isNoiseAlone && ABOUT_LIGHT.includes(reason),
      isRearming: true,
      stoppedBy: settings.isOn ? reason : stoppedBy,
    });
  }

  function pause(reason: PauseReason = 'person'): void {
    const { settings, pauseReason } = core.state;
    if (settings.isOn && pauseReason !== 'person') core.commit({ pauseReason: reason });
  }

  core.onSlept = () => stop('slept');

  return {
    switchOn: () => switchOn(),
    switchOnConcealed: switchOn,
    switchOff,
    stop,
    pause,
    resume: () => core.commit({ pauseReason: undefined }),
    duck: (isDucked) => core.commit({ isDucked }),
    setVisible: (isVisible) => {
      // Also where it is off already: a fade-out would stand still on a page that gets no frames.
      if (!isVisible) stop('hidden');
      if (!isVisible) core.saveWaiting();
      core.commit({ isVisible });
    },
    choosePlan: (plan) => {
      const chosen = TimelinePlan.safeParse(plan);
      if (chosen.success) core.commit({ plan: chosen.data, elapsedMs: 0 });
    },
  };
}
