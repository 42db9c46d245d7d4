import type { Degrees } from '@vayl/domain';
import { useLayoutEffect } from 'react';

/** The one living colour of a page is the light's. Dialogs and sheets stand outside of its own element, and have it too. */
export function useHue(hueDegrees: Degrees): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--hue', String(hueDegrees));
    return () => {
      style.removeProperty('--hue');
    };
  }, [hueDegrees]);
}
