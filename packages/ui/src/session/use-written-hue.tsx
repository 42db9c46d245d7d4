import type { Degrees } from '@vayl/domain';
import { useLayoutEffect, useRef } from 'react';
import { ACCENTS, accentsAt } from './hue/accents.ts';
import { crossSlowly } from './hue/cross-slowly.ts';

/**
 * As `useHue`, for a window whose browser may be too old to make colours from a hue: they are worked out here and
 * written as plain values. The style sheet for it is `older-styles.css`.
 */
export function useWrittenHue(hueDegrees: Degrees): void {
  const shownHue = useRef<Degrees>(undefined);
  useLayoutEffect(
    () =>
      crossSlowly(shownHue.current ?? hueDegrees, hueDegrees, (atDegrees) => {
        shownHue.current = atDegrees;
        writeAccents(atDegrees);
      }),
    [hueDegrees],
  );
  useLayoutEffect(() => removeAccents, []);
}

function writeAccents(hueDegrees: Degrees): void {
  const { style } = document.documentElement;
  for (const [name, colour] of accentsAt(hueDegrees)) style.setProperty(name, colour);
}

function removeAccents(): void {
  const { style } = document.documentElement;
  for (const { name } of ACCENTS) style.removeProperty(name);
}
