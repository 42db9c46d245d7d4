import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useEffect, useState } from 'react';
import { AUTH_SUCCESS } from '../../../content/auth-success.content.ts';

/** How long a browser may take to close the window before we say that it does not. */
const PATIENCE_MS = 400;

/** Browsers refuse to close a window that no script opened; then the sentence is what remains (RD-73). */
export function CloseWindow(): ReactNode {
  const [state, setState] = useState<'open' | 'asked' | 'stays'>('open');

  useEffect(() => {
    if (state !== 'asked') return undefined;
    const timer = setTimeout(() => setState('stays'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function close(): void {
    window.close();
    setState('asked');
  }

  return (
    <div className="auth-done-close">
      <Button onClick={close}>{AUTH_SUCCESS.close}</Button>
      <p role="status">{state === 'stays' ? AUTH_SUCCESS.stays : ''}</p>
    </div>
  );
}
