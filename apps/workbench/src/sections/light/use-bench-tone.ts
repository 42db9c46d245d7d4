import { SESSION_DEFAULTS } from '@vayl/domain';
import { LiveSound, planSound, type SoundPlan } from '@vayl/sound';
import { useEffect, useMemo, useState } from 'react';
import type { BenchSettings } from './bench-settings.ts';
import { HeardPhases } from './heard-phases.ts';

export interface BenchTone {
  readonly isPlaying: boolean;
  readonly phases: HeardPhases;
  readonly playTo: (isPlaying: boolean) => void;
}

/** The tone of the same settings, so that one can see and hear light and sound in phase. */
export function useBenchTone(settings: BenchSettings): BenchTone {
  const [isPlaying, setPlaying] = useState(false);
  const { sound, phases } = useMemo(createTone, []);
  const plan = useMemo(() => planOf(settings), [settings]);

  useEffect(() => () => sound.dispose(), [sound]);
  useEffect(() => {
    phases.setInStep(isPlaying && plan.gate.hz === settings.centerModulationHz);
    if (isPlaying) sound.apply(plan);
  }, [sound, phases, plan, isPlaying, settings.centerModulationHz]);

  const playTo = (wanted: boolean) => {
    if (wanted) sound.start(plan);
    else sound.stop();
    setPlaying(wanted);
  };
  return { isPlaying, phases, playTo };
}

function createTone() {
  const sound = new LiveSound({
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
    chance: Math.random,
    // The page has no log of its own; the browser's is where somebody at a workbench looks.
    logFailure: (what, cause) => reportError(new Error(what, { cause })),
  });
  return { sound, phases: new HeardPhases(sound) };
}

function planOf({ shape: _shape, clearWindow: _window, isStrict: _strict, ...session }: BenchSettings): SoundPlan {
  return planSound({ ...SESSION_DEFAULTS, ...session, isOn: true });
}
