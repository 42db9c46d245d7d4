import { useEffect, useRef, useState } from 'react';
import { logProblem } from '../../site/log-problem.ts';
import type { SiteSound } from './site-sound.ts';

interface SiteSoundControl {
  readonly isMuted: boolean;
  readonly isUnavailable: boolean;
  readonly toggle: () => void;
}

/** Muted until somebody says otherwise; before that there is neither a context nor a tone, nor their code. */
export function useSiteSound(): SiteSoundControl {
  const [isMuted, setIsMuted] = useState(true);
  const [isUnavailable, setIsUnavailable] = useState(false);
  const opening = useRef<Promise<SiteSound>>(undefined);

  useEffect(() => () => void opening.current?.then((sound) => sound.dispose(), ignore), []);

  useEffect(() => {
    let isCurrent = true;
    const apply = async (): Promise<void> => {
      const sound = await opening.current?.catch(ignore);
      if (isCurrent) await sound?.setAudible(!isMuted && !document.hidden);
    };
    const follow = () => void apply();
    const mute = () => setIsMuted(true);
    follow();
    document.addEventListener('visibilitychange', follow);
    // Two sounds at once are none: whatever film starts on the page has the word.
    document.addEventListener('play', mute, { capture: true });
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', follow);
      document.removeEventListener('play', mute, { capture: true });
    };
  }, [isMuted]);

  function toggle(): void {
    if (isMuted && opening.current === undefined) {
      opening.current = openSiteSound();
      opening.current.catch((cause: unknown) => {
        logProblem('site-sound.open-failed', cause);
        opening.current = undefined;
        setIsMuted(true);
        setIsUnavailable(true);
      });
    }
    setIsMuted(!isMuted);
  }

  return { isMuted, isUnavailable, toggle };
}

async function openSiteSound(): Promise<SiteSound> {
  // Within the click: some browsers let a context sound only if it was made there.
  const context = new AudioContext();
  const { SiteSound } = await import('./site-sound.ts');
  return new SiteSound(context);
}

/** It was said where it happened. */
function ignore(): undefined {
  return undefined;
}
