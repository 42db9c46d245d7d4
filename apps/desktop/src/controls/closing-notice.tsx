import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Closing } from './closing.ts';
import { CLOSING } from './shell-words.ts';

/** The first time that the window is closed. */
export function ClosingNotice({ closing }: { readonly closing: Closing }): ReactNode {
  const isOpen = useSyncExternalStore(closing.subscribe, closing.getSnapshot);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => closing.keepOpen()}
      title={CLOSING.title}
      actions={
        <>
          <Button onClick={() => closing.hide()}>{CLOSING.hide}</Button>
          <Button look="line" onClick={() => closing.quit()}>
            {CLOSING.quit}
          </Button>
        </>
      }
    >
      <p>{CLOSING.text}</p>
    </Dialog>
  );
}
