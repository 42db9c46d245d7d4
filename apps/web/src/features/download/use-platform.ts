import { detectPlatform, type Platform } from '@vayl/domain';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** What the browser says it runs on. The prerendered page is for everybody, so it knows nothing. */
export function usePlatform(): Platform | undefined {
  return useSyncExternalStore(
    never,
    () => detectPlatform(navigator.userAgent),
    () => undefined,
  );
}
