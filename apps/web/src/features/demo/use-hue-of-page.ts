import type { Degrees } from '@vayl/domain';
import { useLayoutEffect } from 'react';

/** Dialogs and sheets stand outside of the page's own element, and have its colour too as long as it is shown. */
export function useHueOfPage(hueDegrees: Degrees): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--hue', String(hueDegrees));
    return () => {
      style.removeProperty('--hue');
    };
  }, [hueDegrees]);
}
