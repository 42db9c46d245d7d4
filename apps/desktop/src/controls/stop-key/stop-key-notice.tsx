import { Notice } from '@vayl/ui/primitives/notice';
import { type ReactNode, useSyncExternalStore } from 'react';
import { SETTINGS } from '../shell-words.ts';
import type { StopKey } from './stop-key.ts';

/** A key that another app has stops nothing, and that must not be found out when it is needed. */
export function StopKeyNotice({ stopKey }: { readonly stopKey: StopKey }): ReactNode {
  const { keys, problem } = useSyncExternalStore(stopKey.subscribe, stopKey.getSnapshot);
  if (keys !== undefined || problem === undefined) return null;
  const { title, text } = SETTINGS.stopKey.missing;
  return (
    <Notice tone="caution" title={title} isSpoken>
      {text}
    </Notice>
  );
}
