import { SESSION_DEFAULTS } from '@vayl/domain';
import { StepPhases } from '@vayl/light';
import { SessionSound, type SoundSettings } from '@vayl/sound';
import { useEffect, useMemo, useState } from 'react';
import type { BenchSettings } from './bench-settings.ts';

export interface BenchTone {
  readonly isPlaying: boolean;
  readonly phases: StepPhases;
  readonly playTo: (isPlaying: boolean) => void;
}

/** The tone of the same settings, so that one can see and hear light and sound in phase. */
export function useBenchTone(settings: BenchSettings): BenchTone {
  const [isPlaying, setPlaying] = useState(false);
  const { sound, phases } = useMemo(createTone, []);
  const heard = useMemo(() => soundSettingsOf(settings), [settings]);

  useEffect(() => () => sound.dispose(), [sound]);
  useEffect(() => {
    if (isPlaying) sound.apply(heard);
  }, [sound, heard, isPlaying]);

  const playTo = (wanted: boolean) => {
    if (wanted) sound.start(heard);
    else sound.stop();
    setPlaying(wanted);
  };
  return { isPlaying, phases, playTo };
}

function createTone() {
  const sound = new SessionSound({
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
    chance: Math.random,
    // The page has no log of its own; the browser's is where somebody at a workbench looks.
    logFailure: (what, cause) => reportError(new Error(what, { cause })),
  });
  return { sound, phases: new StepPhases(() => sound.heard) };
}

function soundSettingsOf(settings: BenchSettings): SoundSettings {
  const { shape: _shape, clearWindow: _window, isStrict: _strict, ...session } = settings;
  return { ...SESSION_DEFAULTS, ...session, isOn: true };
}
