import { createVeil, type Veil } from '@vayl/light';
import { useHue } from '@vayl/ui/session/use-hue';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { BENCH_DEFAULTS, type BenchChange, type BenchSettings, requestOf } from './bench-settings.ts';
import { type BenchTone, useBenchTone } from './use-bench-tone.ts';

type BenchLight =
  | { readonly is: 'preparing' }
  | { readonly is: 'ready'; readonly veil: Veil }
  | { readonly is: 'unavailable' };

export interface LightBench {
  readonly settings: BenchSettings;
  readonly veil: Veil | undefined;
  readonly tone: BenchTone;
  /** This browser has no WebGL. */
  readonly isUnavailable: boolean;
  readonly change: (change: BenchChange) => void;
  readonly switchTo: (isOn: boolean) => void;
  readonly stop: () => void;
}

/** Owns the veil of this section: it comes and goes with it, and is dark until the switch is pressed. */
export function useLightBench(): LightBench {
  const [settings, merge] = useReducer(merged, BENCH_DEFAULTS);
  const tone = useBenchTone(settings);
  const { phases } = tone;
  const [light, setLight] = useState<BenchLight>({ is: 'preparing' });
  const veil = light.is === 'ready' ? light.veil : undefined;
  const request = useMemo(() => requestOf(settings), [settings]);

  useEffect(() => {
    const created = createVeil({ parent: document.body, phases });
    setLight(created.ok ? { is: 'ready', veil: created.value } : { is: 'unavailable' });
    return () => {
      if (created.ok) created.value.dispose();
    };
  }, [phases]);

  useEffect(() => veil?.set(request), [veil, request]);

  const stop = useCallback(() => {
    veil?.stop();
    merge({ isOn: false });
  }, [veil]);
  useStopKey(stop);
  useHue(settings.visualHue);

  return {
    settings,
    veil,
    tone,
    isUnavailable: light.is === 'unavailable',
    change: merge,
    switchTo: (isOn) => merge({ isOn }),
    stop,
  };
}

function merged(settings: BenchSettings, change: Partial<BenchSettings>): BenchSettings {
  return { ...settings, ...change };
}

/** Esc works wherever the focus is. */
function useStopKey(stop: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [stop]);
}
