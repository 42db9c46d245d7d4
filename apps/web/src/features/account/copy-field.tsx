import './copy-field.css';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useRef, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { logProblem } from '../../site/log-problem.ts';

/** A text to take away. Where the browser does not let us copy, it is selected, and the keyboard does. */
export function CopyField({ text }: { readonly text: string }): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (cause) {
      logProblem('account.copy-refused', cause);
      if (shown.current !== null) window.getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  }

  return (
    <div className="copy-field">
      <code ref={shown} className="copy-field-text">
        {text}
      </code>
      <Button look="line" onClick={() => void copy()}>
        {outcome === 'copied' ? ACCOUNT.referral.copied : ACCOUNT.referral.copy}
      </Button>
      <p className="copy-field-outcome" role="status">
        {outcome === 'selected' && ACCOUNT.referral.copyFailed}
      </p>
    </div>
  );
}
